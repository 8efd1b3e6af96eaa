// The auction: whose turn it is, the legal calls, and the resulting contract.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/turned.h"

namespace jasnel {

/// A call: "I pass", "I play" with the trump suit, or once a suit has been named *kraak*,
/// *herkraak* or *superkraak*.
struct Call {
  std::optional<Suit> suit = {};
  std::int8_t doubling = 0;  ///< how often the contract is then doubled: 1 to 3; otherwise 0

  static constexpr Call Double(int doubling) {
    return {std::nullopt, static_cast<std::int8_t>(doubling)};
  }

  constexpr bool IsPass() const { return !suit && doubling == 0; }

  friend bool operator==(const Call&, const Call&) = default;
};

/// The calls a seat may choose from: at least one.
struct LegalCalls {
  bool pass = false;
  SuitSet suits = {};
  int doubling = 0;  ///< see Call

  constexpr bool Contains(Call call) const {
    if (call.doubling != 0) return call.doubling == doubling;
    return call.suit ? suits.Contains(*call.suit) : pass;
  }

  constexpr int size() const { return (pass ? 1 : 0) + suits.size() + (doubling != 0 ? 1 : 0); }

  /// Calls `visit(Call)` for each, a pass first, then the suits in order.
  template <class Visit>
  constexpr void ForEach(const Visit& visit) const {
    if (pass) visit(Call{});
    for (const Suit suit : suits) visit(Call{suit});
    if (doubling != 0) visit(Call::Double(doubling));
  }

  friend bool operator==(const LegalCalls&, const LegalCalls&) = default;
};

/// The declarer and the trump suit, and how often it was doubled.
struct Contract {
  Seat declarer = Seat::kNorth;
  Suit trump = Suit::kSpades;
  int doublings = 0;

  friend bool operator==(const Contract&, const Contract&) = default;
};

/// Who leads to the first trick: the seat to the dealer's left, whoever declares (NKU 1987 art. 6,
/// KBN art. 8, NKF 1976 second part art. 5), or with `leads=declarer` the declarer.
constexpr Seat FirstLeader(Leads leads, Seat dealer, Seat declarer) {
  return leads == Leads::kDeclarer ? declarer : Clockwise(dealer);
}

/// Those who may lead to it: one seat, or each.
inline std::vector<Seat> FirstLeaders(Leads leads, Seat dealer) {
  if (leads == Leads::kDeclarer) return {kAllSeats.begin(), kAllSeats.end()};
  return {Clockwise(dealer)};
}

/// Hands that are not known, of which each seat may have any card.
inline constexpr Hands kAnyHands = {kFullDeck, kFullDeck, kFullDeck, kFullDeck};

/// By side, from which call of an auction on, counted from 0, both of its players must pass;
/// nothing for a side that may play.
using BarredSides = std::array<std::optional<int>, 2>;

/// What the stakes are of a contract.
constexpr Stakes StakesOf(const Contract& contract) {
  return {SideOf(contract.declarer), contract.trump, contract.doublings};
}

/// An auction from its start to its contract. Each seat calls once, clockwise. The first suit named
/// becomes trump and ends the auction, but for doubling; after four passes one seat must name a
/// suit, or with `all-pass=redeal` the deal is passed out, and has no contract. With `turns` over 1
/// the next card is turned first, and each seat calls on that.
///
/// Order: NKF 1976 art. 5, 6 and term "Biedvolgorde"; NKU 1987 art. 5, 6; KBN art. 5-8; SV Bedum
/// "Rollen aan tafel". The first suit stays: NKF 1976 and NKU 1987 art. 7, KBN art. 9; SV Bedum
/// "hoeven de andere spelers niks meer te zeggen". Under `bidding=obliged` there is one call, by
/// the seat to the dealer's left, who may not pass: SV Bedum "Rotterdams of Amsterdams" (Utrecht).
/// Under `bidding=lot` that seat must name the suit that was drawn.
///
/// With `doubling` the declarers' opponents may then double, after that the declarers, and then the
/// others once more: klaverjas.nl, "Spelregels Kraken". The two players of a side are asked in turn
/// from the left of who called last for the other side, until one doubles; when both pass, the
/// auction is over (**ours**).
class Auction {
 public:
  /// One call for each seat on each card that may be turned, plus the call of the seat that must
  /// name a suit.
  static constexpr int kMaxCallsForTrump = TurnedCards::kMax * kSeats + 1;

