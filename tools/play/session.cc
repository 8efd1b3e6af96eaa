#include "tools/play/session.h"

#include <cstddef>
#include <utility>

#include "absl/strings/substitute.h"
#include "bitboard/text/characters.h"
#include "tools/analyse/printer.h"
#include "tools/analyse/text.h"
#include "tools/shared/run/interrupt.h"

namespace jasnel {

PlaySession::PlaySession(const GameToPlay& game, const PlayStyle& style, bool hints,
                         PlayTable table, std::optional<RecordFile> record)
    : game_(game),
      style_(style),
      pages_(style),
      table_(std::move(table)),
      record_(std::move(record)),
      person_(talk_, game_, pages_, *table_.adviser, hints) {}

ExitStatus PlaySession::Run() {
  talk_.Say(pages_.Welcome(game_.game()));
  while (PlayDeal() && EndDeal() && AskNext()) game_.NextDeal();
  if (!game_.deal().IsOver()) Record();
  if (!failure_) failure_ = talk_.failure();
  if (failure_) return kExitFailed;
  if (Interrupted()) return kExitInterrupted;
  if (!game_.sheet().empty()) talk_.Say("\n" + pages_.Sheet(game_));
  failure_ = talk_.failure();
  return failure_ ? kExitFailed : kExitOk;
}

bool PlaySession::Fail(const Error& error) {
  if (!failure_) failure_ = error;
  return false;
}

bool PlaySession::PlayDeal() {
  talk_.Say(pages_.DealBegins(game_));
  while (!game_.deal().IsOver()) {
    if (!Move()) return false;
  }
  return true;
}

bool PlaySession::Move() {
  const bool own = game_.awaited() == Awaited::kPerson;
  const DealInPlay before = game_.deal();
  Player& player = own ? person_ : *table_.players[static_cast<std::size_t>(Index(before.turn()))];
  const auto error = game_.Move(player, Interrupted());
  if (Interrupted() || talk_.failure()) return false;
  if (!error) {
    talk_.Say(pages_.Moved(before, game_.deal()));
    return true;
  }
  if (!own) return Fail(Error{Say("$0: $1", "$0: $1", pages_.Name(before.turn()), *error)});
  if (person_.left() != HumanPlayer::Left::kUndo) return false;
  game_.TakeBack();
  talk_.Say(std::string(pages_.words().taken_back) + "\n");
  return true;
}

// Says what came of the deal and what the person's cards cost.
bool PlaySession::EndDeal() {
  Record();
  talk_.Say(pages_.DealEnds(game_));
  analysed_ = AnalyseRecord(solver_, game_.number(), RecordOf(game_), {.cancel = &Interrupted()});
  if (analysed_.error) return Fail(*analysed_.error);
  if (analysed_.analysis.stop != Stop::kSolved) return false;
  talk_.Say("\n" + SeatText(analysed_, {.language = style_.language, .unit = "record"},
                            game_.game().person));
  return !failure_;
}

void PlaySession::SayWholeAnalysis() {
  const auto printer =
      MakeAnalysisPrinter({.language = style_.language, .unit = "record"}, Format::kText);
  const std::string page = printer->Print(analysed_).out;
  talk_.Say("\n" + page + printer->Finish().out);
}

bool PlaySession::AskNext() {
  const bool more = game_.awaited() == Awaited::kNextDeal;
  const PlayWords& words = pages_.words();
  while (const auto typed = talk_.Ask(more ? words.ask_next : words.ask_end)) {
    const auto wish = typed->empty() ? PlayWish::kNext : ParseWish(*typed);
    if (!wish) {
      talk_.Say(absl::Substitute(words.no_such_word, Quoted(*typed)) + "\n");
    } else if (wish == PlayWish::kNext) {
      return more;
    } else if (wish == PlayWish::kQuit) {
      return false;
    } else if (wish == PlayWish::kAnalyse) {
      SayWholeAnalysis();
    } else {
      const auto answer = pages_.Answer(*wish, game_);
      talk_.Say(answer ? *answer : std::string(words.over) + "\n");
    }
  }
  return false;
}

void PlaySession::Record() {
  if (!record_ || game_.deal().tricks().tricks().empty()) return;
  if (const auto error = record_->Append(RecordLine(game_, table_.names))) Fail(*error);
}

}  // namespace jasnel
