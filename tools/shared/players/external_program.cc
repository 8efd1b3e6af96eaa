#include "tools/shared/players/external_program.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"

namespace jasnel {

bool SentKeys::Refuses(const Record& answer) {
  const Record* const knows = FindKey(answer, "knows");
  if (knows != nullptr && knows->is_array() && !known_) {
    known_.emplace();
    for (const Record& key : *knows) {
      if (key.is_string()) known_->push_back(key.get<std::string>());
    }
  }
  const Record* const error = FindKey(answer, "error");
  if (error == nullptr) return false;
  if (error->is_string()) {
    if (auto key = RefusedKey(error->get_ref<const std::string&>())) {
      refused_.push_back(*std::move(key));
    }
  }
  return true;
}

// Without its id no answer can be told from another, nor are tricks anything without their cards.
bool SentKeys::Sends(const RequestKey& key) const {
  if (key.of_trick ? key.name == "leader" || key.name == "cards" : key.name == "id") return true;
  const auto is_key = [&](const RequestKey& other) {
    return other.name == key.name && other.of_trick == key.of_trick;
  };
  if (std::any_of(refused_.begin(), refused_.end(), is_key)) return false;
  return !known_ || std::find(known_->begin(), known_->end(), key.name) != known_->end();
}

Record SentKeys::Of(const Record& request) const {
  Record sent;
  for (const auto& [name, value] : request.items()) {
    if (Sends({name})) sent[name] = value;
  }
  if (const auto tricks = sent.find("tricks"); tricks != sent.end()) {
    for (Record& trick : *tricks) {
      Record all = std::move(trick);
      trick = Record::object();
      for (const auto& [name, value] : all.items()) {
        if (Sends({name, true})) trick[name] = value;
      }
    }
  }
  return sent;
}

// What is no answer is often the start of a talk, of which all helps to find where it was printed.
std::string PrintableLine(std::string_view line) {
  std::string text;
  while (!line.empty()) {
    const std::string_view character = line.substr(0, CharacterSize(line));
    text += IsShown(character) ? character : std::string_view("�");
    line.remove_prefix(character.size());
  }
  return text;
}

Result<Record> ReadAnswer(const std::string& line) {
  constexpr Phrase kExpected = {R"(an answer, such as {"id":1,"move":"HT"})",
                                R"(een antwoord, zoals {"id":1,"move":"HT"})"};
  auto answer = ParseJsonObject(line, kExpected);
  if (answer) return answer;
  return Error{Say("answered with '$0': $1", "antwoordde met '$0': $1", PrintableLine(line),
                   answer.error())};
}

namespace {

constexpr std::string_view kExec = "exec:";
constexpr std::string_view kNamedExec = "=exec:";

// What is before `=exec:`; empty if there is none. Options of other players follow a colon.
std::string_view NameOfProgram(std::string_view player) {
  const auto end = player.find(kNamedExec);
  if (end == std::string_view::npos || player.substr(0, end).find(':') != std::string_view::npos) {
    return {};
  }
  return Trim(player.substr(0, end));
}

}  // namespace

std::string ShownPlayer(const std::string& player) {
  const std::string_view name = NameOfProgram(player);
  return std::string(name.empty() ? player : name);
}

Result<std::optional<std::string>> ProgramCommand(std::string_view player) {
  if (!NameOfProgram(player).empty()) player.remove_prefix(player.find(kNamedExec) + 1);
  if (!player.starts_with(kExec)) return std::optional<std::string>();
  const std::string_view command = Trim(player.substr(kExec.size()));
  if (command.empty()) {
    return Error{Say("'exec:' with no command; expected one, such as exec:./my-bot",
                     "'exec:' zonder opdracht; verwacht er een, zoals exec:./mijn-bot")};
  }
  return std::optional<std::string>(command);
}

ExternalProgram::ExternalProgram(std::string command, const ProgramTerms& terms)
    : command_(std::move(command)), terms_(terms) {}

void ExternalProgram::Shutdown() {
  if (program_ != nullptr) program_->Shutdown();
}

MoveLimits ExternalProgram::ForPrograms(MoveLimits limits) {
  limits.seed &= (std::uint64_t{1} << 53) - 1;
  return limits;
}

// Out of step, the same program is not asked again: what it would answer could be to an earlier
// request.
Error ExternalProgram::Fail(const Error& error, bool in_step) {
  Error failed{Say("exec:$0 $1", "exec:$0 $1", Printable(command_), error)};
  if (!terms_.fouled) {
    Shutdown();
    failed_ = failed;
  } else if (!in_step) {
    program_ = nullptr;
  }
  return failed;
}

CallChoice MoveAfterFoul(const CallView& view) {
  const LegalCalls legal = view.auction.Legal(view.hand);
  if (legal.pass) return {};
  const auto first = std::find_if(kAllSuits.begin(), kAllSuits.end(),
                                  [&](Suit suit) { return legal.suits.Contains(suit); });
  return {Call{*first}};
}

CardChoice MoveAfterFoul(const PlayView& view) { return {view.Legal().Lowest()}; }

boerenbridge::BidChoice MoveAfterFoul(const boerenbridge::BidView& view) {
  return {boerenbridge::LegalBids(view.bidding).front()};
}

boerenbridge::CardChoice MoveAfterFoul(const boerenbridge::PlayView& view) {
  return {view.Legal().Lowest()};
}

Result<std::string> ExternalProgram::Exchange(const std::string& request,
                                              const MoveLimits& limits) {
  auto limit = terms_.answer;
  if (program_ == nullptr) {
    auto started = ChildProcess::Start(command_);
    if (!started) return started.error();
    program_ = std::move(started).value();
    limit = std::max(terms_.start, terms_.answer);
  }
  return program_->Ask(request, limit + std::chrono::ceil<std::chrono::milliseconds>(limits.time),
                       {limits.cancel, terms_.cancel});
}

Result<Record> ExternalProgram::AskFor(const Record& request, const MoveLimits& limits) {
  if (failed_) return *failed_;
  return keys_.Ask(request, [&](const Record& sent) -> Result<Record> {
    const auto line = Exchange(JsonLine(sent), limits);
    if (!line) return Fail(line.error());
    auto answer = ReadAnswer(*line);
    if (!answer) return Fail(answer.error());
    return answer;
  });
}

}  // namespace jasnel
