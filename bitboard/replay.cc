#include "jasnel/replay.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bitboard/text/count_text.h"
#include "bitboard/trick_rules.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

Message TrickName(std::size_t index) { return Say("trick $0", "slag $0", index + 1); }

Position StartOf(const PlayedDeal& deal) {
  Position position;
  position.hands = deal.hands;
  position.trump = deal.trump;
  position.rules = deal.rules;
  position.leader = deal.leader;
  position.declarer = deal.declarer;
  position.doublings = deal.doublings;
  return position;
}

// What is wrong with the hands or with the shape of the record.
std::optional<Error> CheckShape(const PlayedDeal& deal) {
  for (const Seat seat : kAllSeats) {
    const int size = deal.hands[Index(seat)].size();
    if (size == kHandSize) continue;
    return Error{Say("$0 holds $1; expected 8, the whole hand before the first trick",
                     "$0 heeft $1; verwacht er 8, de hele hand voor de eerste slag",
                     SeatMessage(seat), CardCount(size))};
  }
  if (auto error = Validate(StartOf(deal))) return error;
  const std::size_t tricks = deal.tricks.size();
  if (tricks > kHandSize) {
    return Error{
        Say("$0 tricks; expected at most 8", "$0 slagen; verwacht er hoogstens 8", tricks)};
  }
  for (std::size_t i = 0; i < tricks; ++i) {
    const std::size_t cards = deal.tricks[i].cards.size();
    if (cards == kSeats || (cards < kSeats && i + 1 == tricks)) continue;
    return Error{cards > kSeats ? Say("$0: $1; expected 4", "$0: $1; verwacht er 4", TrickName(i),
                                      CardCount(cards))
                                : Say("$0: $1; expected 4 in each trick but the last",
                                      "$0: $1; verwacht er 4 in elke slag behalve de laatste",
                                      TrickName(i), CardCount(cards))};
  }
  return std::nullopt;
}

// `index` counts from 0.
std::optional<Error> CheckLeader(const PlayedTrick& trick, std::size_t index, Seat leader) {
  if (!trick.leader || *trick.leader == leader) return std::nullopt;
  const Message why = index == 0
                          ? Say("who leads to the first trick", "die in de eerste slag uitkomt")
                          : Say("who won $0", "die $0 won", TrickName(index - 1));
  return Error{Say("$0: leader $1; expected $2, $3", "$0: uitkomst van $1; verwacht $2, $3",
                   TrickName(index), SeatMessage(*trick.leader), SeatMessage(leader), why)};
}

// In which trick, from 0, `card` was played.
std::optional<std::size_t> WhenPlayed(const Replay& replay, Card card) {
  for (std::size_t i = 0; i < replay.tricks.size(); ++i) {
    for (const Card played : replay.tricks[i].cards) {
      if (played == card) return i;
    }
  }
  return std::nullopt;
}

// A card that the seat to play does not hold.
Error NotHeld(const PlayedDeal& deal, const Replay& replay, const Position& position, Card card) {
  const Seat seat = Turn(position);
  Message text =
      Say("$0, card $1 ($2): $3", "$0, kaart $1 ($2): $3", TrickName(replay.tricks.size() - 1),
          position.trick.size() + 1, SeatMessage(seat), CardMessage(card));
  for (const Seat owner : kAllSeats) {
    if (owner != seat && deal.hands[Index(owner)].Contains(card)) {
      text = Say("$0, dealt to $1", "$0, gegeven aan $1", text, SeatMessage(owner));
    }
  }
  if (const auto trick = WhenPlayed(replay, card)) {
    text = Say("$0, played in $1", "$0, gespeeld in $1", text, TrickName(*trick));
  }
  return Error{Say("$0; expected one of $1", "$0; verwacht een van $1", text,
                   CardsMessage(position.hands[Index(seat)]))};
}

Fault FaultOf(const Position& position, int trick, Card card, CardSet allowed,
              const BrokenDuty& breach) {
  return {.trick = trick,
          .place = position.trick.size() + 1,
          .seat = Turn(position),
          .card = card,
          .legal = allowed,
          .breach = breach,
          .revoke = IsRevoke(breach.duty, position.rules)};
}

