#include "ai/claims/claim_search.h"

#include <algorithm>

namespace jasnel {
namespace {

// For the cards left of a suit and some of them, these as if the suit had only the cards left.
using Compacted = std::array<std::array<std::uint8_t, 256>, 256>;

// No lambda: GCC would evaluate it while it compiles, for 20 s.
Compacted MakeCompacted() {
  Compacted compacted{};
  for (unsigned left = 0; left < 256; ++left) {
    for (unsigned cards = 0; cards < 256; ++cards) {
      unsigned place = 0;
      for (unsigned i = 0; i < 8; ++i) {
        if ((left >> i & 1) == 0) continue;
        compacted[left][cards] |= static_cast<std::uint8_t>((cards >> i & 1) << place++);
      }
    }
  }
  return compacted;
}

const Compacted& CompactedTable() {
  static const Compacted table = MakeCompacted();
  return table;
}

// Two independent hashes of a hand, to be added up over a list.
std::uint64_t Mixed(std::uint64_t bits, std::uint64_t factor) {
  bits *= factor;
  bits ^= bits >> 29;
  bits *= 0xbf58'476d'1ce4'e5b9;
  return bits ^ bits >> 32;
}

}  // namespace

ClaimSearch::ClaimSearch() : table_(std::size_t{1} << kTableBits) {}

void ClaimSearch::Start(const Rules& rules, const Limits& limits, std::size_t most_hands) {
  rules_ = rules;
  budget_.Start(limits);
  out_of_memory_ = false;
  taken_ = 0;
  ++started_;
  const std::size_t size = (most_hands + 1) * kArenaPerHand;
  if (arena_.size() < size) arena_.resize(size);
}

bool ClaimSearch::Wins(const ClaimState& state, PartnerHands hands, ClaimPartner partner) {
  partner_ = partner;
  return Search(state, hands);
}

std::optional<PlayCard> ClaimSearch::FindCard(const ClaimState& state, PartnerHands hands,
                                              ClaimPartner partner) {
  partner_ = partner;
  PlayCard card;
  if (!ClaimantWins(state, hands, card)) return std::nullopt;
  return card;
}

bool ClaimSearch::FindCards(const ClaimState& state, PartnerHands hands, std::span<PlaySet> cards) {
  partner_ = ClaimPartner::kPlan;
  for (std::size_t i = 0; i < hands.size(); ++i) cards[i] = state.Legal(hands[i], rules_);
  return Divide(state, hands, cards);
}

std::span<PlaySet> ClaimSearch::Take(std::size_t size) {
  if (taken_ + size > arena_.size()) {
    out_of_memory_ = true;
    return {};
  }
  const std::span<PlaySet> taken = std::span(arena_).subspan(taken_, size);
  taken_ += size;
  return taken;
}

bool ClaimSearch::Search(ClaimState state, PartnerHands hands) {
  if (!budget_.CountNodes(hands.size()) || out_of_memory_) return false;
  if (state.IsLost()) return false;
  state.NextTrick();
  if (state.IsOver() || state.IsSure()) return true;
  Entry* entry = nullptr;
  Entry key;
  if (state.size == 0) {
    key = KeyOf(state, hands);
    entry =
        &table_[(key.hands[0] ^ Mixed(key.cards[0] ^ key.cards[1] * 3, 0x9e37'79b9'7f4a'7c15)) >>
                (64 - kTableBits)];
    if (entry->IsOf(key)) return entry->wins;
  }
  const std::size_t taken = taken_;
  PlayCard card;
  if (state.turn() == kClaimant) {
    key.wins = ClaimantWins(state, hands, card);
  } else if (state.turn() != kClaimPartner) {
    key.wins = OpponentWins(state, hands);
  } else if (partner_ == ClaimPartner::kAnyCard) {
    key.wins = AnyCardWins(state, hands);
  } else {
    const std::span<PlaySet> cards = Take(hands.size());
    key.wins = !cards.empty() && FindCards(state, hands, cards);
  }
  taken_ = taken;
  if (stopped()) return false;
  if (entry != nullptr) *entry = key;
  return key.wins;
}

bool ClaimSearch::ClaimantWins(const ClaimState& state, PartnerHands hands, PlayCard& card) {
  PlaySet left = state.Legal(state.own, rules_);
  while (!left.empty() && !stopped()) {
    card = left.Highest();
    left -= card;
    ClaimState next = state;
    next.Play(card, rules_);
    if (Search(next, hands)) return true;
  }
  return false;
}

std::size_t ClaimSearch::Fitting(const ClaimState& next, PlayCard card, PartnerHands hands,
                                 std::span<PlaySet> left) {
  if (!budget_.CountNodes(hands.size())) return 0;
  std::size_t count = 0;
  for (const PlaySet hand : hands) {
    if (!hand.Contains(card) && next.Fits(hand)) left[count++] = hand;
  }
  return count;
}

bool ClaimSearch::OpponentWins(const ClaimState& state, PartnerHands hands) {
  const std::span<PlaySet> left = Take(hands.size());
  if (left.empty()) return false;
  const PlaySet all = state.may_hold[state.turn()];
  const PlaySet threats = state.size == 0 ? all : all & CardsThatBeat(state.best, state.led);
  for (PlaySet cards : {threats, all - threats}) {
    while (!cards.empty()) {
      const PlayCard card = cards.Highest();
      cards -= card;
      ClaimState next = state;
      next.Play(card, rules_);
      const std::size_t count = Fitting(next, card, hands, left);
      if (count > 0 && !Search(next, left.first(count))) return false;
      if (stopped()) return false;
    }
  }
  return true;
}

template <class Takes>
bool ClaimSearch::Does(const ClaimState& state, PartnerHands hands, PlayCard card,
                       const Takes& takes) {
  const std::size_t taken = taken_;
  const std::span<PlaySet> left = Take(hands.size());
  if (left.empty() || !budget_.CountNodes(hands.size())) return false;
  std::size_t count = 0;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    if (takes(i)) left[count++] = hands[i] - card;
  }
  ClaimState next = state;
  next.Play(card, rules_);
  const bool does = count == 0 || Search(next, left.first(count));
  taken_ = taken;
  return does;
}

bool ClaimSearch::AnyCardWins(const ClaimState& state, PartnerHands hands) {
  for (const PlayCard card : state.hidden) {
    const auto may_play = [&](std::size_t i) {
      return hands[i].Contains(card) && state.Legal(hands[i], rules_).Contains(card);
    };
    if (!Does(state, hands, card, may_play)) return false;
  }
  return true;
}

bool ClaimSearch::Divide(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options) {
  bool changed = true;
  while (changed) {
    changed = false;
    if (!GiveAll(state, hands, options, changed) || !RuleOut(state, hands, options, changed)) {
      return false;
    }
  }
  return DivideBothWays(state, hands, options);
}

// Gives each card that does for all hands that may get it to all of them. False if one does not for
// hands that can get no other. Without a change, every card does for the hands that get no other.
bool ClaimSearch::GiveAll(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options,
                          bool& changed) {
  for (const PlayCard card : state.hidden) {
    bool may = false;
    bool must = true;
    for (const PlaySet option : options) {
      if (!option.Contains(card)) continue;
      may = true;
      must = must && option.IsSingle();
    }
    if (!may) continue;
    if (Does(state, hands, card, [&](std::size_t i) { return options[i].Contains(card); })) {
      for (PlaySet& option : options) {
        if (option.Contains(card)) option = card;
      }
      changed = changed || !must;
    } else if (must || stopped()) {
      return false;
    }
  }
  return true;
}

// Takes away cards that do not for a hand and those that get the card for certain. False if a hand
// is left without.
bool ClaimSearch::RuleOut(const ClaimState& state, PartnerHands hands, std::span<PlaySet> options,
                          bool& changed) {
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    if (options[hand].IsSingle()) continue;
    for (const PlayCard card : options[hand]) {
      const auto takes = [&](std::size_t i) { return i == hand || options[i] == PlaySet(card); };
      if (Does(state, hands, card, takes)) continue;
      if (stopped()) return false;
      options[hand] -= card;
      changed = true;
      if (options[hand].empty()) return false;
    }
  }
  return true;
}

// Tries each card for the first hand with the fewest that it may still get.
bool ClaimSearch::DivideBothWays(const ClaimState& state, PartnerHands hands,
                                 std::span<PlaySet> options) {
  std::size_t hand = hands.size();
  for (std::size_t i = 0; i < hands.size(); ++i) {
    if (options[i].IsSingle()) continue;
    if (hand == hands.size() || options[i].size() < options[hand].size()) hand = i;
  }
  if (hand == hands.size()) return true;
  const std::size_t taken = taken_;
  const std::span<PlaySet> tried = Take(options.size());
  if (tried.empty()) return false;
  for (const PlayCard card : options[hand]) {
    for (std::size_t i = 0; i < options.size(); ++i) tried[i] = options[i];
    tried[hand] = card;
    if (Divide(state, hands, tried)) {
      for (std::size_t i = 0; i < options.size(); ++i) options[i] = tried[i];
      taken_ = taken;
      return true;
    }
    if (stopped()) break;
  }
  taken_ = taken;
  return false;
}

// Of the cards only their order matters, and of the plain suits none: the cards that are left in a
// suit count as its lowest, and the plain suits are sorted.
ClaimSearch::Entry ClaimSearch::KeyOf(const ClaimState& state, PartnerHands hands) const {
  struct SuitMap {
    const std::array<std::uint8_t, 256>* close_up;
    std::uint32_t cards;  // own, hidden, and what the opponents may hold
    int byte;
  };
  const Compacted& table = CompactedTable();
  const PlaySet left = state.own | state.hidden;
  std::array<SuitMap, kSuits> suits;
  for (int byte = 0; byte < kSuits; ++byte) {
    const auto& close_up = table[left.SuitByte(byte)];
    const auto closed = [&](PlaySet cards) -> std::uint32_t {
      return close_up[cards.SuitByte(byte)];
    };
    suits[byte] = {&close_up,
                   closed(state.own) | closed(state.hidden) << 8 | closed(state.may_hold[1]) << 16 |
                       closed(state.may_hold[3]) << 24,
                   byte};
  }
  std::sort(suits.begin(), suits.begin() + kTrumpByte,
            [](const SuitMap& a, const SuitMap& b) { return a.cards < b.cards; });
  Entry key;
  key.cards[0] = suits[0].cards | std::uint64_t{suits[1].cards} << 32;
  key.cards[1] = suits[2].cards | std::uint64_t{suits[3].cards} << 32;
  key.question =
      started_ << 3 | std::uint64_t{state.leader} << 1 | (partner_ == ClaimPartner::kPlan ? 1 : 0);
  for (const PlaySet hand : hands) {
    std::uint64_t bits = 0;
    for (const SuitMap& suit : suits) bits = bits << 8 | (*suit.close_up)[hand.SuitByte(suit.byte)];
    key.hands[0] += Mixed(bits + 1, 0x9e37'79b9'7f4a'7c15);
    key.hands[1] += Mixed(bits + 1, 0xd6e8'feb8'6659'fd93);
  }
  return key;
}

}  // namespace jasnel
