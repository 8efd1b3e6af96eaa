#include <algorithm>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/deal_fields.h"
#include "bitboard/text/hand_text.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

// Takes `Noord:` or `Noord` off.
std::optional<Seat> TakeSeatOfLine(WordReader& in) {
  in.SkipSpace();
  const std::string_view word = in.Word();
  const std::size_t colon = word.find(':');
  const auto seat = ParseSeat(word.substr(0, colon));
  if (!seat) return std::nullopt;
  in.Skip(colon == std::string_view::npos ? word.size() : colon + 1);
  in.SkipSpace();
  if (colon == std::string_view::npos && !in.AtEnd() && in.Rest().front() == ':') in.Skip(1);
  in.SkipSpace();
  return seat;
}

bool BeginsField(const WordReader& in) { return in.Word().find('=') != std::string_view::npos; }

// Whether a seat is named in what is left.
bool NamesSeat(WordReader in) {
  for (; !in.AtEnd(); in.SkipSpace()) {
    const std::string_view word = in.Word();
    if (IsWholeSeatName(word.substr(0, word.find(':')))) return true;
    in.Skip(word.size());
  }
  return false;
}

std::optional<TextFault> ReadHandOf(Seat seat, WordReader& in, CardSet& seen, CardSet& hand) {
  const Message name = Say("$0's hand", "de hand van $0", SeatMessage(seat));
  auto fault = ReadHand<KlaverjasDeck>(in, name, HandPlace::kAlone, seen, hand);
  in.SkipSpace();
  return fault;
}

// `Troef: harten` as the field that it is.
std::string WithFields(std::string line) {
  for (std::size_t at = 0; (at = line.find(": ", at)) != std::string::npos; ++at) {
    line.replace(at, 2, "=");
  }
  return line;
}

// What is said of a seat, and the field that it is.
struct SaidOfSeat {
  Phrase said;
  std::string_view field;
};
constexpr SaidOfSeat kSaidOfSeats[] = {{{"plays", "speelt"}, "declarer"},
                                       {{"leads", "komt uit"}, "leader"},
                                       {{"deals", "geeft"}, "dealer"}};

bool IsTrumpWord(std::string_view word) {
  return EqualsIgnoringCase(word, "trump") || EqualsIgnoringCase(word, "troef");
}

// A field in words: `troef harten`, `Noord speelt`; empty for none.
std::string FieldInWords(std::string_view phrase) {
  const auto end = std::find_if(phrase.begin(), phrase.end(), IsSpace);
  const std::string_view first = phrase.substr(0, static_cast<std::size_t>(end - phrase.begin()));
  const std::string_view rest = Trim(phrase.substr(first.size()));
  if (IsTrumpWord(first)) {
    const auto suit = ParseWhole(rest, TakeSuitOfHand);
    return suit ? "trump=" + std::string(SuitName(*suit, Language::kEnglish)) : std::string();
  }
  if (!ParseSeat(first)) return {};
  for (const auto& [said, field] : kSaidOfSeats) {
    if (!EqualsIgnoringCase(rest, said.english) && !EqualsIgnoringCase(rest, said.dutch)) continue;
    return std::string(field) + "=" + std::string(first);
  }
  return {};
}

// Whether a line has fields in words, were its trump none.
bool IsInWords(std::string_view line) {
  WordReader in(line);
  in.SkipSpace();
  return IsTrumpWord(in.Word()) ||
         !FieldInWords(Trim(line.substr(0, line.find_first_of(",.")))).empty();
}

// The fields of such a line, with commas between them.
std::optional<Error> ReadInWords(std::string_view line, DealLine& deal) {
  const auto wrong = [](const WordReader& in, std::string_view what) {
    return in.ErrorHere(
        Say("$0 behind the hands; expected something like 'trump hearts', 'North plays' or 'East "
            "leads', each once",
            "$0 na de handen; verwacht bijvoorbeeld 'troef harten', 'Noord speelt' of 'Oost komt "
            "uit', elk één keer",
            Quoted(what)));
  };
  std::string all;
  WordReader in(line);
  for (in.SkipSpace(); !in.AtEnd(); in.SkipSpace()) {
    const std::string_view phrase = in.Rest().substr(0, in.Rest().find_first_of(",."));
    const std::string field = FieldInWords(Trim(phrase));
    if (field.empty() && !Trim(phrase).empty()) return wrong(in, Trim(phrase));
    all += field + ' ';
    in.Skip(std::min(phrase.size() + 1, in.Rest().size()));
  }
  WordReader fields(all);
  if (ReadDealFields(fields, deal)) return wrong(WordReader(line), Trim(line));
  return std::nullopt;
}

}  // namespace