  /// Those, and two for each doubling.
  static constexpr int kMaxCalls = kMaxCallsForTrump + 2 * kMaxDoublings;

  /// The same by these rules.
  static constexpr int MaxCalls(const Rules& rules) {
    return TurnsOf(rules) * kSeats + 1 + (rules.doubling != Doubling::kOff ? 2 * kMaxDoublings : 0);
  }

  /// An auction without calls; an error with `bidding=given`. `turned` are the cards turned from
  /// the stock, or the suit drawn: required with `bidding=turned` and `bidding=lot`, an error
  /// otherwise. Those that are to be turned later may be left out.
  static Result<Auction> Begin(Seat dealer, const Rules& rules, const TurnedCards& turned = {});

  /// The auction of a deal whose contract is given or drawn, by the rules or not: it has no calls.
  /// Where a suit is turned, that suit is then not known; trump counts as turned.
  static Auction NotHeld(Seat dealer, const Rules& rules, Suit trump) {
    return Auction(dealer, rules, TurnsSuit(rules) ? TurnedCards(trump) : TurnedCards());
  }

  /// Bars sides of which a player spoke out of turn: "Bij "Ik pas" moeten de overtreder EN zijn
  /// partner in dit spel beiden passen en mogen aan dit spel niet meer deelnemen" (NKF 1976 art.
  /// 10). The other texts are silent and follow it, and a suit named out of turn bars as a pass
  /// does and is not made trump (both **ours**). Nobody is barred from the call of
  /// `bidding=obliged` or `bidding=lot` (**ours**).
  void Bar(const BarredSides& barred) { barred_ = barred; }
  const BarredSides& barred() const { return barred_; }

  /// The same auction before its first call; sides stay barred from the same call on.
  Auction Anew() const;

  Seat dealer() const { return dealer_; }

  /// All turned cards that are known, those that were not turned yet too.
  const TurnedCards& turned_cards() const { return cards_; }

  /// The suit that lies turned now; nothing if none does, or the joker.
  std::optional<Suit> turned() const;

  /// Whether the next card must be turned before anybody calls, and is not known.
  bool WaitsForCard() const;

  /// Turns that card; nothing for the joker.
  void TurnCard(std::optional<Suit> card) { cards_.Add(card); }

  /// The same without cards that were not turned yet: what players see.
  Auction Seen() const;

  /// The calls so far, in order.
  std::span<const Call> calls() const { return std::span(calls_).first(count_); }

  /// Whether a suit has been named and may not be doubled any more, or the deal is passed out.
  bool IsOver() const { return HasContract() || IsPassedOut(); }
  bool HasContract() const { return HasTrump() && doubling_ended_; }

  /// Whether a suit has been named.
  bool HasTrump() const { return naming_ >= 0; }

  /// Whether a suit has been named and may be doubled.
  bool IsDoubling() const { return HasTrump() && !doubling_ended_; }

  /// Whether all have passed and the cards are dealt again: `all-pass=redeal`.
  bool IsPassedOut() const {
    return all_pass_ == AllPass::kRedeal && count_ == kSeats * turns_ && !HasTrump();
  }

  /// How many have called on the card that lies turned, or at all if one card is turned or none;
  /// five if all had passed. Calls after a suit was named do not count.
  int CallsOnCard() const {
    return CallsForTrump() == 0 ? 0 : PlaceOnCard(CallsForTrump() - 1) + 1;
  }

  /// How many have passed on the card on which the next call is; four if all have. No suit has been
  /// named.
  int PassesBefore() const { return PlaceOnCard(count_); }

  /// The seat that makes call `index`, counted from 0, whether or not it has been made; for the
  /// call after the last four passes, the seat that must name a suit: if its side is barred and the
  /// other is not, the next one (**ours**). So too where the joker lies turned. Once a suit has
  /// been named, of calls made and the next.
  Seat SpeakerOf(int index) const;

