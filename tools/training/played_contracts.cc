#include "tools/training/played_contracts.h"

#include "jasnel/bidding.h"
#include "tools/training/records.h"

namespace jasnel {

Result<PlayedContract> ContractOf(const PlayedDeal& deal) {
  const auto replay = ReplayDeal(deal);
  if (!replay) return replay.error();
  if (!replay->IsComplete()) return Error{"was broken off; expected eight tricks"};
  const Evaluator& evaluator = Evaluator::For(deal.rules);
  const CardSet hand = deal.hands[Index(deal.declarer)];
  const int place = PlaceOf(deal.declarer, deal.leader);
  const auto own = static_cast<std::size_t>(SideOf(deal.declarer));
  const ContractResult& result = *replay->result;
  const HandValue predicted = evaluator.Evaluate(hand, deal.trump, place);
  return PlayedContract{
      .ruff = deal.rules.ruff,
      .predicted = predicted,
      .log_odds = evaluator.LogOdds(hand, deal.trump, place),
      .place = place,
      .said = Calibration::For(deal.rules).PlayedMakes(static_cast<double>(predicted.makes)),
      .makes = result.outcome != Outcome::kNat,
      .score = static_cast<double>((result.score[own] - result.score[1 - own]).count())};
}

Result<std::vector<PlayedContract>> ReadPlayedContracts(const std::string& path) {
  std::vector<PlayedContract> contracts;
  auto error = ForEachRecord(path, [&](const PlayedRecord& record) -> std::optional<Error> {
    auto contract = ContractOf(record.deal);
    if (!contract) return contract.error();
    contracts.push_back(*contract);
    return std::nullopt;
  });
  if (error) return *std::move(error);
  return contracts;
}

}  // namespace jasnel
