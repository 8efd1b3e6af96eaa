#include "tools/play/boerenbridge_human_player.h"

#include "jasnel/boerenbridge/deal_line.h"
#include "tools/play/input.h"
#include "tools/shared/command.h"

namespace jasnel::boerenbridge {
namespace {

bool Stopped(const Thinking& thinking) { return thinking.cancel != nullptr && *thinking.cancel; }

}  // namespace

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
      break;
    } else if (wish == PlayWish::kHint) {
      Advise(view, thinking);
    } else {
      const auto answer = pages_.Answer(*wish);
      talk_.Say(answer ? *answer : std::string(pages_.words().not_over) + "\n");
    }
  }
  return Error{
      Say("no answer; expected a bid or a card", "geen antwoord; verwacht een bod of een kaart")};
}

Result<BidChoice> HumanPlayer::ChooseBid(const BidView& view, const Thinking& thinking) {
  const auto bid = Ask<int>(view, thinking, pages_.words().ask_bid);
  if (!bid) return bid.error();
  return BidChoice{*bid};
}

Result<CardChoice> HumanPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto card = Ask<Card>(view, thinking, pages_.words().ask_card);
  if (!card) return card.error();
  return CardChoice{*card};
}

std::optional<int> HumanPlayer::Read(const BidView& view, const std::string& typed) {
  const auto bid = ParseBid(typed, view.bidding.cards());
  if (bid && view.bidding.IsLegal(*bid)) return *bid;
  talk_.Say(bid ? pages_.NotLegal(view, *bid) : pages_.NoBid(view, typed));
  return std::nullopt;
}

std::optional<Card> HumanPlayer::Read(const PlayView& view, const std::string& typed) {
  const CardSet legal = view.Legal();
  if (const auto item = ParseItem(typed, legal.size())) {
    return Numbered(legal)[static_cast<std::size_t>(*item - 1)];
  }
  const auto card = ParseCard(typed);
  if (card && legal.Contains(*card)) return card;
  talk_.Say(card ? pages_.NotLegal(view, *card) : pages_.NoCard(view, typed));
  return std::nullopt;
}

void HumanPlayer::Advise(const BidView& view, const Thinking& thinking) {
  const auto choice = adviser_.ChooseBid(view, thinking);
  if (Stopped(thinking)) return;
  talk_.Say(choice ? pages_.Hint(*choice) : choice.error().message + "\n");
}

void HumanPlayer::Advise(const PlayView& view, const Thinking& thinking) {
  const auto choice = adviser_.ChooseCard(view, thinking);
  if (Stopped(thinking)) return;
  talk_.Say(choice ? pages_.Hint(*choice) : choice.error().message + "\n");
}

}  // namespace jasnel::boerenbridge
