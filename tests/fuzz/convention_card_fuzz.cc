// Any bytes as a card of conventions: nothing may crash, an error is one clear line, and a card
// that is read comes back the same from what is written, and can be put in words.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "jasnel/convention_json.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {
namespace {

// With the lists of keys that may be meant.
constexpr std::size_t kLongestMessage = 1000;

void CheckCard(std::string_view text) {
  const auto card = ParseConventionCard(text);
  if (!card) return CheckError(card.error(), kLongestMessage);
  const std::string written = FormatConventionCard(*card);
  const auto back = ParseConventionCard(written);
  Require(back.ok(), "what is written is read", written);
  Require(*back == *card, "a card comes back the same", written);
  for (const Convention& one : card->conventions) {
    for (const Card played : {Card(0), Card(31)}) {
      const Signal signal{&one, Seat::kNorth, played, Suit::kHearts, Suit::kClubs, Suit::kSpades};
      Require(!SignalMessage(signal).english.empty(), "a signal is put in words", written);
      Require(!AskMessage(signal).english.empty(), "what it asks is put in words", written);
    }
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckCard(jasnel::fuzz::TextOf(data, size));
  return 0;
}
