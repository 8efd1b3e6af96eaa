#include "jasnel/position.h"

#include <algorithm>
#include <string>
#include <utility>

#include "bitboard/play_order.h"
#include "bitboard/text/count_text.h"
#include "bitboard/trick_rules.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

// The trick in progress in strength order.
struct TrickState {
  PlayCard led;
  PlayCard best;
  int winner = 0;  // how many seats after the leader

  void Add(PlayCard card, int place) {
    if (place == 0) {
      led = best = card;
    } else if (Beats(card, best, led)) {
      best = card;
      winner = place;
    }
  }
};

// The first `played` cards of the trick in progress, one at least.
TrickState StateAfter(const Position& position, const PlayOrder& order, int played) {
  TrickState state;
  for (int place = 0; place < played; ++place) {
    state.Add(order.ToPlay(position.trick[place]), place);
  }
  return state;
}

// The cards of `hand` that are legal after the first `played` cards of the trick.
CardSet LegalAfter(const Position& position, int played, CardSet hand) {
  if (played == 0) return hand;
  const PlayOrder order(position.trump);
  const TrickState state = StateAfter(position, order, played);
  const bool partner_holds = state.winner == played - 2;
  return order.ToNatural(
      LegalToFollow(order.ToPlay(hand), state.led, state.best, partner_holds, position.rules));
}

void CountTrick(Position& position) {
  const PlayOrder order(position.trump);
  TrickState state;
  PlaySet cards;
  for (int place = 0; place < kSeats; ++place) {
    const PlayCard card = order.ToPlay(position.trick[place]);
    state.Add(card, place);
    cards |= card;
  }
  position.leader = Clockwise(position.leader, state.winner);
  position.trick.Clear();
  Tally& tally = position.won[Index(SideOf(position.leader))];
  tally.cards += Points(CardPoints(cards) + (IsOver(position) ? kLastTrickPoints : 0));
  tally.roem += Points(TrickRoem(cards, position.rules));
  ++tally.tricks;
}

constexpr int MostRoemWon(const Rules& rules) {
  constexpr int kInTricks = 1000;
  static_assert(kInTricks >= kMaxRoem);
  return RoemInHands(rules) ? kMaxRoemOfDeal : kInTricks;
}

// How many cards a seat held when the trick in progress began.
int SizeAtTrickStart(const Position& position, Seat seat) {
  const int place = PlaceOf(seat, position.leader);
  return position.hands[Index(seat)].size() + (place < position.trick.size() ? 1 : 0);
}

// Hands of unequal size: most hands are taken to be right, but none above eight.
std::optional<Error> CheckSizes(const Position& position) {
  const auto size = [&](Seat seat) { return SizeAtTrickStart(position, seat); };
  const auto alike = [&](Seat seat) {
    return std::count_if(kAllSeats.begin(), kAllSeats.end(),
                         [&](Seat other) { return size(other) == size(seat); });
  };
  Seat model = Turn(position);
  for (int i = 1; i < kSeats; ++i) {
    const Seat seat = Clockwise(Turn(position), i);
    if (alike(seat) > alike(model)) model = seat;
  }
  const int full = std::min(size(model), kHandSize);
  if (full == 0) {
    return Error{Say("no cards left to play; expected 1 to 8 cards for each seat",
                     "geen kaarten meer over; verwacht 1 tot en met 8 kaarten voor elke plaats")};
  }
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = Clockwise(position.leader, place);
    if (size(seat) == full) continue;
    const bool has_played = place < position.trick.size();
    Message why;
    if (has_played) {
      why = Say(", one less than $0, who has yet to play to the trick",
                ", een minder dan $0, die nog moet spelen in de slag", SeatMessage(Turn(position)));
    } else if (size(model) == full) {
      why = Say(" like $0", ", net als $0", SeatMessage(model));
    }
    return Error{Say("$0 holds $1; expected $2$3", "$0 heeft $1; verwacht $2$3", SeatMessage(seat),
                     CardCount(position.hands[Index(seat)].size()), full - (has_played ? 1 : 0),
                     why)};
  }
  return std::nullopt;
}

// Cards in two places, and hands that do not fit together.
std::optional<Error> CheckCards(const Position& position) {
  CardSet seen;
  for (const Seat seat : kAllSeats) {
    const CardSet twice = position.hands[Index(seat)] & seen;
    if (!twice.empty()) {
      return Error{Say("card $0 is in two hands; expected each card once",
                       "kaart $0 zit in twee handen; verwacht elke kaart één keer",
                       CardMessage(twice.Highest()))};
    }
    seen |= position.hands[Index(seat)];
  }
  if (position.trick.size() >= kSeats) {
    return Error{Say("trick: four cards; expected the trick in progress, with at most three",
                     "slag: vier kaarten; verwacht de slag die bezig is, met hoogstens drie")};
  }
  for (const Card card : position.trick) {
    if (seen.Contains(card)) {
      return Error{
          Say("trick: card $0 is also in a hand or twice in the trick; hands hold what is "
              "still to be played",
              "slag: kaart $0 zit ook in een hand of twee keer in de slag; handen bevatten "
              "wat nog gespeeld moet worden",
              CardMessage(card))};
    }
    seen |= card;
  }
  return CheckSizes(position);
}

std::optional<Error> CheckTrick(const Position& position) {
  for (int place = 1; place < position.trick.size(); ++place) {
    const Seat seat = Clockwise(position.leader, place);
    const Card card = position.trick[place];
    const CardSet legal = LegalAfter(position, place, position.hands[Index(seat)] | card);
    if (!legal.Contains(card)) {
      return Error{Say("trick: $0 may not play $1 there; expected $2",
                       "slag: $0 mag daar geen $1 spelen; verwacht $2", SeatMessage(seat),
                       CardMessage(card),
                       Message(FormatCards(legal), FormatCards(legal, Language::kDutch)))};
    }
  }
  return std::nullopt;
}

