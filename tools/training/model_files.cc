#include "tools/training/model_files.h"

namespace jasnel {
namespace {

template <class Network>
WeightsFile NetworkFile(std::string_view name, const Network& network) {
  WeightsFile file(name);
  file.Add("inputs", network.inputs);
  file.Add("first_bias", network.first_bias);
  file.Add("second", network.second);
  file.Add("second_bias", network.second_bias);
  file.Add("last", network.last);
  file.Add("last_bias", network.last_bias);
  return file;
}

}  // namespace

WeightsFile FileOf(const CallNetwork& network) { return NetworkFile("call_network", network); }

WeightsFile FileOf(const PackedCardNetwork& network) {
  return NetworkFile("card_network", network);
}

WeightsFile FileOf(const HandBookWeights& weights) {
  WeightsFile file = NetworkFile("hand_book", weights.network);
  file.Add("error_of_makes", weights.errors.makes);
  file.Add("error_of_pit", weights.errors.pit);
  file.Add("error_of_score", weights.errors.score);
  return file;
}

WeightsFile FileOf(const PointsModelWeights& weights) {
  return NetworkFile("points_model", weights);
}

WeightsFile FileOf(const boerenbridge::ModelWeights& weights,
                   const boerenbridge::ModelWeights& plain) {
  WeightsFile file("boerenbridge");
  file.Add("bids", weights.bids);
  file.Add("cards", weights.cards);
  file.Add("plain_bids", plain.bids);
  file.Add("plain_cards", plain.cards);
  return file;
}

}  // namespace jasnel
