// The search for a plan that wins every trick against every possible deal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ai/claims/claim_state.h"
#include "jasnel/rules.h"
#include "solver/search/budget.h"

namespace jasnel {

/// How the partner plays.
enum class ClaimPartner : std::uint8_t {
  kAnyCard,  ///< any legal card: the plan must work against it
  kPlan,     ///< as the plan says, by its hand and what everybody has seen
};

/// The partner's hands that are still possible.
using PartnerHands = std::span<const PlaySet>;

/// A question is a state and a list of hands for the partner, and asks whether there is a plan that
/// wins every trick in each of the deals that they leave possible.
///
/// Since the claimant's hand is common knowledge, so is all that decides this: the state and the
/// list. Where the claimant is to play, one card must do for all deals. Where an opponent is, each
/// card it may have must be answered for the deals in which it has it. Where the partner is, the
/// plan divides its hands among cards, and each card must do for its hands. The plans after
/// different cards do not depend on each other, so the answer is exact.
///
/// A card that does for some hands does for fewer of them. So if it does for all hands that still
/// need a card and may play it, it may as well take them all, and if it does not for one hand with
/// those that already have it, that hand needs another. Only what this leaves open is tried both
/// ways.
class ClaimSearch {
 public:
  ClaimSearch();

  /// Starts to count nodes, forgets all answers, and sets the rules. Makes room for questions with
  /// up to `most_hands` hands; nothing else allocates.
  void Start(const Rules& rules, const Limits& limits, std::size_t most_hands);

  /// Answers a question; false if the limits were reached, which `stopped` then says. `hands` has
  /// no duplicates and every hand in it fits the state.
  bool Wins(const ClaimState& state, PartnerHands hands, ClaimPartner partner);

  /// The card for the claimant, whose turn it is, in a plan that wins; none if there is none.
  std::optional<PlayCard> FindCard(const ClaimState& state, PartnerHands hands,
                                   ClaimPartner partner);

  /// The same for the partner, if it follows the plan: the cards for each of `hands`, as sets of
  /// one, into `cards`, which has as many places. False if there is no such plan.
  bool FindCards(const ClaimState& state, PartnerHands hands, std::span<PlaySet> cards);

  /// Whether the limits were reached, or the working memory was full.
  bool stopped() const { return budget_.stopped() || out_of_memory_; }
  Stop stop() const { return budget_.stop(); }
  std::uint64_t nodes() const { return budget_.nodes(); }

 private:
  // The answer to a question at the start of a trick.
  struct Entry {
    std::array<std::uint64_t, 2> cards{};
    std::array<std::uint64_t, 2> hands{};
    std::uint64_t question = 0;  // number of the start, leader, partner
    bool wins = false;

    bool IsOf(const Entry& key) const {
      return question == key.question && cards == key.cards && hands == key.hands;
    }
  };

  static constexpr int kTableBits = 13;
  // At most three lists for each card of the deal are in use at once, except where hands are
  // divided both ways.
  static constexpr std::size_t kArenaPerHand = 3 * kDeckSize;

  bool Search(ClaimState state, PartnerHands hands);
  bool ClaimantWins(const ClaimState& state, PartnerHands hands, PlayCard& card);
  bool OpponentWins(const ClaimState& state, PartnerHands hands);
  bool AnyCardWins(const ClaimState& state, PartnerHands hands);

  // Whether the hands can be divided among the cards that each may get, `options`; then one is left
  // of each.
  bool Divide(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options);
  bool GiveAll(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options,
               bool& changed);
  bool RuleOut(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options,
               bool& changed);
  bool DivideBothWays(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options);

  // Whether `card` does for the hands that `takes` chooses by their index.
  template <class Takes>
  bool Does(const ClaimState& state, PartnerHands hands, PlayCard card, const Takes& takes);

  // Fills `left` with the hands that fit `next`, the state after an opponent played `card`, and
  // returns how many do.
  std::size_t Fitting(const ClaimState& next, PlayCard card, PartnerHands hands,
                      std::span<PlaySet> left);

  Entry KeyOf(const ClaimState& state, PartnerHands hands) const;

  // Working memory, given back by setting `taken_` to what it was. Empty if there is none left: the
  // search then stops.
  std::span<PlaySet> Take(std::size_t size);

  Rules rules_;
  ClaimPartner partner_ = ClaimPartner::kAnyCard;
  internal::Budget budget_;
  std::uint64_t started_ = 0;
  bool out_of_memory_ = false;
  std::vector<Entry> table_;
  std::vector<PlaySet> arena_;
  std::size_t taken_ = 0;
};

}  // namespace jasnel
