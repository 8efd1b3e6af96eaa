#include "bitboard/tournament/possible_scores.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "bitboard/deal_limits.h"
#include "bitboard/tournament/words.h"
#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/deal_totals.h"

namespace jasnel {
namespace {

using BothPoints = std::array<Points, 2>;

static_assert(kMaxScore.count() ==
              2 * CardTimes(kMaxDoublings) * (kAllPoints + 1000 + kMaxRoemOfDeal));

// Looks for a deal that brings the scores of a result, and its roem if that is known.
class DealSearch {
 public:
  // Of points as they were won: what counts twice is divided by that, but for card points that
  // alone count more after so many doublings.
  DealSearch(const BothPoints& scores, const std::optional<BothPoints>& roem, const Rules& rules,
             int doublings)
      : scores_(scores), roem_(roem), rules_(rules), doublings_(doublings) {}

  bool Finds() const {
    if (FindsPlayed(std::nullopt)) return true;
    return std::any_of(kSides.begin(), kSides.end(),
                       [&](std::size_t side) { return FindsPlayed(side) || FindsRevoke(side); });
  }

 private:
  // A deal of eight tricks; `pit` is the side that has the bonus for taking all of them.
  bool FindsPlayed(std::optional<std::size_t> pit) const {
    const int bonus = pit ? rules_.pit : 0;
    const int times = CardTimes(doublings_);
    const int all = Sum(scores_) - times * kAllPoints - bonus;
    if (!CanHaveRoem(all, rules_)) return false;
    for (int ns = 0; ns <= all; ns += 10) {
      const BothPoints roem = {Points(ns), Points(all - ns)};
      for (const std::size_t declarers : kSides) {
        // As it was written down, or nothing for those who went nat.
        const int written = (scores_[0].count() - ns - (pit == 0u ? bonus : 0)) / times;
        for (const int points : {written, declarers == 0 ? 0 : kAllPoints}) {
          const BothPoints cards = {Points(points), Points(kAllPoints - points)};
          if (CanEndWith(cards, roem, rules_) && Brings(declarers, cards, roem, pit)) return true;
        }
      }
    }
    return false;
  }

  bool Brings(std::size_t declarers, const BothPoints& cards, const BothPoints& roem,
              std::optional<std::size_t> pit) const {
    std::array<Tally, 2> won;
    for (const std::size_t side : kSides) {
      const int tricks = !pit ? kHandSize / 2 : side == *pit ? kHandSize : 0;
      const bool roem_without = roem[side] != Points(0) && !RoemInHands(rules_);
      if (tricks == 0 && (cards[side] != Points(0) || roem_without)) return false;
      won[side] = {.cards = cards[side], .roem = roem[side], .tricks = tricks};
    }
    const Side side = kSideOf[doublings_ % 2 == 0 ? declarers : 1 - declarers];
    const Stakes stakes = {side, kSingle, doublings_};
    const ContractResult result = ScoreContract(stakes, won, rules_);
    if (result.score != scores_) return false;
    const bool nat = result.outcome == Outcome::kNat && rules_.nat == NatPays::kAll;
    const BothPoints to_winner = AllFor(1 - declarers, Points(Sum(roem)));
    return IsRoem(nat && !RoemIsKept(rules_) ? to_winner : roem, pit, rules_.pit);
  }

  bool FindsRevoke(std::size_t winner) const {
    const bool pays = rules_.revoke_roem != RevokeRoem::kOff || RoemIsKept(rules_);
    const int revoke = CardTimes(doublings_) * rules_.revoke;
    const int roem = pays ? scores_[winner].count() - revoke : 0;
    const Points kept = scores_[1 - winner];
    BothPoints both = AllFor(winner, Points(roem));
    both[1 - winner] = kept;
    return (RoemIsKept(rules_) || kept == Points(0)) && CanHaveRoem(Sum(both), rules_) &&
           CanHaveRoem(roem, rules_) && scores_[winner] == Points(revoke + roem) &&
           IsRoem(both, winner, rules_.revoke - kAllPoints);
  }

  // Whether the roem that is known is this, with or without the bonus of a side.
  bool IsRoem(const BothPoints& roem, std::optional<std::size_t> side, int bonus) const {
    if (!roem_ || *roem_ == roem) return true;
    if (!side) return false;
    BothPoints with = roem;
    with[*side] += Points(bonus);
    return *roem_ == with;
  }

  static BothPoints AllFor(std::size_t side, Points points) {
    BothPoints all;
    all[side] = points;
    return all;
  }

  static int Sum(const BothPoints& points) { return (points[0] + points[1]).count(); }

