#include "tools/play/human_player.h"

#include <cstddef>

#include "jasnel/notation.h"

namespace jasnel {
namespace {

bool Stopped(const Thinking& thinking) { return thinking.cancel != nullptr && *thinking.cancel; }

}  // namespace

Error HumanPlayer::GiveUp(Left how) {
  left_ = how;
  return Error{
      Say("no answer; expected a call or a card", "geen antwoord; verwacht een bod of een kaart")};
}

template <class Move, class View>
Result<Move> HumanPlayer::Ask(const View& view, const Thinking& thinking, std::string_view prompt) {
  talk_.Say(pages_.Turn(view));
  if (hints_) Advise(view, thinking);
  while (const auto typed = talk_.Ask(prompt)) {
    if (typed->empty()) continue;
    const auto wish = ParseWish(*typed);
    if (!wish) {
      const std::optional<Move> move = Read(view, *typed);
      if (move) return *move;
    } else if (wish == PlayWish::kQuit) {
      return GiveUp(Left::kQuit);
    } else if (wish == PlayWish::kUndo) {
      if (game_.CanTakeBack()) return GiveUp(Left::kUndo);
      talk_.Say(std::string(pages_.words().nothing_back) + "\n");
    } else if (wish == PlayWish::kHint) {
      Advise(view, thinking);
    } else {
      const auto answer = pages_.Answer(*wish, game_);
      talk_.Say(answer ? *answer : std::string(pages_.words().not_over) + "\n");
    }
  }
  return GiveUp(Left::kEnd);
}

Result<CallChoice> HumanPlayer::ChooseCall(const CallView& view, const Thinking& thinking) {
  const auto call = Ask<Call>(view, thinking, pages_.words().ask_call);
  if (!call) return call.error();
  return CallChoice{*call};
}

Result<CardChoice> HumanPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto card = Ask<Card>(view, thinking, pages_.words().ask_card);
  if (!card) return card.error();
  return CardChoice{*card};
}

std::optional<Call> HumanPlayer::Read(const CallView& view, const std::string& typed) {
  const auto call = ParseCall(typed);
  if (call && view.auction.Legal().Contains(*call)) return call;
  talk_.Say(call ? pages_.NotLegal(view, *call) : pages_.NoCall(view, typed));
  return std::nullopt;
}

std::optional<Card> HumanPlayer::Read(const PlayView& view, const std::string& typed) {
  const CardSet legal = view.Legal();
  if (const auto item = ParseItem(typed, legal.size())) {
    return Numbered(legal, view.table.trump)[static_cast<std::size_t>(*item - 1)];
  }
  const auto card = ParseCard(typed);
  if (card && legal.Contains(*card)) return card;
  talk_.Say(card ? pages_.NotLegal(view, *card) : pages_.NoCard(view, typed));
  return std::nullopt;
}

void HumanPlayer::Advise(const CallView& view, const Thinking& thinking) {
  const auto choice = adviser_.ChooseCall(view, thinking);
  if (Stopped(thinking)) return;
  talk_.Say(choice ? pages_.Hint(*choice) : choice.error().message + "\n");
}

void HumanPlayer::Advise(const PlayView& view, const Thinking& thinking) {
  const auto choice = adviser_.ChooseCard(view, thinking);
  if (Stopped(thinking)) return;
  talk_.Say(choice ? pages_.Hint(*choice) : choice.error().message + "\n");
}

}  // namespace jasnel