std::size_t CardsIn(const PlayedDeal& deal) {
  std::size_t cards = 0;
  for (const PlayedTrick& trick : deal.tricks) cards += trick.cards.size();
  return cards;
}

// What a deal `as_played` cannot be.
std::optional<Error> CheckAsPlayed(const PlayedDeal& deal) {
  if (!deal.as_played) return std::nullopt;
  for (std::size_t i = 0; i < deal.tricks.size(); ++i) {
    const PlayedTrick& trick = deal.tricks[i];
    if (!trick.accused_by && !trick.short_hand && !trick.long_hand) continue;
    const Phrase mark = trick.accused_by ? Phrase{"an accusation", "een beschuldiging"}
                        : trick.short_hand
                            ? Phrase{"a short hand", "een hand met te weinig kaarten"}
                            : Phrase{"a long hand", "een hand met te veel kaarten"};
    return Error{
        Say("$0: $1 in a deal that counts as played; expected neither",
            "$0: $1 in een spel dat telt zoals het gespeeld is; verwacht geen beschuldiging "
            "en geen hand met te weinig kaarten",
            TrickName(i), mark)};
  }
  if (CardsIn(deal) == kDeckSize) return std::nullopt;
  return Error{
      Say("counts as played after $0; expected all eight tricks: until then a revoke can be "
          "claimed",
          "telt na $0 zoals het gespeeld is; verwacht alle acht slagen: tot dan kan "
          "verzaken worden gemeld",
          CardCount(CardsIn(deal)))};
}

// Plays a record card by card, as far as it counts.
class Replayer {
 public:
  explicit Replayer(const PlayedDeal& deal) : deal_(deal), position_(StartOf(deal)) {
    recorded_ = CardsIn(deal);
    CountRoemOfHands(position_);
    replay_.won = position_.won;
    replay_.tricks.reserve(deal.tricks.size());
    replay_.positions.reserve(recorded_ + 1);
    replay_.allowed.reserve(recorded_ + 1);
  }

  Result<Replay> Play() {
    for (std::size_t i = 0; i < deal_.tricks.size() && !replay_.ending; ++i) {
      if (auto error = PlayTrick(i)) return *std::move(error);
    }
    if (deal_.played_again) {
      if (auto error = CheckPlayedAgain()) return *std::move(error);
    }
    if (replay_.Revoke() == nullptr) Keep();
    replay_.cards_not_counted = static_cast<int>(recorded_ - counted_);
    if (replay_.ending) {
      ScoreEnding();
    } else if (IsOver(position_)) {
      replay_.result = ScoreContract(StakesOf(position_), position_.won, deal_.rules);
    }
    return std::move(replay_);
  }

 private:
  using Outcome = std::optional<Error>;

  // `index` counts from 0.
  Outcome PlayTrick(std::size_t index) {
    const PlayedTrick& recorded = deal_.tricks[index];
    number_ = static_cast<int>(index) + 1;
    if (auto error = CheckLeader(recorded, index, position_.leader)) return error;
    if (auto error = Undo(recorded)) return error;
    if (auto error = CheckMended(recorded)) return error;
    if (auto error = ShowOutOfTurn(recorded)) return error;
    if (auto error = ReadDecision(recorded)) return error;
    if (recorded.accused_by && (recorded.short_hand || recorded.long_hand)) {
      return Error{Say("$0: an accusation and a short hand; expected one of them",
                       "$0: een beschuldiging en een hand met te weinig kaarten; verwacht een van "
                       "de twee",
                       TrickName(index))};
    }
    if (!recorded.cards.empty()) {
      ReplayedTrick& trick = replay_.tricks.emplace_back();
      trick.leader = position_.leader;
      trick.won = replay_.won;
      for (const Card card : recorded.cards) {
        if (auto error = PlayCard(recorded, card)) return error;
        if (replay_.ending) return std::nullopt;
      }
      if (position_.trick.empty()) {
        Count(recorded);
        replay_.decision = {};
      }
    }
    if (auto error = LookAt(recorded)) return error;
    if (recorded.accused_by && !HasMended(Opponents(SideOf(*recorded.accused_by)))) {
      End(Ending::Cause::kWrongAccusation, *recorded.accused_by);
    }
    EndByCount(recorded);
    return std::nullopt;
  }