  static constexpr Suit kSingle = Suit::kSpades;

  const BothPoints scores_;
  const std::optional<BothPoints> roem_;
  const Rules& rules_;
  int doublings_;
};

// Whether a deal brings this by the rules. Where a suit counts twice it may have been trumps, and
// where roem counts more it may be written so or not.
bool CanBe(const BoardResult& result, const Rules& rules) {
  Rules single = rules;
  single.doubled = std::nullopt;
  const auto finds = [&](int times, int doublings) {
    const auto part = [&](const BothPoints& points) -> std::optional<BothPoints> {
      if (points[0].count() % times != 0 || points[1].count() % times != 0) return std::nullopt;
      return BothPoints{Points(points[0].count() / times), Points(points[1].count() / times)};
    };
    const auto scores = part(*result.scores);
    if (!scores) return false;
    if (DealSearch(*scores, result.roem, single, doublings).Finds()) return true;
    const auto roem = times > 1 && result.roem ? part(*result.roem) : std::nullopt;
    return roem && DealSearch(*scores, roem, single, doublings).Finds();
  };
  const int most = rules.doubling == Doubling::kOff ? 0 : kMaxDoublings;
  for (int doublings = 0; doublings <= most; ++doublings) {
    const bool all = rules.doubling == Doubling::kAll;
    const int times = RoemTimes(doublings, rules);
    // Where all counts more, who must make it is the other side, which `Finds` tries as well.
    const int of_cards = all ? 0 : doublings;
    if (finds(times, of_cards) || (rules.doubled && finds(2 * times, of_cards))) return true;
  }
  return false;
}

// Says what is wrong with scores that no deal brings.
class WrongScoresText {
 public:
  explicit WrongScoresText(const std::vector<Rules>& rules) : rules_(rules) {
    const auto add = [](std::vector<int>& list, int points) {
      if (std::find(list.begin(), list.end(), points) == list.end()) list.push_back(points);
    };
    for (const Rules& one : rules_) {
      most_roem_ = std::max(most_roem_, MostRoemBy(one));
      const bool pit_is_roem = CanHaveRoem(one.pit, one);
      most_alone_ = std::max(most_alone_, MostRoemBy(one) + (pit_is_roem ? one.pit : 0));
      own_ |= one.nat == NatPays::kOwn;
      add(pits_, one.pit);
      add(revokes_, one.revoke);
    }
  }

  Message Of(const BoardResult& result) const {
    const std::array<int, 2> scores = {(*result.scores)[0].count(), (*result.scores)[1].count()};
    for (const std::size_t side : kSides) {
      if (scores[side] >= 0 && scores[side] <= kMaxScore.count()) continue;
      return OutOfRange(
          Say("a score of $0 for $1", "een score van $0 voor $1", scores[side], kSideNames[side]),
          kMaxScore.count());
    }
    if (!result.roem) return OfTotals(scores);
    const std::array<int, 2> roem = {(*result.roem)[0].count(), (*result.roem)[1].count()};
    for (const std::size_t side : kSides) {
      if (const auto wrong = WrongRoem(scores, roem, side)) return *wrong;
    }
    return OfPoints({scores[0] - roem[0], scores[1] - roem[1]});
  }

