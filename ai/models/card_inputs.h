// The inputs of the card network: what a seat to play can see.
#pragma once

#include <algorithm>

#include "ai/games/play_state.h"
#include "ai/models/input_list.h"
#include "ai/models/suit_places.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The groups of inputs. Seats are counted clockwise from the seat to play.
struct CardInputs {
  static constexpr int kHand = 0;                                  ///< cards held
  static constexpr int kMasters = kHand + kDeckSize;               ///< held, and none left beats it
  static constexpr int kTakes = kMasters + kDeckSize;              ///< legal, and takes the trick
  static constexpr int kRoem = kTakes + kDeckSize;                 ///< legal, and adds roem
  static constexpr int kPlayed = kRoem + kDeckSize;                ///< played, by seat
  static constexpr int kDiscarded = kPlayed + kSeats * kDeckSize;  ///< discarded, by seat
  static constexpr int kCannot = kDiscarded + kSeats * kDeckSize;  ///< cannot hold, by seat (3)
  static constexpr int kTrick = kCannot + 3 * kDeckSize;           ///< in the trick
  static constexpr int kBest = kTrick + kDeckSize;                 ///< wins the trick
  static constexpr int kOut = kBest + kDeckSize;         ///< by suit: cards that others hold (9)
  static constexpr int kLed = kOut + kSuits * 9;         ///< by suit, seats that have led it
  static constexpr int kPlace = kLed + kSuits * kSeats;  ///< place in the trick (4)
  static constexpr int kHolder = kPlace + 4;             ///< partner or opponent wins it (2)
  static constexpr int kDeclarer = kHolder + 2;          ///< the declarer, by seat (4)
  static constexpr int kNumber = kDeclarer + 4;          ///< tricks played (8)
  static constexpr int kAhead = kNumber + 8;  ///< points the declarers are ahead, in tens (41)
  static constexpr int kRest = kAhead + 41;   ///< points still to be won, in tens (17)
  static constexpr int kTricks = kRest + 17;  ///< own side, the other, has a trick (2)
  static constexpr int kTrickPoints = kTricks + 2;      ///< in fives (10)
  static constexpr int kTrickRoem = kTrickPoints + 10;  ///< 20 or more, 40 or more (2)
  static constexpr int kCalls = kTrickRoem + 2;         ///< calls of the auction (6)
  static constexpr int kRules = kCalls + 6;  ///< ruff, undertrump (2), roem, four jacks, nat
  static constexpr int kCount = kRules + 6;
  /// No more are present at once: a hand with three marks for each card, cards played, as
  /// discards too, those that cannot be held among the cards of three hands, the trick and its best
  /// card, and by suit who has led it and how many are out; then a line each, two for tricks, and
  /// the rules.
  static constexpr int kMax =
      kHandSize * 4 + 2 * kDeckSize + 3 * 3 * kHandSize + kSeats + kSuits * (kSeats + 1) + 10 + 6;
};

/// What is present for the seat to play.
inline InputList<CardInputs::kMax> CardInputsOf(const PlayState& table, PlaySet legal,
                                                const SuitPlaces& places, const Rules& rules) {
  using In = CardInputs;
  InputList<In::kMax> inputs;
  const int seat = table.turn();
  const PlaySet hand = table.hands[seat];
  const PlaySet others = table.left - hand;
  inputs.AddCards(In::kHand, places.Placed(hand));
  inputs.AddCards(In::kMasters, places.Placed(hand - UpToHighest(others)));
  if (table.size > 0) {
    const int before = TrickRoem(table.trick, rules);
    inputs.AddCards(In::kTakes, places.Placed(legal & CardsThatBeat(table.best, table.led)));
    for (const PlayCard card : legal) {
      if (TrickRoem(table.trick | card, rules) > before) {
        inputs.Add(In::kRoem + places.Placed(card));
      }
    }
    inputs.AddCards(In::kTrick, places.Placed(table.trick));
    inputs.Add(In::kBest + places.Placed(table.best));
    inputs.Add(In::kHolder + (table.PartnerHolds() ? 0 : 1));
    inputs.Add(In::kTrickPoints + std::min(CardPoints(table.trick) / 5, 9));
    if (before >= 20) inputs.Add(In::kTrickRoem + (before >= 40 ? 1 : 0));
  }
  for (int step = 0; step < kSeats; ++step) {
    const int other = (seat + step) & 3;
    inputs.AddCards(In::kPlayed + kDeckSize * step, places.Placed(table.played[other]));
    inputs.AddCards(In::kDiscarded + kDeckSize * step, places.Placed(table.discarded[other]));
    if (step == 0) continue;
    inputs.AddCards(In::kCannot + kDeckSize * (step - 1),
                    places.Placed(table.cannot[other] & others));
  }
  for (int place = 0; place < kSuits; ++place) {
    const int byte = places.CardAt(8 * place).index() / 8;
    inputs.Add(In::kOut + 9 * place + PopCount(others.SuitByte(byte)));
    for (int step = 0; step < kSeats; ++step) {
      if ((table.led_by[byte] >> ((seat + step) & 3) & 1) != 0) {
        inputs.Add(In::kLed + kSeats * place + step);
      }
    }
  }
  const int declarers = table.declarer & 1;
  const int ahead = table.won[declarers].total().count() - table.won[1 - declarers].total().count();
  const int rest = kAllPoints - table.won[0].cards.count() - table.won[1].cards.count();
  inputs.Add(In::kPlace + table.size);
  inputs.Add(In::kDeclarer + ((table.declarer - seat) & 3));
  inputs.Add(In::kNumber + table.number);
  inputs.Add(In::kAhead + std::clamp((ahead + 205) / 10, 0, 40));
  inputs.Add(In::kRest + rest / 10);
  if (table.won[seat & 1].tricks > 0) inputs.Add(In::kTricks);
  if (table.won[1 - (seat & 1)].tricks > 0) inputs.Add(In::kTricks + 1);
  inputs.Add(In::kCalls + table.calls);
  if (rules.ruff == Ruff::kObliged) inputs.Add(In::kRules);
  if (rules.undertrump == Undertrump::kFree) inputs.Add(In::kRules + 1);
  if (rules.undertrump == Undertrump::kForced) inputs.Add(In::kRules + 2);
  if (!RoemInTricks(rules)) inputs.Add(In::kRules + 3);
  if (rules.four_jacks >= 200) inputs.Add(In::kRules + 4);
  if (rules.nat == NatPays::kOwn) inputs.Add(In::kRules + 5);
  return inputs;
}

}  // namespace jasnel
