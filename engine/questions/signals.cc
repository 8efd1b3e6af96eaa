#include "engine/questions/signals.h"

#include <cstddef>
#include <string>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/requests/convention_reader.h"

namespace jasnel {

Message ConventionsKind::Expected() const { return kConventionsExpected; }

Record ConventionsKind::InputSchema() const {
  return {{"title", "Conventions"},
          {"anyOf", {{{"type", "string"}, {"examples", {"bedum"}}}, {{"type", "object"}}}}};
}

std::optional<FieldFault> ConventionsKind::FromText(std::string_view text,
                                                    ConventionsOfSides& conventions) const {
  auto card = SuppliedConventionCard(text);
  if (card == nullptr) return Expected();
  conventions = {card, card};
  return std::nullopt;
}

std::optional<Error> ConventionsKind::FromJson(std::string_view key, const Record& json,
                                               ConventionsOfSides& conventions) const {
  auto read = AgreedConventionsOf(key, json);
  if (!read) return read.error();
  conventions = std::move(read).value();
  return std::nullopt;
}

std::vector<TrickSignal> TrickSignals(std::span<const std::optional<Signal>> signals) {
  std::vector<TrickSignal> told;
  for (std::size_t i = 0; i < signals.size(); ++i) {
    if (signals[i]) told.push_back({static_cast<int>(i / kSeats) + 1, *signals[i]});
  }
  return told;
}

constexpr Part SignalParts::kAll[] = {
    Gives<kinds::kNumber, &TrickSignal::trick>("trick", "the trick, from 1"),
    Gives<kinds::kSeat, &TrickSignal::signal, &Signal::seat>("seat", "who sent the signal"),
    Gives<kinds::kCard, &TrickSignal::signal, &Signal::card>("card", "with this card"),
    Gives<kinds::kText, [](const TrickSignal& told) { return told.signal.convention->name; }>(
        "convention", "by this convention"),
    Gives<kinds::kSuit, [](const TrickSignal&
                               told) { return told.signal.SuitOf(told.signal.convention->about); }>(
        "about", "the suit that it is about"),
    Gives<kinds::kSentence, [](const TrickSignal& told) { return SaysMessage(told.signal); }>(
        "says", "what it says of the hand"),
    Gives<kinds::kSentence, [](const TrickSignal& told) { return AskMessage(told.signal); }>(
        "asks", "what it asks of the partner"),
    Gives<kinds::kSentence, [](const TrickSignal& told) { return SignalMessage(told.signal); }>(
        "words", "the whole in a sentence"),
    Gives<kinds::kText,
          [](const TrickSignal& told) {
            const std::string& sentence = told.signal.convention->sentence;
            return sentence.empty() ? nullptr : &sentence;
          }>("sentence", "of the text that the convention is from"),
};

}  // namespace jasnel
