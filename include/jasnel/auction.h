// The auction: who speaks, what may be said, and the contract that comes of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a seat says: "I pass", or "I play" with the trump suit.
struct Call {
  std::optional<Suit> suit;  ///< nothing for a pass

  constexpr bool IsPass() const { return !suit; }

  friend bool operator==(const Call&, const Call&) = default;
};

/// The calls a seat may choose from: always one at least.
struct LegalCalls {
  bool pass = false;
  SuitSet suits;

  constexpr bool Contains(Call call) const { return call.suit ? suits.Contains(*call.suit) : pass; }

  friend bool operator==(const LegalCalls&, const LegalCalls&) = default;
};

/// Who plays, and in what trump.
struct Contract {
  Seat declarer = Seat::kNorth;
  Suit trump = Suit::kSpades;

  friend bool operator==(const Contract&, const Contract&) = default;
};

/// An auction from its start to its contract. Each seat speaks once, clockwise; the first suit
/// named ends it and stays trump; after four passes one seat must name a suit.
///
/// Order: NKF 1976 art. 5, 6 and term "Biedvolgorde"; NKU 1987 art. 5, 6; KBN art. 5-8; SV Bedum
/// "Rollen aan tafel". The first suit stays: NKF 1976 and NKU 1987 art. 7, KBN art. 9; SV Bedum
/// "hoeven de andere spelers niks meer te zeggen". Under `bidding=obliged` there is one call, by
/// the seat to the dealer's left, who may not pass: SV Bedum "Rotterdams of Amsterdams" (Utrecht).
class Auction {
 public:
  /// One call of each seat, and the one of the obliged seat.
  static constexpr int kMostCalls = kSeats + 1;

  /// An auction in which nobody has spoken. `turned` is the suit turned from the stock: with
  /// `bidding=turned` it must be there, otherwise it may not; anything else is an error.
  static Result<Auction> Begin(Seat dealer, const Rules& rules,
                               std::optional<Suit> turned = std::nullopt);

  Seat dealer() const { return dealer_; }
  std::optional<Suit> turned() const { return turned_; }

  /// What was said so far, the first call first.
  std::span<const Call> calls() const { return std::span(calls_).first(count_); }

  /// Whether a suit was named. An auction never ends without a contract.
  bool IsOver() const { return count_ > 0 && !calls_[count_ - 1].IsPass(); }

  /// The seat of the call `index`, from 0, whether it was made or not: of a fifth, the obliged
  /// seat.
  Seat SpeakerOf(int index) const;

  /// The seat that speaks next. The auction is not over.
  Seat Turn() const { return SpeakerOf(count_); }

  /// What the seat in turn may say. The auction is not over. Any suit may be named, held or not
  /// (KBN table). After four passes: any suit, or with `all-pass=left-other` one that was not
  /// turned (SV Bedum "Rollen aan tafel"); where no suit is turned that is any suit too.
  LegalCalls Legal() const;

  /// Adds a call of the seat in turn. Changes nothing and gives an error, which names the call, the
  /// seat and what was expected, for a call that is not legal or comes when the auction is over.
  std::optional<Error> Speak(Call call);

  /// What the auction ended in. It is over.
  Contract contract() const;

 private:
  Auction(Seat dealer, const Rules& rules, std::optional<Suit> turned)
      : dealer_(dealer),
        speaks_first_(rules.speaks_first),
        bidding_(rules.bidding),
        all_pass_(rules.all_pass),
        turned_(turned) {}

  Seat dealer_;
  SpeaksFirst speaks_first_;
  Bidding bidding_;
  AllPass all_pass_;
  std::optional<Suit> turned_;
  std::array<Call, kMostCalls> calls_{};
  std::uint8_t count_ = 0;
};

/// `pass` or `H`; `pas` or `H`.
std::string FormatCall(Call call, Language language = Language::kEnglish);

/// Calls with a comma between them: `pass,pass,H`.
std::string FormatCalls(std::span<const Call> calls, Language language = Language::kEnglish);

/// `pass` or a suit in letters, by name or as a sign; either language, either case.
std::optional<Call> ParseCall(std::string_view text);

/// Speaks the calls of `text`, written as `pass,pass,H`, in turn; an empty text is no call. An
/// error names the call and the seat; the calls before it have then been spoken.
std::optional<Error> SpeakCalls(Auction& auction, std::string_view text);

/// The auction of a text of calls, over or not. Errors: as `Begin` and `SpeakCalls`.
Result<Auction> ParseAuction(Seat dealer, const Rules& rules, std::optional<Suit> turned,
                             std::string_view calls);

}  // namespace jasnel
