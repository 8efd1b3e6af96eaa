// A text with rules, for tests of its articles: hearts are trump and North leads.
#pragma once

#include <string>
#include <string_view>

#include "tests/bitboard/played.h"

namespace jasnel::testing {

inline constexpr Suit kHearts = Suit::kHearts;

/// One of the texts, or one of the systems in it, by the name of its preset. Hands are those of
/// North, East, South and West, as `A7... .T.A. .97.. 98...`; of four cards played, North's is
/// first.
class Text {
 public:
  explicit constexpr Text(std::string_view preset) : preset_(preset) {}

  /// The deal line of these hands, with more fields behind it.
  std::string DealOf(std::string_view hands, std::string_view fields = "") const {
    std::string line = "N:" + std::string(hands) + " rules=" + std::string(preset_);
    line += " trump=H leader=N";
    if (!fields.empty()) line += " " + std::string(fields);
    return line;
  }

  /// The deal in which each player holds one whole suit, in the order of the suits; East declares.
  std::string SuitEach() const {
    return DealOf("AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987", "declarer=E");
  }

  /// What the seat in turn may play after `cards`.
  std::string LegalAfter(std::string_view hands, std::string_view cards) const {
    return testing::LegalAfter(DealOf(hands), cards);
  }

  /// As testing::WinnerOf.
  std::string WinnerOf(std::string_view cards) const {
    return testing::WinnerOf(preset_, kHearts, cards);
  }

  /// As testing::RoemOf.
  int RoemOf(std::string_view cards) const { return testing::RoemOf(preset_, kHearts, cards); }

  /// As testing::AfterLastTrick.
  Position AfterLastTrick(std::string_view cards) const {
    return testing::AfterLastTrick(preset_, kHearts, cards);
  }

  /// The result of a deal whose last trick brings North-South 21 points, the ace of spades and the
  /// trick itself, after what the fields `before` tell.
  std::string LastTrick(std::string_view before) const {
    return ResultAfter(DealOf("A... 9... 7... ..7.", before), "SA,S9,S7,D7");
  }

 private:
  std::string_view preset_;
};

inline constexpr Text kNkf("nkf");

}  // namespace jasnel::testing