std::optional<Error> CheckRules(const Rules& rules) {
  if (rules.four_jacks != 100 && rules.four_jacks != 200) {
    return Error{Say("four-jacks: $0; expected 100 or 200", "four-jacks: $0; verwacht 100 of 200",
                     rules.four_jacks)};
  }
  if (rules.four_nines != 100 && rules.four_nines != 150) {
    return Error{Say("four-nines: $0; expected 100 or 150", "four-nines: $0; verwacht 100 of 150",
                     rules.four_nines)};
  }
  if (auto conflict = Conflict(rules)) return conflict;
  for (const auto& [name, points] : {std::pair("pit", rules.pit), {"revoke", rules.revoke}}) {
    if (points < 0 || points > 1000) {
      return Error{Say("$0: $1; expected a number from 0 to 1000",
                       "$0: $1; verwacht een getal van 0 tot en met 1000", name, points)};
    }
  }
  return std::nullopt;
}

std::optional<Error> CheckDoublings(const Position& position) {
  const int most = position.rules.doubling == Doubling::kOff ? 0 : kMaxDoublings;
  if (position.doublings >= 0 && position.doublings <= most) return std::nullopt;
  return Error{most == 0
                   ? Say("doubled $0 times; expected 0, as doubling=off",
                         "$0 keer gekraakt; verwacht 0, want doubling=off", position.doublings)
                   : Say("doubled $0 times; expected 0 to $1",
                         "$0 keer gekraakt; verwacht 0 tot en met $1", position.doublings, most)};
}

std::optional<Error> CheckWon(const Position& position) {
  CardSet left;
  for (const CardSet hand : position.hands) left |= hand;
  for (const Card card : position.trick) left |= card;
  const Points gone = CardPoints(kFullDeck - left, position.trump);
  const Tally& ns = position.won[Index(Side::kNorthSouth)];
  const Tally& ew = position.won[Index(Side::kEastWest)];
  for (const Tally* tally : {&ns, &ew}) {
    if (tally->cards < Points(0) || tally->roem < Points(0) || tally->tricks < 0) {
      return Error{Say("points and tricks won; expected no negative number",
                       "gewonnen punten en slagen; verwacht geen negatief getal")};
    }
    if (const int most = MostRoemWon(position.rules); tally->roem > Points(most)) {
      return Error{Say("$0 roem won; expected at most $1, more than all tricks can bring",
                       "$0 roem gewonnen; verwacht hoogstens $1, meer dan alle slagen kunnen "
                       "opleveren",
                       tally->roem.count(), most)};
    }
  }
  if (ns.cards + ew.cards > gone) {
    return Error{
        Say("ns= and ew= add up to $0; expected at most $1, the points of the cards that "
            "are gone",
            "nz= en ow= zijn samen $0; verwacht hoogstens $1, de punten van de kaarten die "
            "weg zijn",
            (ns.cards + ew.cards).count(), gone.count())};
  }
  if (ns.tricks + ew.tricks != TricksPlayed(position)) {
    return Error{Say("$0 won; expected $1, as many as were played",
                     "$0 gewonnen; verwacht $1, zoveel als er gespeeld zijn",
                     TrickCount(ns.tricks + ew.tricks), TricksPlayed(position))};
  }
  return std::nullopt;
}

}  // namespace

bool IsOver(const Position& position) {
  return position.trick.empty() && position.hands[Index(position.leader)].empty();
}

int TricksPlayed(const Position& position) {
  return kHandSize - position.hands[Index(Turn(position))].size();
}

Seat HolderOfTrick(const Position& position) {
  assert(!position.trick.empty());
  const int played = position.trick.size();
  return Clockwise(position.leader, StateAfter(position, PlayOrder(position.trump), played).winner);
}

CardSet LegalCards(const Position& position) {
  return LegalAfter(position, position.trick.size(), position.hands[Index(Turn(position))]);
}

void Play(Position& position, Card card) {
  assert(LegalCards(position).Contains(card));
  PlayAnyway(position, card);
}

void PlayAnyway(Position& position, Card card) {
  assert(position.hands[Index(Turn(position))].Contains(card));
  position.hands[Index(Turn(position))] -= card;
  position.trick.Add(card);
  if (position.trick.size() == kSeats) CountTrick(position);
}

Points CardPoints(CardSet cards, Suit trump) {
  return Points(CardPoints(PlayOrder(trump).ToPlay(cards)));
}

std::optional<Error> Validate(const Position& position) {
  if (auto error = CheckRules(position.rules)) return error;
  if (auto error = CheckDoublings(position)) return error;
  if (auto error = CheckCards(position)) return error;
  if (auto error = CheckTrick(position)) return error;
  return CheckWon(position);
}

std::optional<Error> ValidateHands(const Position& position) { return CheckCards(position); }

std::optional<Error> ValidateTricks(const Position& position) {
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const Tally& won = position.won[Index(side)];
    const Points in_tricks = RoemInHands(position.rules) ? won.cards : won.total();
    if (won.tricks > 0 || in_tricks == Points(0)) continue;
    const Seat first = static_cast<Seat>(Index(side));
    return Error{
        Say("$0-$1 won $2 points and no trick; expected ns-tricks= of the tricks that "
            "North-South took",
            "$0-$1 won $2 punten en geen slag; verwacht nz-slagen= van de slagen die "
            "Noord-Zuid haalde",
            SeatMessage(first), SeatMessage(Partner(first)), won.total().count())};
  }
  return std::nullopt;
}

}  // namespace jasnel
