#include "ai/signals/signal_tracker.h"

#include <array>
#include <cstddef>

namespace jasnel {
namespace {

using Act = Situation::Act;
using TrickIs = Situation::TrickIs;
using Who = Situation::Who;

constexpr Suit OppositeOf(Suit suit) {
  constexpr std::array<Suit, kSuits> kOpposite = {Suit::kClubs, Suit::kDiamonds, Suit::kHearts,
                                                  Suit::kSpades};
  return kOpposite[Index(suit)];
}

// The seat to play leads, or throws a card of neither trumps nor the suit led.
bool Does(Act act, const PlayState& before, PlayCard card) {
  if (act == Act::kLead) return before.size == 0;
  return before.size > 0 && !IsTrump(card) && !SuitOf(before.led).Contains(card);
}

// No card that is left, in any hand, beats the best card of the trick.
bool IsSafe(const PlayState& before) {
  if (before.size == kSeats - 1) return true;
  const PlaySet beats = CardsThatBeat(before.best, before.led);
  return (before.left & beats).empty();
}

bool Is(TrickIs trick, const PlayState& before) {
  switch (trick) {
    case TrickIs::kAnyones:
      return true;
    case TrickIs::kPartners:
      return before.size > 0 && before.PartnerHolds();
    case TrickIs::kSurelyPartners:
      return before.size > 0 && before.PartnerHolds() && IsSafe(before);
    case TrickIs::kLost:
      return before.size >= 2 && !before.PartnerHolds();
  }
  return false;
}

bool Is(Who who, const PlayState& before) {
  const int seat = before.turn();
  if (who == Who::kDeclarer) return seat == before.declarer;
  return who == Who::kAnyone || seat == ((before.declarer + 2) & 3);
}

bool HasLed(const PlayState& before, int seat) {
  for (const std::uint8_t seats : before.led_by) {
    if ((seats >> seat & 1) != 0) return true;
  }
  return false;
}

}  // namespace

SignalTracker::SignalTracker(const ConventionCard& conventions, Suit trump)
    : conventions_(&conventions), trump_(trump), order_(trump) {
  for (auto& sent : sent_) sent.resize(conventions.conventions.size());
}

SuitSet SignalTracker::Sent(int seat, std::string_view name) const {
  for (std::size_t i = 0; i < conventions_->conventions.size(); ++i) {
    if (conventions_->conventions[i].name == name) return sent_[seat][i];
  }
  return {};
}

std::optional<Suit> SignalTracker::Third(const Convention& convention, const PlayState& before,
                                         Suit suit) const {
  const int seat = before.turn();
  const SuitSet left = SuitSet::All() - trump_ - suit - Sent(seat, convention.situation.self_sent);
  if (left.size() != 1) return std::nullopt;
  const Suit third = *left.begin();
  const PlayCard any = order_.ToPlay(MakeCard(third, Rank::kAce));
  const bool is_led = before.size > 0 && SuitOf(before.led).Contains(any);
  const bool is_void = (before.voids[seat] >> (any.index() / 8) & 1) != 0;
  return is_led || is_void ? std::nullopt : std::optional(third);
}

bool SignalTracker::Applies(const Convention& convention, const PlayState& before,
                            const Signal& signal) const {
  const Situation& situation = convention.situation;
  const PlayCard card = order_.ToPlay(signal.card);
  const int seat = before.turn();
  if (!convention.ranks.Contains(RankOf(signal.card)) || convention.trumps != IsTrump(card) ||
      !Does(situation.act, before, card) || !Is(situation.trick, before) ||
      !Is(situation.who, before)) {
    return false;
  }
  if (situation.first_lead && HasLed(before, seat)) return false;
  if (situation.no_trump_led && before.led_by[kTrumpByte] != 0) return false;
  if (!situation.partner_sent.empty() && Sent((seat + 2) & 3, situation.partner_sent).empty()) {
    return false;
  }
  if (!situation.self_sent.empty()) {
    const Suit suit = SuitOf(signal.card);
    if ((Sent(seat, situation.self_sent) - suit).empty()) return false;
  }
  const auto about = signal.SuitOf(convention.about);
  if (!about) return false;
  const PlaySet out = order_.ToPlay(situation.out.In(*about));
  return (out - before.left).empty();
}

std::optional<Signal> SignalTracker::SignalOf(const PlayState& before, Card card) const {
  Signal signal{nullptr, static_cast<Seat>(before.turn()), card, trump_, {}, {}};
  const Suit opposite = OppositeOf(SuitOf(card));
  const bool is_led =
      before.size > 0 && SuitOf(before.led).Contains(order_.ToPlay(MakeCard(opposite, Rank::kAce)));
  if (opposite != trump_ && !is_led) signal.opposite = opposite;
  for (const Convention& convention : conventions_->conventions) {
    signal.third = Third(convention, before, SuitOf(card));
    if (!Applies(convention, before, signal)) continue;
    signal.convention = &convention;
    return signal;
  }
  return std::nullopt;
}

void SignalTracker::Note(const PlayState& before, Card card) {
  const auto signal = SignalOf(before, card);
  if (!signal) return;
  const auto i = static_cast<std::size_t>(signal->convention - conventions_->conventions.data());
  sent_[before.turn()][i] |= SuitOf(card);
}

}  // namespace jasnel