  // A trick that was looked at again, which only a turned one can be.
  Outcome LookAt(const PlayedTrick& recorded) {
    if (!recorded.looked_at) return std::nullopt;
    if (recorded.cards.size() < kSeats) {
      return Error{Say("trick $0, looked at: $1; expected 4, a trick that was turned",
                       "slag $0, ingezien: $1; verwacht er 4, een slag die gedekt was", number_,
                       CardCount(recorded.cards.size()))};
    }
    replay_.looked_at.push_back({number_, *recorded.looked_at});
    return std::nullopt;
  }

  // Hands with a wrong number of cards.
  void EndByCount(const PlayedTrick& recorded) {
    const auto few = recorded.short_hand;
    const auto many = recorded.long_hand;
    if (!few && !many) return;
    const bool on_both_sides = few && many && SideOf(*few) != SideOf(*many);
    const bool begun = !replay_.tricks.empty();
    End(on_both_sides || !begun ? Ending::Cause::kWrongDeal
        : few                   ? Ending::Cause::kShortHand
                                : Ending::Cause::kLongHand,
        few ? *few : *many);
  }

  // By the rules of SV Bedum the table may play again, "Verzaken"; the others have the director
  // give points.
  Outcome CheckAgain(const Message& key) const {
    if (NearestText(deal_.rules).name.starts_with("bedum")) return std::nullopt;
    return Error{Say("$0: by these rules who offends pays; expected none, or the rules of SV Bedum",
                     "$0: volgens deze regels betaalt wie iets fout doet; verwacht geen, of de "
                     "regels van SV Bedum",
                     key)};
  }

  Outcome CheckPlayedAgain() const {
    if (auto error = CheckAgain(Phrase{"played_again", "played_again"})) return error;
    if (replay_.ending) return std::nullopt;
    return Error{Say("played_again: nothing ended the deal; expected a revoke or an accusation",
                     "played_again: niets maakte een eind aan het spel; verwacht verzaken of een "
                     "beschuldiging")};
  }

  // Tricks that were played from here and taken back: only their revoke is kept.
  Outcome Undo(const PlayedTrick& recorded) {
    if (recorded.undone.empty()) return std::nullopt;
    const Message where = Say("trick $0, undone", "slag $0, undone", number_);
    if (auto error = CheckAgain(where)) return error;
    Position position = position_;
    const std::size_t faults = replay_.faults.size();
    for (const std::vector<Card>& trick : recorded.undone) {
      for (const Card card : trick) {
        const Seat seat = Turn(position);
        if (!position.hands[Index(seat)].Contains(card)) {
          return Error{Say("$0: $1 of $2; expected one of $3", "$0: $1 van $2; verwacht een van $3",
                           where, CardMessage(card), SeatMessage(seat),
                           CardsMessage(position.hands[Index(seat)]))};
        }
        const auto breach = DutyBrokenBy(position, card);
        if (breach && IsRevoke(breach->duty, position.rules) && replay_.faults.size() == faults) {
          Fault fault = FaultOf(position, number_, card, LegalCards(position), *breach);
          fault.ruling = Ruling::kUndone;
          replay_.faults.push_back(fault);
        }
        PlayAnyway(position, card);
      }
      if (replay_.faults.size() == faults) {
        return Error{Say("$0: no revoke; expected one in the first of these tricks",
                         "$0: niet verzaakt; verwacht dat in de eerste van die slagen", where)};
      }
      const bool whole = position.trick.empty() && trick.size() == kSeats;
      if (trick.size() > kSeats || (!whole && &trick != &recorded.undone.back())) {
        return Error{Say("$0: $1; expected 4 in each trick but the last",
                         "$0: $1; verwacht er 4 in elke slag behalve de laatste", where,
                         CardCount(trick.size()))};
      }
    }
    return std::nullopt;
  }

