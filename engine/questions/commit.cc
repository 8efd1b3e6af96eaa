#include "engine/questions/commit.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/fields/kinds.h"
#include "engine/questions/deal_text.h"

namespace jasnel {
namespace {

constexpr std::size_t kHashDigits = 64;

// Hexadecimal digits, which become small letters.
class DigitsKind final : public Input<std::string> {
 public:
  constexpr DigitsKind(std::size_t least, std::size_t most) : least_(least), most_(most) {}

  std::string_view Form() const override { return "DIGITS"; }
  Message Expected() const override {
    if (least_ == most_) return Say("$0 digits, 0 to f", "$0 cijfers, 0 tot en met f", most_);
    return Say("from $0 to $1 digits, 0 to f", "$0 tot en met $1 cijfers, 0 tot en met f", least_,
               most_);
  }
  Record InputSchema() const {
    return {{"type", "string"}, {"minLength", least_}, {"maxLength", most_}};
  }

  std::optional<std::string> Parse(std::string_view text) const {
    std::string digits(text);
    std::transform(digits.begin(), digits.end(), digits.begin(), ToLower);
    const bool is_right = digits.size() >= least_ && digits.size() <= most_ &&
                          digits.find_first_not_of("0123456789abcdef") == std::string::npos;
    return is_right ? std::optional(digits) : std::nullopt;
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& digits) const override {
    auto parsed = Parse(text);
    if (!parsed) return Expected();
    digits = *std::move(parsed);
    return std::nullopt;
  }

 private:
  std::size_t least_;
  std::size_t most_;
};
constexpr DigitsKind kSalt(kLeastSalt, kMostSalt);
constexpr DigitsKind kHash(kHashDigits, kHashDigits);

constexpr Field kCommitFields[] = {
    Takes<&CommitQuestion::text>({"text", "tekst"}, kDealText, kDealTextHelp, {.needed = true}),
    Takes<&CommitQuestion::salt>({"salt", "salt"}, kSalt,
                                 {"32 to 128 digits, 0 to f, hashed with the deals (default those "
                                  "behind salt= in the text, or "
                                  "new ones)",
                                  "32 tot en met 128 cijfers, 0 tot en met f, die met de spellen "
                                  "in de hash gaan (standaard die "
                                  "achter salt= in de tekst, of nieuwe)"}),
    Takes<&CommitQuestion::hash>({"hash", "hash"}, kHash,
                                 {"the hash that was published, to check the deals",
                                  "de hash die bekendgemaakt is, om de spellen na te gaan"}),
};

constexpr Part kCommitAnswer[] = {
    Gives<kinds::kText, [](const CommitAnswer& answer) { return SetName(answer.hash); }>(
        "set", "the name of the set, for paper: how the hash begins"),
    Gives<kinds::kText, &CommitAnswer::hash>("hash",
                                             "the SHA-256 of `text`, to be published beforehand"),
    Gives<kinds::kText, &CommitAnswer::set, &DealSet::salt>(
        "salt", "the salt, to be kept secret until the deals were played"),
    Gives<kinds::kNumber,
          [](const CommitAnswer& answer) {
            return static_cast<std::int64_t>(answer.set.deals.size());
          }>("deals", "how many deals there are"),
    Gives<kinds::kText, [](const CommitAnswer& answer) { return answer.set.Text(); }>(
        "text", "the salt and the deals, as they are hashed and should be kept"),
    Gives<kinds::kSwitch, &CommitAnswer::same>("same", "whether the hash is the one published"),
};

// The salt of a question, of its text, or a new one.
Result<std::string> SaltOf(const CommitQuestion& question) {
  if (question.salt) return *question.salt;
  if (const auto told = SaltIn(question.text)) {
    if (auto salt = kSalt.Parse(*told)) return *std::move(salt);
    return In(Phrase{"# salt=", "# salt="}, Unexpected(*told, kSalt.Expected()));
  }
  if (!question.hash) return NewSalt();
  return Error{Say("no salt; expected a comment '# salt=...' before the deals",
                   "geen salt; verwacht een commentaarregel '# salt=...' voor de spellen")};
}

}  // namespace

constexpr QuestionSpec CommitDeals::kSpec = {
    .name = "commit",
    .about = kAbout,
    .answer_type = "Commitment",
    .fields = kCommitFields,
    .answer = kCommitAnswer,
};

Result<CommitAnswer> CommitDeals::AnswerTo(const CommitQuestion& question) {
  auto deals = DealsIn(question.text);
  if (!deals) return In("text", deals.error());
  auto salt = SaltOf(question);
  if (!salt) return salt.error();
  CommitAnswer answer = {.set = {*std::move(deals), *std::move(salt)}, .hash = {}, .same = {}};
  answer.hash = answer.set.Hash();
  if (question.hash) answer.same = answer.hash == *question.hash;
  return answer;
}

std::optional<std::string> ParseHash(std::string_view text) { return kHash.Parse(Trim(text)); }

Message HashExpected() { return kHash.Expected(); }

}  // namespace jasnel