  /// The seat to call. The auction must not be over.
  Seat Turn() const { return SpeakerOf(count_); }

  /// The legal calls of the seat to call; of a barred one a pass. The auction must not be over, nor
  /// wait for a card. A seat may name any suit, whether it holds it or not (KBN table), but with
  /// `holds-trump=on` only those of its `hand`, unless it must name a suit and has none of those
  /// that are left (**ours**). Who must name a suit when all have passed may name any; with
  /// `all-pass=left-other` any that was not turned (SV Bedum "Rollen aan tafel"), with
  /// `dealer-turned` and `left-turned` the one turned last; if none is left by that, any suit.
  /// Where the joker lies turned, any that was not turned before it.
  LegalCalls Legal(CardSet hand = kFullDeck) const;

  /// Adds a call of the seat to call, with its hand where that is known. If the call is illegal, or
  /// the auction is over or waits for a card, changes nothing and returns an error that names the
  /// call, the seat and what was expected.
  std::optional<Error> Speak(Call call, CardSet hand = kFullDeck);

  /// The contract as far as it is known, once a suit has been named.
  Contract contract() const;

 private:
  Auction(Seat dealer, const Rules& rules, const TurnedCards& turned)
      : dealer_(dealer),
        speaks_first_(rules.speaks_first),
        bidding_(rules.bidding),
        all_pass_(rules.all_pass),
        holds_trump_(rules.holds_trump),
        may_double_(rules.doubling != Doubling::kOff),
        turns_(static_cast<std::int8_t>(TurnsOf(rules))),
        cards_(turned) {}

  // On which card call `index` is, counted from 0, and how many called on it before.
  int CardOf(int index) const { return std::min(index / kSeats, turns_ - 1); }
  int PlaceOnCard(int index) const { return index - kSeats * CardOf(index); }
  bool IsJoker(int card) const { return cards_.joker() && card == cards_.size() - 1; }

  // Up to the one that named a suit.
  int CallsForTrump() const { return HasTrump() ? naming_ + 1 : count_; }

  bool IsBarred(Side side, int call) const;
  LegalCalls LegalOfAnyHand() const;

  Seat dealer_;
  SpeaksFirst speaks_first_;
  Bidding bidding_;
  AllPass all_pass_;
  bool holds_trump_;
  bool may_double_;
  bool doubling_ended_ = false;
  std::int8_t naming_ = -1;  // the call that named a suit
  std::int8_t turns_;
  TurnedCards cards_;
  BarredSides barred_;
  std::array<Call, kMaxCalls> calls_{};
  std::uint8_t count_ = 0;
};

/// `pass`, `H`, `double`, `redouble` or `superdouble`; in Dutch `pas`, `H`, `kraak`, `herkraak` or
/// `superkraak`.
std::string FormatCall(Call call, Language language = Language::kEnglish);

/// Calls separated by commas: `pass,pass,H`.
std::string FormatCalls(std::span<const Call> calls, Language language = Language::kEnglish);

/// Parses `pass`, a doubling, or a suit as a letter, a name or a symbol; in either language and
/// either case. It may be said as at the table: `ik pas`, `ik speel met schoppen troef`, and
/// `speel` or `play` alone for the suit that was turned.
std::optional<Call> ParseCall(std::string_view text, std::optional<Suit> turned = std::nullopt);

/// Makes the calls of `text`, such as `pass,pass,H`, in order; an empty text contains no calls. An
/// error names the call and the seat; the calls before it have then been made.
std::optional<Error> SpeakCalls(Auction& auction, std::string_view text,
                                const Hands& hands = kAnyHands);

/// The auction with the calls of a text, over or not. Errors: as for `Begin` and `SpeakCalls`.
Result<Auction> ParseAuction(Seat dealer, const Rules& rules, const TurnedCards& turned,
                             std::string_view calls, const BarredSides& barred = {},
                             const Hands& hands = kAnyHands);

}  // namespace jasnel
