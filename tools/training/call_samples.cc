#include "tools/training/call_samples.h"

#include "ai/games/play_state.h"
#include "ai/models/play_policy.h"
#include "bitboard/play_order.h"
#include "jasnel/contract.h"
#include "tools/training/card_deals.h"
#include "tools/training/rows_of_deals.h"

namespace jasnel {
namespace {

constexpr float kPointsOfCall = 100;  // scores are in hundreds of points

// One of the legal suits, the better the likelier.
Suit DrawSuit(const CallValues& values, const LegalCalls& legal, Random& random) {
  const auto chances = SuitChances(values, legal, kSuitTemperature);
  float left = random.NextUnit();
  Suit drawn = values.best;
  for (const Suit suit : legal.suits) {
    drawn = suit;
    left -= chances[Index(suit)];
    if (left < 0) break;
  }
  return drawn;
}

struct Played {
  float score;  // of the side of North, in hundreds
  bool makes;
};

Played PlayDeal(const Hands& hands, const Auction& auction, Contract contract, const Rules& rules) {
  const PlayPolicy policy = PlayPolicy::Get();
  const PlayOrder order(contract.trump);
  PlayHands dealt;
  for (int seat = 0; seat < kSeats; ++seat) dealt[seat] = order.ToPlay(hands[seat]);
  PlayState table = DealtState(dealt, Clockwise(auction.dealer()), contract);
  table.calls = static_cast<std::uint8_t>(auction.calls().size() + 1);
  while (!table.IsOver()) {
    const PlaySet legal = table.Legal(rules);
    table.Play(legal.IsSingle() ? legal.Lowest() : policy.Chances(table, legal, rules).Likeliest(),
               rules);
  }
  const ContractResult result = ScoreContract(table.stakes(), table.won, rules);
  return {static_cast<float>((result.score[0] - result.score[1]).count()) / kPointsOfCall,
          result.outcome != Outcome::kNat};
}

bool HasCalls(const Rules& rules) {
  return rules.bidding != Bidding::kGiven && rules.doubling == Doubling::kOff;
}

Rules DrawRulesOfCalls(Random& random) {
  Rules rules = AnyOf(Presets(), random).rules;
  while (!HasCalls(rules)) rules = AnyOf(Presets(), random).rules;
  if (random.Below(2) == 0) {
    if (random.Below(4) == 0) rules.four_jacks = 300 - rules.four_jacks;
    return rules;
  }
  ChangeOptionsOfPlay(rules, random);
  Change(rules.all_pass,
         {AllPass::kDealer, AllPass::kLeftOfDealer, AllPass::kLeftOfDealerOther,
          AllPass::kDealerTurned, AllPass::kLeftOfDealerTurned, AllPass::kRedeal},
         random);
  Change(rules.speaks_first, {SpeaksFirst::kDealer, SpeaksFirst::kLeftOfDealer}, random);
  Change(rules.leads, {Leads::kLeftOfDealer, Leads::kDeclarer}, random);
  Change(rules.turns, {1, 2, 3, 4}, random);
  Change(rules.joker, {false, true}, random);
  return rules;
}

}  // namespace

CallSample::CallSample(const Auction& auction, const Rules& rules, CardSet hand, Suit suit) {
  ForEachCallInput(auction, rules, hand, suit,
                   [&](int input) { inputs_[size_++] = static_cast<std::uint8_t>(input); });
}

void AddCallDeal(const CallNetwork& network, Random& random, std::vector<CallSample>& samples) {
  const Rules rules = DrawRulesOfCalls(random);
  const Hands hands = RandomHands(random);
  const Seat dealer = static_cast<Seat>(random.Below(kSeats));
  Auction auction = Certain(Auction::Begin(dealer, rules, RandomTurned(random, rules, 2)),
                            "cards are turned where the rules ask for it");
  const std::size_t first = samples.size();
  std::array<Seat, Auction::kMaxCalls> passed{};
  for (;;) {
    const Seat seat = auction.Turn();
    const CardSet hand = hands[Index(seat)];
    const LegalCalls legal = auction.Legal();
    const CallValues values = ValuesOf(network, auction, rules, hand);
    const Suit suit = DrawSuit(values, legal, random);
    const Played played = PlayDeal(hands, auction, {seat, suit}, rules);
    const auto own = [](const Played& one, Seat of) {
      return SideOf(of) == Side::kNorthSouth ? one.score : -one.score;
    };
    CallSample& named = samples.emplace_back(auction, rules, hand, suit);
    named.makes = played.makes;
    named.score = own(played, seat);
    if (random.NextUnit() >= PassChance(values, legal, kCallTemperature)) {
      std::size_t passes = 0;
      for (std::size_t i = first; i < samples.size(); ++i) {
        if (samples[i].passed) samples[i].score = own(played, passed[passes++]);
      }
      return;
    }
    passed[auction.calls().size()] = seat;
    samples.emplace_back(auction, rules, hand, values.best).passed = true;
    auction.Speak(Call{});
    if (auction.IsPassedOut()) return;
  }
}

std::vector<CallSample> PlayCallDeals(const CallNetwork& network, std::uint64_t seed,
                                      std::uint64_t first, std::uint64_t deals, int threads) {
  return RowsOfDeals<std::vector<CallSample>>(
      seed, first, deals, threads,
      [&](Random& random, std::uint64_t /*deal*/, std::vector<CallSample>& samples) {
        AddCallDeal(network, random, samples);
      });
}

}  // namespace jasnel
