#include <string>

#include "ai/boerenbridge/beliefs/hand_sampler.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {
namespace {

std::string Seat(int seat) { return "seat " + std::to_string(seat); }

// Plays the tricks that are told, and says what cannot have happened.
class Telling {
 public:
  explicit Telling(const PlayReport& told) : told_(told), view_{told.bidding, {}, {}} {
    view_.table = view_.Start();
  }

  Result<PlayView> View() {
    for (std::size_t i = 0; i < told_.tricks.size(); ++i) {
      if (auto error = TakeTrick(i)) return *error;
    }
    if (auto error = TakeHand()) return *error;
    if (const auto sampler = HandSampler::Make(view_); !sampler) return sampler.error();
    return view_;
  }

 private:
  Position& position() { return view_.table.position; }

  Error At(std::size_t trick, std::size_t card, const std::string& message) const {
    return Error{"trick " + std::to_string(trick + 1) + ", card " + std::to_string(card + 1) +
                 ", " + FormatCard(told_.tricks[trick].cards[card]) + ": " + message};
  }

  std::optional<Error> TakeTrick(std::size_t number) {
    const ToldTrick& trick = told_.tricks[number];
    const std::string name = "trick " + std::to_string(number + 1) + ": ";
    const auto players = static_cast<std::size_t>(position().players);
    if (static_cast<int>(number) >= told_.bidding.cards()) {
      return Error{std::to_string(told_.tricks.size()) + " tricks; expected " +
                   std::to_string(told_.bidding.cards()) + " at most, one for each card dealt"};
    }
    if (trick.leader != position().leader) {
      return Error{name + "leader " + std::to_string(trick.leader) + "; expected " +
                   Seat(position().leader) +
                   (number == 0 ? ", left of the dealer" : ", who won the trick before")};
    }
    if (trick.cards.size() > players ||
        (trick.cards.size() < players && number + 1 < told_.tricks.size())) {
      return Error{name + std::to_string(trick.cards.size()) + " cards; expected " +
                   std::to_string(players) +
                   (number + 1 < told_.tricks.size() ? "" : " or fewer in the trick in progress")};
    }
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      if (auto error = TakeCard(number, i)) return error;
    }
    return std::nullopt;
  }

  std::optional<Error> TakeCard(std::size_t trick, std::size_t i) {
    const Card card = told_.tricks[trick].cards[i];
    if (!kFullDeck.Contains(card)) {
      return Error{"trick " + std::to_string(trick + 1) + ", card " + std::to_string(i + 1) +
                   ": not in the deck; expected one of the 52 cards"};
    }
    if (view_.table.played.Contains(card)) {
      return At(trick, i, "played before; expected each card once");
    }
    const int seat = position().turn();
    const auto suit = static_cast<unsigned>(jasnel::Index(SuitOf(card)));
    if ((view_.table.voids[seat] >> suit & 1) != 0) {
      return At(trick, i,
                Seat(seat) + " did not follow to this suit before; expected another card");
    }
    view_.table.Play(card);
    view_.played.Add(card);
    return std::nullopt;
  }

  std::optional<Error> TakeHand() {
    const int seat = position().turn();
    if (told_.seat && *told_.seat != seat) {
      return Error{Seat(*told_.seat) + "; expected " + Seat(seat) + ", whose turn it is"};
    }
    // Whose turn it is has played as often as there are full tricks.
    int tricks = 0;
    for (int i = 0; i < position().players; ++i) tricks += position().taken[i];
    const int expected = told_.bidding.cards() - tricks;
    if (expected == 0) return Error{"all cards have been played; expected a deal in play"};
    if (told_.hand.size() != expected) {
      return Error{std::to_string(told_.hand.size()) + " cards in the hand of " + Seat(seat) +
                   "; expected " + std::to_string(expected)};
    }
    if (!(told_.hand - kFullDeck).empty()) {
      return Error{"a card in the hand of " + Seat(seat) +
                   " that is not in the deck; expected some of the 52 cards"};
    }
    if (const CardSet twice = told_.hand & view_.table.played; !twice.empty()) {
      return Error{FormatCard(twice.Highest()) +
                   " is in the hand and was played; expected each card once"};
    }
    for (const Suit suit : kAllSuits) {
      const CardSet cards = told_.hand & SuitCards(suit);
      if ((view_.table.voids[seat] >> jasnel::Index(suit) & 1) != 0 && !cards.empty()) {
        return Error{FormatCard(cards.Highest()) + " is in the hand of " + Seat(seat) +
                     ", who did not follow to this suit before; expected another card"};
      }
    }
    position().hands[seat] = told_.hand;
    return std::nullopt;
  }

  const PlayReport& told_;
  PlayView view_;
};

}  // namespace

PlayState PlayView::Start() const {
  PlayState start;
  start.position.players = bidding.players();
  start.position.bids = bidding.bids();
  return start;
}

BySeat<int> HeldByOthers(const PlayView& view) {
  const Position& position = view.table.position;
  BySeat<int> held{};
  for (int place = 0; place < position.players; ++place) {
    const int seat = Clockwise(position.leader, position.players, place);
    if (seat != view.seat()) held[seat] = view.hand().size() - (place < position.size ? 1 : 0);
  }
  return held;
}

Result<PlayView> MakePlayView(const PlayReport& told) {
  if (!told.bidding.IsOver()) {
    return Error{std::to_string(told.bidding.count()) + " bids; expected " +
                 std::to_string(told.bidding.players()) + ", one of each seat, before the play"};
  }
  return Telling(told).View();
}

std::optional<Error> Validate(const BidView& view) {
  if (view.bidding.IsOver()) return Error{"all seats have bid; expected a seat that is to bid"};
  if (view.hand.size() != view.bidding.cards()) {
    return Error{std::to_string(view.hand.size()) + " cards in the hand; expected " +
                 std::to_string(view.bidding.cards())};
  }
  if (!(view.hand - kFullDeck).empty()) return Error{"a card in the hand that is not in the deck"};
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
