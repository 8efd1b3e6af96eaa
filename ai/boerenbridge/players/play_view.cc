#include <cstddef>

#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {
namespace {

Message Seat(int seat) { return Say("seat $0", "plaats $0", seat); }

// `trick 2, card 1`.
Message PlaceOf(std::size_t trick, std::size_t card) {
  return Say("trick $0, card $1", "slag $0, kaart $1", trick + 1, card + 1);
}

// Replays the tricks of a report and finds what cannot have happened.
class ReportReplay {
 public:
  explicit ReportReplay(const PlayReport& report) : report_(report), view_{report.bidding, {}, {}} {
    view_.table = view_.Start();
  }

  Result<PlayView> View() {
    for (std::size_t i = 0; i < report_.tricks.size(); ++i) {
      if (auto error = TakeTrick(i)) return *error;
    }
    if (auto error = TakeHand()) return *error;
    if (const auto sampler = WorldSampler::Make(view_); !sampler) return sampler.error();
    return view_;
  }

 private:
  Position& position() { return view_.table.position; }

  Error At(std::size_t trick, std::size_t card, const Message& message) const {
    return Error{Say("$0, $1: $2", "$0, $1: $2", PlaceOf(trick, card),
                     CardMessage(report_.tricks[trick].cards[card]), message)};
  }

  std::optional<Error> TakeTrick(std::size_t number) {
    const SeenTrick& trick = report_.tricks[number];
    const auto players = static_cast<std::size_t>(position().players);
    if (static_cast<int>(number) >= report_.bidding.cards()) {
      return Error{Say("$0 tricks; expected $1 at most, one for each card dealt",
                       "$0 slagen; verwacht er hoogstens $1, een voor elke gegeven kaart",
                       report_.tricks.size(), report_.bidding.cards())};
    }
    if (trick.leader != position().leader) {
      const Phrase why = number == 0 ? Phrase{"left of the dealer", "links van de gever"}
                                     : Phrase{"who won the trick before", "die de vorige slag won"};
      return Error{Say("trick $0: leader $1; expected $2, $3",
                       "slag $0: uitkomst van $1; verwacht $2, $3", number + 1, trick.leader,
                       Seat(position().leader), why)};
    }
    if (trick.cards.size() > players ||
        (trick.cards.size() < players && number + 1 < report_.tricks.size())) {
      const bool last = number + 1 == report_.tricks.size();
      const Message few = last ? Say("$0 or fewer in the trick in progress",
                                     "er hoogstens $0 in de slag die bezig is", players)
                               : Say("$0", "er $0", players);
      return Error{Say("trick $0: $1 cards; expected $2", "slag $0: $1 kaarten; verwacht $2",
                       number + 1, trick.cards.size(), few)};
    }
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      if (auto error = TakeCard(number, i)) return error;
    }
    return std::nullopt;
  }

  std::optional<Error> TakeCard(std::size_t trick, std::size_t i) {
    const Card card = report_.tricks[trick].cards[i];
    if (!kFullDeck.Contains(card)) {
      return Error{Say("$0: not in the deck; expected one of the 52 cards",
                       "$0: zit niet in het spel; verwacht een van de 52 kaarten",
                       PlaceOf(trick, i))};
    }
    if (view_.table.played.Contains(card)) {
      return At(trick, i,
                Say("played before; expected each card once",
                    "al eerder gespeeld; verwacht elke kaart één keer"));
    }
    const int seat = position().turn();
    const auto suit = jasnel::Index(SuitOf(card));
    if ((view_.table.voids[seat] >> suit & 1) != 0) {
      return At(trick, i,
                Say("$0 did not follow this suit before; expected another card",
                    "$0 bekende deze kleur eerder niet; verwacht een andere kaart", Seat(seat)));
    }
    view_.table.Play(card);
    view_.played.Add(card);
    return std::nullopt;
  }

  std::optional<Error> TakeHand() {
    const int seat = position().turn();
    if (report_.seat && *report_.seat != seat) {
      return Error{Say("$0; expected $1, whose turn it is", "$0; verwacht $1, die aan de beurt is",
                       Seat(*report_.seat), Seat(seat))};
    }
    // Whose turn it is has played as often as there are full tricks.
    int tricks = 0;
    for (int i = 0; i < position().players; ++i) tricks += position().taken[i];
    const int expected = report_.bidding.cards() - tricks;
    if (expected == 0) {
      return Error{Say("all cards have been played; expected a deal in play",
                       "alle kaarten zijn gespeeld; verwacht een spel dat nog bezig is")};
    }
    if (report_.hand.size() != expected) {
      return Error{Say("$0 cards in the hand of $1; expected $2",
                       "$0 kaarten in de hand van $1; verwacht er $2", report_.hand.size(),
                       Seat(seat), expected)};
    }
    if (!(report_.hand - kFullDeck).empty()) {
      return Error{
          Say("a card in the hand of $0 that is not in the deck; expected some of the 52 cards",
              "een kaart in de hand van $0 die niet in het spel zit; verwacht er uit de 52 kaarten",
              Seat(seat))};
    }
    if (const CardSet twice = report_.hand & view_.table.played; !twice.empty()) {
      return Error{Say("$0 is in the hand and was played; expected each card once",
                       "$0 zit in de hand en is al gespeeld; verwacht elke kaart één keer",
                       CardMessage(twice.Highest()))};
    }
    for (const Suit suit : kAllSuits) {
      const CardSet cards = report_.hand & SuitCards(suit);
      if ((view_.table.voids[seat] >> jasnel::Index(suit) & 1) != 0 && !cards.empty()) {
        return Error{
            Say("$0 is in the hand of $1, who did not follow this suit before; expected another "
                "card",
                "$0 zit in de hand van $1, die deze kleur eerder niet bekende; verwacht een andere "
                "kaart",
                CardMessage(cards.Highest()), Seat(seat))};
      }
    }
    position().hands[seat] = report_.hand;
    return std::nullopt;
  }

  const PlayReport& report_;
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

Result<PlayView> MakePlayView(const PlayReport& report) {
  if (!report.bidding.IsOver()) {
    return Error{Say("$0 bids; expected $1, one of each seat, before the play",
                     "$0 biedingen; verwacht er $1, een van elke plaats, voor het spelen",
                     report.bidding.count(), report.bidding.players())};
  }
  return ReportReplay(report).View();
}

std::optional<Error> Validate(const BidView& view) {
  if (view.bidding.IsOver()) {
    return Error{Say("all seats have bid; expected a seat that is to bid",
                     "iedereen heeft geboden; verwacht een plaats die nog moet bieden")};
  }
  if (view.hand.size() != view.bidding.cards()) {
    return Error{Say("$0 cards in the hand; expected $1", "$0 kaarten in de hand; verwacht er $1",
                     view.hand.size(), view.bidding.cards())};
  }
  if (!(view.hand - kFullDeck).empty()) {
    return Error{Say("a card in the hand that is not in the deck",
                     "een kaart in de hand die niet in het spel zit")};
  }
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