  // Whether a player of this side revoked in this trick and took the card back, so that who accuses
  // it is right. NKU 1987 art. 14; KBN art. 13.
  bool HasMended(Side side) const {
    return std::any_of(replay_.faults.begin(), replay_.faults.end(), [&](const Fault& fault) {
      return fault.trick == number_ && fault.ruling == Ruling::kMended && fault.revoke &&
             SideOf(fault.seat) == side;
    });
  }

  // Of these cards: `trick 2, out of turn: SA of East, who led; ...`.
  Error CardError(const Message& list, Card card, const Message& what) const {
    return Error{Say("trick $0, $1: $2 of $3, $4", "slag $0, $1: $2 van $3, $4", number_, list,
                     CardMessage(card), SeatMessage(OwnerOf(card)), what)};
  }

  // The penalty cards of a seat that lie open, or of all seats.
  CardSet PenaltyCards(std::optional<Seat> seat = std::nullopt) const {
    CardSet cards;
    for (const PenaltyCard& penalty : replay_.penalty_cards) {
      if (!penalty.played && (!seat || penalty.seat == *seat)) cards |= penalty.card;
    }
    return cards;
  }

  Outcome ShowOutOfTurn(const PlayedTrick& recorded) {
    constexpr Phrase kList = {"out of turn", "voor de beurt"};
    for (const Card card : recorded.out_of_turn) {
      const Seat owner = OwnerOf(card);
      if (owner == position_.leader) {
        return CardError(kList, card,
                         Say("whose turn it was; expected a card of another player",
                             "die aan de beurt was; verwacht een kaart van een ander"));
      }
      const CardSet hand = position_.hands[Index(owner)];
      if (!hand.Contains(card) || PenaltyCards().Contains(card)) {
        return CardError(
            kList, card,
            Say("which lay open before; expected one of $0", "die al open lag; verwacht een van $0",
                CardsMessage(hand - PenaltyCards())));
      }
      replay_.penalty_cards.push_back({.card = card, .seat = owner, .trick = number_});
    }
    return std::nullopt;
  }

  // What the other side said in this trick.
  Outcome ReadDecision(const PlayedTrick& recorded) {
    const auto read = [&](const std::vector<Card>& cards, const Phrase& list,
                          CardSet& set) -> Outcome {
      for (const Card card : cards) {
        if (!PenaltyCards().Contains(card)) {
          return CardError(
              list, card,
              PenaltyCards().empty()
                  ? Say("where no card lay open; expected none",
                        "terwijl geen kaart open lag; verwacht geen")
                  : Say("which did not lie open; expected one of $0",
                        "die niet open lag; verwacht een van $0", CardsMessage(PenaltyCards())));
        }
        set |= card;
      }
      return std::nullopt;
    };
    PenaltyDecision& decision = replay_.decision;
    if (auto error = read(recorded.called, {"called", "gevraagd"}, decision.called)) return error;
    constexpr Phrase kRefused = {"refused", "geweigerd"};
    if (auto error = read(recorded.refused, kRefused, decision.refused)) return error;
    const CardSet both = decision.called & decision.refused;
    if (both.empty()) return std::nullopt;
    return CardError(kRefused, both.Lowest(),
                     Say("which was called too; expected one of the two",
                         "die ook gevraagd is; verwacht een van de twee"));
  }

  // What the seat to play may play.
  CardSet Allowed() const {
    return AllowedCards(position_, PenaltyCards(Turn(position_)), replay_.decision);
  }

  // The position before a card, or after the last.
  void Keep() {
    replay_.positions.push_back(position_);
    replay_.allowed.push_back(IsOver(position_) ? CardSet() : Allowed());
  }

  Error MendedError(Card card, const Message& what) const {
    return CardError(Phrase{"mended", "hersteld"}, card, what);
  }

