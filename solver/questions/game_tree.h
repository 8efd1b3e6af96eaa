// The positions reachable from a root position.
#pragma once

#include <array>

#include "bitboard/play_order.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// A position after some cards from the root.
struct TreeNode {
  OpenTrick trick;
  int place = 0;   ///< number of cards played to the trick
  int gained = 0;  ///< points and roem won since the root, North-South minus East-West
  int roem = 0;    ///< of both sides, since the root
  int beaten = 0;  ///< sides, as bits, that have lost a trick, including before the root

  int seat() const { return trick.Seat(place); }
  /// Whether North-South is to play.
  bool maximizes() const { return (seat() & 1) == 0; }
};

/// The game tree from one position.
class GameTree {
 public:
  /// `search` must have begun the deal: see `HandsOf`. Both arguments must outlive this.
  GameTree(const Search& search, const Position& position);

  /// For each seat, the cards it has yet to play or has in the trick in progress, for
  /// Search::Begin.
  static std::array<PlaySet, kSeats> HandsOf(const Position& position);

  const TreeNode& root() const { return root_; }
  const Position& position() const { return position_; }

  PlayCard ToPlay(Card card) const { return order_.ToPlay(card); }
  Card ToNatural(PlayCard card) const { return order_.ToNatural(card); }

  /// The node after a legal card.
  TreeNode After(const TreeNode& node, PlayCard card) const;
  TreeNode After(const TreeNode& node, Card card) const { return After(node, ToPlay(card)); }

  PlaySet LegalToPlay(const TreeNode& node) const {
    return node.trick.Legal(node.place, search_.deal(), search_.rules());
  }
  CardSet Legal(const TreeNode& node) const { return order_.ToNatural(LegalToPlay(node)); }

  /// Calls `visit(card)` for the legal cards, suit by suit from high to low, as long as it returns
  /// true.
  template <class Visit>
  void ForEachLegal(const TreeNode& node, Visit visit) const {
    const CardSet legal = Legal(node);
    for (const Suit suit : kAllSuits) {
      for (CardSet cards = legal & CardsOf(suit); !cards.empty(); cards -= cards.Highest()) {
        if (!visit(cards.Highest())) return;
      }
    }
  }

 private:
  const Search& search_;
  const Position& position_;
  const PlayOrder order_;
  TreeNode root_;
};

JASNEL_KERNEL_END
