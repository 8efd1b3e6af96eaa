#include "tools/play/boerenbridge_session.h"

#include <cstddef>
#include <utility>

#include "absl/strings/substitute.h"
#include "bitboard/text/characters.h"
#include "tools/play/boerenbridge_record.h"
#include "tools/shared/run/interrupt.h"

namespace jasnel::boerenbridge {

PlaySession::PlaySession(const GameToPlay& game, const PlayStyle& style, bool hints,
                         PlayTable table, std::optional<RecordFile> record)
    : game_(game),
      pages_(game_, style),
      table_(std::move(table)),
      record_(std::move(record)),
      person_(talk_, pages_, *table_.adviser, hints) {}

ExitStatus PlaySession::Run() {
  talk_.Say(pages_.Welcome());
  while (PlayDeal() && EndDeal() && AskNext()) game_.NextDeal();
  if (!game_.deal().IsOver()) Record();
  if (!failure_) failure_ = talk_.failure();
  if (failure_) return kExitFailed;
  if (Interrupted()) return kExitInterrupted;
  if (!game_.sheet().empty()) talk_.Say("\n" + pages_.Sheet());
  failure_ = talk_.failure();
  return failure_ ? kExitFailed : kExitOk;
}

bool PlaySession::Fail(const Error& error) {
  if (!failure_) failure_ = error;
  return false;
}

bool PlaySession::PlayDeal() {
  talk_.Say(pages_.DealBegins());
  while (!game_.deal().IsOver()) {
    if (!Move()) return false;
  }
  return true;
}

bool PlaySession::Move() {
  const bool own = game_.awaited() == Awaited::kPerson;
  const DealInPlay before = game_.deal();
  const int place = game_.PlaceOf(before.turn());
  Player& player = own ? person_ : *table_.players[static_cast<std::size_t>(place)];
  const auto error = game_.Move(player, Interrupted());
  if (Interrupted() || talk_.failure()) return false;
  if (!error) {
    talk_.Say(pages_.Moved(before));
    return true;
  }
  return own ? false : Fail(Error{Say("$0: $1", "$0: $1", pages_.Name(place), *error)});
}

bool PlaySession::EndDeal() {
  Record();
  talk_.Say(pages_.DealEnds());
  return !failure_ && game_.awaited() == Awaited::kNextDeal;
}

bool PlaySession::AskNext() {
  const PlayWords& words = pages_.words();
  while (const auto typed = talk_.Ask(words.ask_next)) {
    const auto wish = typed->empty() ? PlayWish::kNext : ParseWish(*typed);
    if (!wish) {
      talk_.Say(absl::Substitute(words.no_such_word, Quoted(*typed)) + "\n");
    } else if (wish == PlayWish::kNext) {
      return true;
    } else if (wish == PlayWish::kQuit) {
      return false;
    } else {
      const auto answer = pages_.Answer(*wish);
      talk_.Say(answer ? *answer : std::string(words.over) + "\n");
    }
  }
  return false;
}

void PlaySession::Record() {
  if (!record_ || game_.deal().played().cards().empty()) return;
  if (const auto error = record_->Append(RecordLine(game_, table_.names))) Fail(*error);
}

}  // namespace jasnel::boerenbridge