 private:
  bool IsRoem(int points) const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const Rules& rules) { return CanHaveRoem(points, rules); });
  }

  // With the bonus for pit, which only the side that has all there is can have.
  bool IsRoemWithPit(int points) const {
    return std::any_of(pits_.begin(), pits_.end(), [&](int pit) { return IsRoem(points - pit); });
  }

  // `expected, or after pit 250 and roem`: the bonuses that are not also roem. `rest` is what the
  // bonus comes on top of.
  Message OrPit(Message expected, int rest) const {
    for (const int pit : pits_) {
      if (IsRoem(pit)) continue;
      expected = most_roem_ > 0
                     ? Say("$0, or after pit $1 and roem", "$0, of na pit $1 en roem", expected,
                           rest + pit)
                     : Say("$0, or after pit $1", "$0, of na pit $1", expected, rest + pit);
    }
    return expected;
  }

  Message OfTotals(const std::array<int, 2>& scores) const {
    const int both = scores[0] + scores[1];
    const bool alone = scores[0] == 0 || scores[1] == 0;
    if (IsRoem(both - kAllPoints) || (alone && IsRoemWithPit(both - kAllPoints))) {
      return OfDivision(scores);
    }
    Message expected = most_roem_ > 0
                           ? Say("162, or with roem 182, 202 and tens more, to $0 at most",
                                 "162, of met roem 182, 202 en tientallen meer, hoogstens $0",
                                 kAllPoints + (alone ? most_alone_ : most_roem_))
                           : Say("162, as roem does not count", "162, want roem telt niet");
    if (alone) {
      expected = OrPit(std::move(expected), kAllPoints);
      for (const int revoke : revokes_) {
        if (IsRoem(revoke - kAllPoints)) continue;
        expected = Say("$0, or after a revoke $1", "$0, of na verzaken $1", expected, revoke);
      }
    }
    return Say("scores of $0 and $1, together $2; expected $3",
               "scores van $0 en $1, samen $2; verwacht $3", scores[0], scores[1], both, expected);
  }

  // Of a total that can be.
  Message OfDivision(const std::array<int, 2>& scores) const {
    const Message found = Say("scores of $0 and $1", "scores van $0 en $1", scores[0], scores[1]);
    if (scores[0] == scores[1] && !own_) {
      return Say("$0; expected more for one side: those who declare go nat with half",
                 "$0; verwacht meer voor een van beide: wie speelt gaat met de helft nat", found);
    }
    return Say("$0, which no deal brings; expected points and roem that cards bring",
               "$0, wat geen spel oplevert; verwacht punten en roem die kaarten opleveren", found);
  }

  std::optional<Message> WrongRoem(const std::array<int, 2>& scores, const std::array<int, 2>& roem,
                                   std::size_t side) const {
    const bool alone = scores[1 - side] == 0;
    if (IsRoem(roem[side]) || (alone && IsRoemWithPit(roem[side]))) return std::nullopt;
    Message expected = most_roem_ > 0
                           ? Say("0, 20, or 40 and tens more, to $0 at most",
                                 "0, 20, of 40 en tientallen meer, hoogstens $0", most_roem_)
                           : Say("0, as roem does not count", "0, want roem telt niet");
    if (alone) expected = OrPit(std::move(expected), 0);
    return Say("roem of $0 for $1; expected $2", "$0 roem voor $1; verwacht $2", roem[side],
               kSideNames[side], expected);
  }

  // Without roem.
  Message OfPoints(const std::array<int, 2>& points) const {
    const int both = points[0] + points[1];
    if (both == kAllPoints && points[0] >= 0 && points[1] >= 0) {
      return Say(
          "scores of $0 and $1 without roem, which no deal brings with that roem; expected "
          "points of its cards",
          "scores van $0 en $1 zonder roem, wat geen spel met die roem oplevert; verwacht "
          "punten van de kaarten ervan",
          points[0], points[1]);
    }
    const bool alone = points[0] == 0 || points[1] == 0;
    Message expected = "162";
    for (const int revoke : revokes_) {
      if (revoke == kAllPoints) continue;
      expected =
          Say("$0, or after a revoke $1 and 0", "$0, of na verzaken $1 en 0", expected, revoke);
    }
    for (const int pit : pits_) {
      const bool is_revoke =
          std::find(revokes_.begin(), revokes_.end(), kAllPoints + pit) != revokes_.end();
      if (!alone || is_revoke) continue;
      expected =
          Say("$0, or after pit $1 and 0", "$0, of na pit $1 en 0", expected, kAllPoints + pit);
    }
    return Say("scores of $0 and $1 without roem, together $2; expected $3",
               "scores van $0 en $1 zonder roem, samen $2; verwacht $3", points[0], points[1], both,
               expected);
  }

  const std::vector<Rules>& rules_;
  int most_roem_ = 0;
  int most_alone_ = 0;  // with the bonus for pit, where it is as much as roem can be
  bool own_ = false;    // nat may pay each side its own
  std::vector<int> pits_;
  std::vector<int> revokes_;
};

std::vector<Rules> RulesOfTexts() {
  std::vector<Rules> all;
  for (const Preset& preset : PresetsOfTexts()) {
    for (const NatPays nat : {NatPays::kAll, NatPays::kOwn}) {
      all.push_back(preset.rules);
      all.back().nat = nat;
    }
  }
  return all;
}

}  // namespace

std::optional<Message> WrongScores(const BoardResult& result, const std::optional<Rules>& rules) {
  if (!result.scores) return std::nullopt;
  const std::vector<Rules> any = rules ? std::vector<Rules>{*rules} : RulesOfTexts();
  const bool can_be =
      std::any_of(any.begin(), any.end(), [&](const Rules& one) { return CanBe(result, one); });
  if (can_be) return std::nullopt;
  return WrongScoresText(any).Of(result);
}

}  // namespace jasnel
