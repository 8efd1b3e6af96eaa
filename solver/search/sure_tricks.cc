#include "solver/search/sure_tricks.h"

#include <algorithm>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

// The `count` highest of `cards`.
PlaySet Highest(PlaySet cards, int count) {
  PlaySet highest;
  for (; count > 0; --count) {
    const PlayCard card = cards.Highest();
    highest |= card;
    cards -= card;
  }
  return highest;
}

// The points of the `count` lowest cards of one suit, which are also the cheapest.
int CheapestPoints(PlaySet cards, int count) {
  int points = 0;
  for (; count > 0; --count, cards = WithoutLowest(cards)) points += CardPoints(cards.Lowest());
  return points;
}

// A leader who plays winners, and then a partner who does.
class Run {
 public:
  Run(const SuitLookup& deal, const TrickStart& start, SureTricks& sure)
      : sure_(sure),
        left_(start.left),
        tricks_left_(start.tricks),
        leader_(start.leader),
        mine_(deal.hand(leader_) & left_),
        partner_(deal.hand(leader_ ^ 2) & left_),
        opponents_{deal.hand((leader_ + 1) & 3) & left_, deal.hand((leader_ + 3) & 3) & left_} {}

  void Play() {
    const PlaySet winners = mine_ - UpToHighest(left_ - mine_);
    for (PlaySet rest = winners; !rest.empty();) {
      const int byte = rest.Highest().index() / kRanks;
      PlayLeader(byte, winners & SuitCards(byte));
      rest -= SuitCards(byte);
    }
    if (sure_.tricks < tricks_left_) PlayPartner();
  }

 private:
  // The leader's winners: first trumps above all others, then in plain suits cards above all others
  // as long as everybody else follows or has no trump. So the leader takes each of these tricks and
  // leads again. The others' cards that fall with them: opponents, made to follow, cannot keep back
  // more than their dearest; the partner, who wants to, gives the dearest. A card that was
  // discarded on an earlier one of these tricks was taken too.
  void PlayLeader(int byte, PlaySet winners) {
    const PlaySet suit = SuitCards(byte);
    int rounds = Length(winners, byte);
    if (byte != kTrumpByte) {
      for (const PlaySet hand : {partner_, opponents_[0], opponents_[1]}) {
        if (!(hand & kTrumpCards).empty()) rounds = std::min(rounds, Length(hand, byte));
      }
      if (rounds == 0) return;
    }
    rounds_[byte] = rounds;
    sure_.tricks += rounds;
    sure_.cards |= Highest(winners, rounds);
    const int partner_length = Length(partner_, byte);
    sure_.cards |= Highest(partner_ & suit, std::min(rounds, partner_length));
    for (int i = 0; i < 2; ++i) {
      const PlaySet cards = opponents_[i] & suit;
      if (Length(cards, byte) <= rounds) {
        sure_.cards |= cards;
      } else {
        sure_.others |= cards;
        sure_.points[(leader_ + 1 + 2 * i) & 3] += CheapestPoints(cards, rounds);
      }
    }
  }

  // How many rounds of a suit nobody can ruff, after the leader's tricks. An opponent who still has
  // trumps then has followed to all of them, so it has discarded nothing.
  int RoundsUnruffed(int byte) const {
    int rounds = kHandSize;
    if (byte == kTrumpByte) return rounds;
    for (const PlaySet hand : opponents_) {
      if (Length(hand, kTrumpByte) > rounds_[kTrumpByte]) {
        rounds = std::min(rounds, Length(hand, byte) - rounds_[byte]);
      }
    }
    return rounds;
  }

  // The partner's winners, reached by a low card of a suit in which the partner has the best card
  // but for the leader's. On the leader's tricks the partner throws other cards, as long as it has
  // any; a winner thrown there was taken too. The leader, without trumps, cannot be made to ruff.
  void PlayPartner() {
    if (Length(mine_, kTrumpByte) > rounds_[kTrumpByte]) return;
    const PlaySet above_opponents = partner_ - UpToHighest(opponents_[0] | opponents_[1]);
    const PlaySet above_all = above_opponents - UpToHighest(mine_);
    int entry = -1;
    std::array<int, kSuits> winners{};
    for (PlaySet rest = above_opponents; !rest.empty();) {
      const int byte = rest.Lowest().index() / kRanks;
      const PlaySet suit = SuitCards(byte);
      rest -= suit;
      const PlaySet cards = partner_ & suit;
      const int length = Length(cards, byte) - rounds_[byte];
      if (length <= 0) continue;
      const int unruffed = RoundsUnruffed(byte);
      if (unruffed <= 0) continue;
      winners[byte] = std::min({Length(above_all, byte), length, unruffed});
      const PlaySet mine = mine_ & suit;
      const bool reaches = Length(mine, byte) > rounds_[byte] && Outranks(cards, mine.Lowest());
      // Best an entry that is no winner.
      if (reaches && (entry < 0 || winners[byte] == 0)) entry = byte;
    }
    if (entry < 0) return;
    int tricks = 1;
    sure_.cards |= (partner_ & SuitCards(entry)).Highest();
    for (int byte = 0; byte < kSuits; ++byte) {
      if (winners[byte] == 0) continue;
      sure_.cards |= Highest(partner_ & SuitCards(byte), winners[byte]);
      tricks += winners[byte] - (byte == entry ? 1 : 0);
    }
    sure_.tricks = std::min(sure_.tricks + tricks, tricks_left_);
  }

  SureTricks& sure_;
  const PlaySet left_;
  const int tricks_left_;
  const int leader_;
  const PlaySet mine_;
  const PlaySet partner_;
  const std::array<PlaySet, 2> opponents_;
  std::array<int, kSuits> rounds_{};  // of each suit that the leader plays
};

}  // namespace

SureTricks TopTrumps(const SuitLookup& deal, PlaySet left, int side) {
  const PlaySet trumps = left & kTrumpCards;
  const PlaySet ours = trumps & (deal.hand(side) | deal.hand(side + 2));
  SureTricks sure;
  sure.cards = AllAbove(ours, trumps - ours);
  sure.tricks = std::max(Length(sure.cards & deal.hand(side), kTrumpByte),
                         Length(sure.cards & deal.hand(side + 2), kTrumpByte));
  return sure;
}

SureTricks QuickTricks(const SuitLookup& deal, const TrickStart& start) {
  SureTricks sure;
  Run(deal, start, sure).Play();
  return sure;
}

JASNEL_KERNEL_END