  Seat OwnerOf(Card card) const {
    for (const Seat seat : kAllSeats) {
      if (deal_.hands[Index(seat)].Contains(card)) return seat;
    }
    return Seat::kNorth;  // of 32 cards none is without an owner
  }

  // Whether the seats that should have put these cards down did play to the trick.
  Outcome CheckMended(const PlayedTrick& recorded) const {
    for (const Card card : recorded.mended) {
      const Seat owner = OwnerOf(card);
      const int place = PlaceOf(owner, position_.leader);
      if (place == 0) {
        return MendedError(card, Say("who led; expected a card of a player who followed",
                                     "die uitkwam; verwacht een kaart van wie daarna speelde"));
      }
      if (place >= static_cast<int>(recorded.cards.size())) {
        return MendedError(
            card, Say("who played no card; expected what was played in its place",
                      "die geen kaart speelde; verwacht wat ervoor in de plaats is gespeeld"));
      }
    }
    return std::nullopt;
  }

  // The card of the seat to play, and before it those that it took back.
  Outcome PlayCard(const PlayedTrick& recorded, Card card) {
    const Seat seat = Turn(position_);
    for (const Card mended : recorded.mended) {
      if (OwnerOf(mended) != seat) continue;
      if (auto error = PutDown(mended)) return error;
      if (replay_.ending) return std::nullopt;
    }
    if (!position_.hands[Index(seat)].Contains(card)) {
      return NotHeld(deal_, replay_, position_, card);
    }
    const CardSet allowed = Allowed();
    if (!allowed.Contains(card)) {
      Fault fault = FaultOf(position_, number_, card, allowed, BreachOf(card, allowed));
      if (fault.revoke && deal_.as_played) fault.ruling = Ruling::kFoundTooLate;
      replay_.faults.push_back(fault);
      if (fault.revoke && !fault.ruling) End(Ending::Cause::kRevoke, seat);
    }
    Lay(card);
    ++counted_;
    if (!replay_.ending) PlayAnyway(position_, card);
    return std::nullopt;
  }

  // Of a card that is not allowed: the duty of the trick, or else to penalty cards.
  BrokenDuty BreachOf(Card card, CardSet allowed) const {
    if (const auto breach = DutyBrokenBy(position_, card)) return *breach;
    const CardSet penalty = PenaltyCards(Turn(position_));
    return {.duty = (allowed - penalty).empty() ? Duty::kPlayPenalty : Duty::kKeepPenalty};
  }

  // A card that the seat to play put down and took back.
  Outcome PutDown(Card card) {
    const Seat seat = Turn(position_);
    if (!position_.hands[Index(seat)].Contains(card)) {
      return MendedError(card, Say("who had played it before; expected one of $0",
                                   "die hem al had gespeeld; verwacht een van $0",
                                   CardsMessage(position_.hands[Index(seat)])));
    }
    const auto breach = DutyBrokenBy(position_, card);
    if (!breach) {
      return MendedError(card, Say("who might have played it; expected a card that was not legal",
                                   "die hem had mogen spelen; verwacht een kaart die niet mocht"));
    }
    Fault fault = FaultOf(position_, number_, card, Allowed(), *breach);
    const bool stands = fault.revoke && !deal_.rules.revoke_mend;
    fault.ruling =
        stands ? deal_.as_played ? Ruling::kFoundTooLate : Ruling::kNotMended : Ruling::kMended;
    replay_.faults.push_back(fault);
    if (!stands || deal_.as_played) {
      if (!PenaltyCards().Contains(card)) {
        replay_.penalty_cards.push_back(
            {.card = card, .seat = seat, .trick = number_, .taken_back = true});
      }
      return std::nullopt;
    }
    Lay(card);
    End(Ending::Cause::kRevoke, seat);
    return std::nullopt;
  }

  // Puts a card into the trick that is shown.
  void Lay(Card card) {
    Keep();
    for (PenaltyCard& penalty : replay_.penalty_cards) {
      if (penalty.card == card) penalty.played = number_;
    }
    replay_.tricks.back().cards.Add(card);
    ++replay_.cards_played;
  }