bool HandLinesReader::Recognizes(std::string_view line) {
  const std::string plain = PlainText(line);
  WordReader in(WithoutComment(plain));
  in.SkipSpace();
  // A deal line in which hands are missing, and not the first of four lines.
  const std::string_view first = in.Word();
  if (first.size() > 2 && first[1] == ':') return false;
  const auto seat = TakeSeatOfLine(in);
  if (!seat || in.AtEnd()) return false;
  // A deal line names other seats too, or has a colon: of `Noord sch. 6` it is the hand that is
  // wrong.
  const bool is_named = IsWholeSeatName(first) && !NamesSeat(in);
  CardSet seen;
  CardSet hand;
  return is_named || (!ReadHandOf(*seat, in, seen, hand) && hand.size() <= kHandSize &&
                      (in.AtEnd() || BeginsField(in)));
}

void HandLinesReader::Feed(std::string_view line) {
  ++lines_;
  std::string plain = PlainText(WithoutComment(line));
  if (Trim(plain).empty()) return;
  WordReader in(plain);
  if (typed_ && typed_->seats.size() == kSeats && IsInWords(plain)) {
    if (auto wrong = ReadInWords(plain, typed_->deal)) Fail(*std::move(wrong));
    return;
  }
  const auto seat = TakeSeatOfLine(in);
  if (!seat && typed_ && typed_->seats.size() == kSeats) {
    plain = WithFields(plain);
    WordReader fields(plain);
    auto wrong = ReadDealFields(fields, typed_->deal);
    if (wrong) Fail(*std::move(wrong));
    return;
  }
  if (typed_ && typed_->seats.size() == kSeats) End();
  if (!typed_) typed_.emplace().line_number = lines_;
  if (!seat) {
    return Fail(in.ErrorHere(Say("no seat at the start of $0; expected a line for each of four",
                                 "geen plaats aan het begin van $0; verwacht een regel voor elk "
                                 "van de vier",
                                 Quoted(Trim(plain)))));
  }
  const bool again = std::count(typed_->seats.begin(), typed_->seats.end(), *seat) != 0;
  if (again) {
    return Fail(in.ErrorHere(Say("a second hand for $0; expected each seat once",
                                 "een tweede hand voor $0; verwacht elke plaats één keer",
                                 SeatMessage(*seat))));
  }
  typed_->seats.push_back(*seat);
  const auto fault = ReadHandOf(*seat, in, typed_->seen, typed_->deal.hands[Index(*seat)]);
  if (fault) return Fail(fault->AsError(plain));
  auto wrong = ReadDealFields(in, typed_->deal);
  if (wrong) Fail(*std::move(wrong));
}

void HandLinesReader::Finish() { End(); }

std::optional<WrittenDeal> HandLinesReader::Next() {
  if (ended_.empty()) return std::nullopt;
  WrittenDeal deal = std::move(ended_.front());
  ended_.pop_front();
  return deal;
}

// The first that is wrong.
void HandLinesReader::Fail(const Error& error) {
  if (typed_->error) return;
  typed_->error = error;
  typed_->line_number = lines_;
}

void HandLinesReader::End() {
  if (!typed_) return;
  for (const Seat seat : kAllSeats) {
    if (std::count(typed_->seats.begin(), typed_->seats.end(), seat) != 0) continue;
    Fail(Error{Say("no hand for $0; expected a line for each of four, - for an empty one",
                   "geen hand voor $0; verwacht een regel voor elk van de vier, - voor een lege",
                   SeatMessage(seat))});
  }
  ended_.push_back(typed_->error ? WrittenDeal{*typed_->error, typed_->line_number}
                                 : WrittenDeal{typed_->deal, typed_->line_number});
  typed_.reset();
}

}  // namespace jasnel
