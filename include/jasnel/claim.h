// Claims: "the rest is ours", proved for every deal that is still possible.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/player.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/replay.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Whether a claim is true.
enum class ClaimVerdict : std::uint8_t {
  kProved,
  kRefuted,  ///< no plan works for every deal that is still possible
  kUnknown,  ///< neither was shown: a limit was reached, or there are too many cards left
};

/// The examination of a claim.
struct Claim {
  ClaimVerdict verdict = ClaimVerdict::kUnknown;

  /// If proved: whether the partner may play any legal card at all. Otherwise it must follow the
  /// plan, in which each of its cards depends on its own hand and on what everybody has seen.
  bool alone = false;

  Card card = {};      ///< if proved: the first card of the plan, of the claiming seat
  int tricks = 0;      ///< the tricks claimed, from 1 to 8; a trick in progress is one of them
  Points points = {};  ///< the card points that come with them, those of the last trick included;
                       ///< roem depends on how the cards fall and is not counted

  /// If refuted, a deal in which the tricks cannot all be won even with open hands, if one was
  /// found: the hidden hands, and in `line` cards from the next one on to the end of the first
  /// trick that the opponents win. Some false claims have no such deal: each can be won, but no
  /// plan suits all.
  std::optional<Hands> counterexample = {};
  std::vector<Card> line = {};

  Stop stop = Stop::kSolved;  ///< why the search ended
  std::uint64_t nodes = 0;    ///< hands of the partner examined, summed over the cards tried
};

/// A claim that could have been made in a deal that was played.
struct ClaimInDeal {
  std::size_t cards = 0;     ///< cards played before it
  int trick = 1;             ///< the first trick claimed, from 1 to 8
  Seat seat = Seat::kNorth;  ///< who could claim: the seat to play
  bool alone = false;        ///< see `Claim::alone`

  friend bool operator==(const ClaimInDeal&, const ClaimInDeal&) = default;
};

/// Examines claims, and plays the rest of the deal after a proved one. It allocates memory when a
/// search begins: half a megabyte at first, and up to 8 with six or more cards left. Use it from
/// one thread at a time.
class Claimer {
 public:
  /// The limit without `limits.nodes`. From four cards left, claims took fewer than 400,000 in all
  /// deals tried: docs/research/players.md.
  static constexpr std::uint64_t kNodes = 20'000'000;

  Claimer();
  ~Claimer();
  Claimer(Claimer&&) noexcept;
  Claimer& operator=(Claimer&&) noexcept;

  /// Examines the claim that the side of the seat to play wins every trick that is left.
  ///
  /// It is proved if there is a plan that wins them against every deal consistent with the view
  /// and every legal play of the opponents. The plan names the card for the seat by what everybody
  /// has seen, and the card for its partner by that and the partner's hand. So neither sees the
  /// other's cards, though the plan was made for the cards of the seat that claims, as if it had
  /// laid them open; the opponents may know them, and each other's, and the plan.
  ///
  /// Without `limits` the answer depends on the view alone. `limits.nodes` replaces `kNodes`.
  Claim Examine(const PlayView& view, const Limits& limits = {});

  /// After a proved claim: the card that the plan names for the seat to play of `view`, the one
  /// that claimed or its partner, later in the same deal. Empty if the side left the plan and
  /// it cannot be shown any more to win every trick. All views since the claim must be of the same
  /// deal, in order of play.
  std::optional<Card> Choose(const PlayView& view);

  /// The first moment of a deal that was played at which the seat to play could have proved, from
  /// its own hand, that its side would win every trick, with at least two tricks to come. Empty if
  /// there is none. Moments at which nothing was shown within `limits`, which hold for each, are
  /// passed over, as are those after a card that was not legal. Ends a plan: `Choose` must not be
  /// called after it.
  std::optional<ClaimInDeal> FindFirst(const Replay& replay, const Limits& limits = {});

 private:
  struct Work;

  std::unique_ptr<Work> work_;
};

}  // namespace jasnel
