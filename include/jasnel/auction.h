// The auction: whose turn it is, the legal calls, and the resulting contract.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// A call: "I pass", or "I play" with the trump suit.
struct Call {
  std::optional<Suit> suit;  ///< empty for a pass

  constexpr bool IsPass() const { return !suit; }

  friend bool operator==(const Call&, const Call&) = default;
};

/// The calls a seat may choose from: at least one.
struct LegalCalls {
  bool pass = false;
  SuitSet suits;

  constexpr bool Contains(Call call) const { return call.suit ? suits.Contains(*call.suit) : pass; }

  friend bool operator==(const LegalCalls&, const LegalCalls&) = default;
};

/// The declarer and the trump suit.
struct Contract {
  Seat declarer = Seat::kNorth;
  Suit trump = Suit::kSpades;

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

/// An auction from its start to its contract. Each seat calls once, clockwise. The first suit named
/// becomes trump and ends the auction; after four passes one seat must name a suit.
///
/// Order: NKF 1976 art. 5, 6 and term "Biedvolgorde"; NKU 1987 art. 5, 6; KBN art. 5-8; SV Bedum
/// "Rollen aan tafel". The first suit stays: NKF 1976 and NKU 1987 art. 7, KBN art. 9; SV Bedum
/// "hoeven de andere spelers niks meer te zeggen". Under `bidding=obliged` there is one call, by
/// the seat to the dealer's left, who may not pass: SV Bedum "Rotterdams of Amsterdams" (Utrecht).
/// Under `bidding=lot` that seat must name the suit that was drawn.
class Auction {
 public:
  /// One call for each seat, plus the call of the seat that must name a suit.
  static constexpr int kMaxCalls = kSeats + 1;

  /// An auction without calls. `turned` is the suit turned from the stock, or drawn: required with
  /// `bidding=turned` and `bidding=lot`, an error otherwise.
  static Result<Auction> Begin(Seat dealer, const Rules& rules,
                               std::optional<Suit> turned = std::nullopt);

  /// The auction of a deal whose contract is given or drawn: it has no calls. Where a suit is
  /// turned, that suit is then not known; trump counts as turned.
  static Auction NotHeld(Seat dealer, const Rules& rules, Suit trump) {
    return Auction(dealer, rules, TurnsSuit(rules) ? std::optional(trump) : std::nullopt);
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
  std::optional<Suit> turned() const { return turned_; }

  /// The calls so far, in order.
  std::span<const Call> calls() const { return std::span(calls_).first(count_); }

  /// Whether a suit has been named. An auction never ends without a contract.
  bool IsOver() const { return count_ > 0 && !calls_[count_ - 1].IsPass(); }

  /// The seat that makes call `index`, counted from 0, whether or not it has been made; for a fifth
  /// call, the seat that must name a suit: if its side is barred and the other is not, the next one
  /// (**ours**).
  Seat SpeakerOf(int index) const;

  /// The seat to call. The auction must not be over.
  Seat Turn() const { return SpeakerOf(count_); }

  /// The legal calls of the seat to call; of a barred one a pass. The auction must not be over. A
  /// seat may name any suit, whether it holds it or not (KBN table), but with `holds-trump=on` only
  /// those of its `hand`, unless it must name a suit and has none of those that are left
  /// (**ours**). After four passes: any suit, or with `all-pass=left-other` any but the turned one
  /// (SV Bedum "Rollen aan tafel"); if no suit was turned, any suit.
  LegalCalls Legal(CardSet hand = kFullDeck) const;

  /// Adds a call of the seat to call, with its hand where that is known. If the call is illegal or
  /// the auction is over, changes nothing and returns an error that names the call, the seat and
  /// what was expected.
  std::optional<Error> Speak(Call call, CardSet hand = kFullDeck);

  /// The contract. The auction must be over.
  Contract contract() const;

 private:
  Auction(Seat dealer, const Rules& rules, std::optional<Suit> turned)
      : dealer_(dealer),
        speaks_first_(rules.speaks_first),
        bidding_(rules.bidding),
        all_pass_(rules.all_pass),
        holds_trump_(rules.holds_trump),
        turned_(turned) {}

  bool IsBarred(Side side, int call) const;
  LegalCalls LegalOfAnyHand() const;

  Seat dealer_;
  SpeaksFirst speaks_first_;
  Bidding bidding_;
  AllPass all_pass_;
  bool holds_trump_;
  std::optional<Suit> turned_;
  BarredSides barred_;
  std::array<Call, kMaxCalls> calls_{};
  std::uint8_t count_ = 0;
};

/// `pass` or `H`; in Dutch `pas` or `H`.
std::string FormatCall(Call call, Language language = Language::kEnglish);

/// Calls separated by commas: `pass,pass,H`.
std::string FormatCalls(std::span<const Call> calls, Language language = Language::kEnglish);

/// Parses `pass`, or a suit as a letter, a name or a symbol; in either language and either case. It
/// may be said as at the table: `ik pas`, `ik speel met schoppen troef`, and `speel` or `play`
/// alone for the suit that was turned.
std::optional<Call> ParseCall(std::string_view text, std::optional<Suit> turned = std::nullopt);

/// Makes the calls of `text`, such as `pass,pass,H`, in order; an empty text contains no calls. An
/// error names the call and the seat; the calls before it have then been made.
std::optional<Error> SpeakCalls(Auction& auction, std::string_view text,
                                const Hands& hands = kAnyHands);

/// The auction with the calls of a text, over or not. Errors: as for `Begin` and `SpeakCalls`.
Result<Auction> ParseAuction(Seat dealer, const Rules& rules, std::optional<Suit> turned,
                             std::string_view calls, const BarredSides& barred = {},
                             const Hands& hands = kAnyHands);

}  // namespace jasnel