  // Counts the last trick, which is full and has been counted in the position.
  void Count(const PlayedTrick& recorded) {
    ReplayedTrick& trick = replay_.tricks.back();
    Tally& won = position_.won[Index(SideOf(position_.leader))];
    const Tally& before = replay_.won[Index(SideOf(position_.leader))];
    trick.winner = position_.leader;
    trick.points = won.cards - before.cards;
    const Points roem = won.roem - before.roem;
    if (RoemCounts(recorded)) {
      trick.roem = roem;
    } else {
      trick.roem_lost = roem;
      won.roem = before.roem;
    }
    trick.won = replay_.won = position_.won;
  }

  bool RoemCounts(const PlayedTrick& trick) const {
    return trick.roem_claim == RoemClaim::kMade || !deal_.rules.roem_claim;
  }

  void End(Ending::Cause cause, Seat seat) { replay_.ending = Ending{cause, number_, seat}; }

  void ScoreEnding() {
    const Ending& ending = *replay_.ending;
    const bool dealt_again = ending.cause == Ending::Cause::kWrongDeal || deal_.played_again;
    replay_.played_again = dealt_again || deal_.individual;
    if (dealt_again) return;
    if (deal_.individual) {
      replay_.own_loss = Points(kAllPoints);
      return;
    }
    const Side offenders = SideOf(ending.seat);
    std::array<Tally, 2> won = replay_.won;
    if (deal_.rules.revoke_roem == RevokeRoem::kUntilStop) {
      replay_.roem_until_stop = RoemUntilStop(Opponents(offenders));
      won[Index(Opponents(offenders))].roem += replay_.roem_until_stop;
    }
    replay_.result = ScoreRevoke(offenders, StakesOf(position_), won, deal_.rules);
    replay_.result->outcome = OutcomeOf(ending);
  }

  // What `side` made in the trick of a revoke and after it. Who takes a revoke back has noticed it,
  // which stops play; so does an accusation. What is recorded after a revoke may be anything: it
  // counts as far as it can have been played.
  Points RoemUntilStop(Side side) const {
    const Fault* const revoke = replay_.Revoke();
    if (revoke == nullptr || revoke->ruling) return Points(0);
    Position position = position_;
    Points roem;
    for (auto i = static_cast<std::size_t>(revoke->trick - 1); i < deal_.tricks.size(); ++i) {
      const PlayedTrick& trick = deal_.tricks[i];
      const Points before = position.won[Index(side)].roem;
      for (std::size_t card = position.trick.size(); card < trick.cards.size(); ++card) {
        if (!position.hands[Index(Turn(position))].Contains(trick.cards[card])) return roem;
        PlayAnyway(position, trick.cards[card]);
      }
      if (!position.trick.empty()) return roem;
      if (RoemCounts(trick)) roem += position.won[Index(side)].roem - before;
      if (trick.accused_by || trick.short_hand || trick.long_hand) return roem;
    }
    return roem;
  }

  const PlayedDeal& deal_;
  Position position_;
  Replay replay_;
  std::size_t recorded_ = 0;  // cards
  std::size_t counted_ = 0;   // of them
  int number_ = 1;            // of the trick
};

}  // namespace

std::optional<PenaltyState> Replay::StateOf(const PenaltyCard& card) const {
  const Position& position = positions.back();
  if (IsOver() || card.played || Turn(position) != card.seat) return std::nullopt;
  CardSet penalty;
  for (const PenaltyCard& other : penalty_cards) {
    if (!other.played && other.seat == card.seat) penalty |= other.card;
  }
  return StateOfPenalty(position, card.card, penalty, decision);
}

Outcome OutcomeOf(const Ending& ending) {
  return ending.cause == Ending::Cause::kWrongAccusation ? Outcome::kAccusation : Outcome::kRevoke;
}

Result<Replay> ReplayDeal(const PlayedDeal& deal) {
  if (auto error = CheckShape(deal)) return *std::move(error);
  if (auto error = CheckAsPlayed(deal)) return *std::move(error);
  return Replayer(deal).Play();
}

}  // namespace jasnel
