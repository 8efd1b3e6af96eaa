#include "tools/training/played_contracts.h"

#include "ai/models/call_network.h"
#include "jasnel/bidding.h"
#include "tools/training/records.h"

namespace jasnel {

namespace {

// The chance that the last call of an auction was given.
double SaidBy(const Auction& auction, const Rules& rules, CardSet hand) {
  Auction before = auction.Anew();
  const auto calls = auction.calls();
  for (const Call call : calls.first(calls.size() - 1)) before.Speak(call);
  const CallValues values = ValuesOf(kCallNetwork, before, rules, hand);
  return static_cast<double>(values.suits[static_cast<std::size_t>(*calls.back().suit)].makes);
}

}  // namespace

Result<PlayedContract> ContractOf(const PlayedDeal& deal, const std::optional<Auction>& auction) {
  const auto replay = ReplayDeal(deal);
  if (!replay) return replay.error();
  if (!replay->IsComplete()) return Error{"was broken off; expected eight tricks"};
  const CardSet hand = deal.hands[Index(deal.declarer)];
  const int place = PlaceOf(deal.declarer, deal.leader);
  const auto own = Index(SideOf(deal.declarer));
  const ContractResult& result = *replay->result;
  PlayedContract contract;
  contract.ruff = deal.rules.ruff;
  contract.predicted = EvaluateHand(deal.rules, hand, deal.trump, place);
  contract.place = place;
  contract.from_open = Calibration::For(deal.rules)
                           .PlayedMakes(static_cast<double>(contract.predicted.makes), place);
  contract.said =
      auction && auction->IsOver() ? SaidBy(*auction, deal.rules, hand) : contract.from_open;
  contract.makes = result.outcome != Outcome::kNat;
  contract.score = static_cast<double>((result.score[own] - result.score[1 - own]).count());
  return contract;
}

Result<std::vector<PlayedContract>> ReadPlayedContracts(const std::string& path) {
  std::vector<PlayedContract> contracts;
  auto error = ForEachRecord(path, [&](const PlayedRecord& record) -> std::optional<Error> {
    auto contract = ContractOf(record.deal, record.auction);
    if (!contract) return contract.error();
    contracts.push_back(*contract);
    return std::nullopt;
  });
  if (error) return *std::move(error);
  return contracts;
}

}  // namespace jasnel
