#include "jasnel/dealt.h"

#include <cctype>
#include <charconv>
#include <cstddef>
#include <optional>
#include <utility>

namespace jasnel {
namespace {

constexpr std::array<std::pair<std::string_view, Shuffling>, 3> kShufflings = {{
    {"riffles", Shuffling::kRiffles},
    {"clumsy", Shuffling::kClumsy},
    {"overhand", Shuffling::kOverhand},
}};

std::string_view TakeWord(std::string_view& text, std::string_view separators) {
  const std::size_t end = text.find_first_of(separators);
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return word;
}

std::optional<int> NumberIn(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool ReadPackets(std::string_view text, Dealt& dealt) {
  if (text == "1") {
    dealt.packets.fill(1);
    return true;
  }
  if (text.empty() || text.back() == '-') return false;
  int cards = 0;
  for (std::size_t i = 0; !text.empty(); ++i) {
    const auto packet = NumberIn(TakeWord(text, "-"));
    if (!packet || *packet < 1 || *packet > kHandSize - cards) return false;
    dealt.packets[i] = static_cast<std::uint8_t>(*packet);
    cards += *packet;
  }
  return cards == kHandSize;
}

bool ReadShuffle(std::string_view word, Dealt& dealt) {
  const std::string_view name = TakeWord(word, "=");
  const auto times = NumberIn(word);
  if (!times || *times < 0 || *times > kMaxShuffles) return false;
  for (const auto& [of_shuffling, shuffling] : kShufflings) {
    if (name != of_shuffling) continue;
    dealt.times = *times;
    // Cards that are not shuffled are so in one way.
    dealt.shuffling = *times == 0 ? Shuffling::kRiffles : shuffling;
    return true;
  }
  return false;
}

bool ReadDealt(std::string_view text, Dealt& dealt) {
  if (text == "random") return true;
  const bool more = !text.empty() && (text.back() == ',' || text.back() == '+');
  if (more || !ReadPackets(TakeWord(text, ",+"), dealt)) return false;
  if (text.find('=') != std::string_view::npos && !ReadShuffle(TakeWord(text, ",+"), dealt)) {
    return false;
  }
  dealt.cut = text == "cut";
  return dealt.cut || text.empty();
}

}  // namespace

Result<Dealt> ParseDealt(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  Dealt dealt;
  if (ReadDealt(lower, dealt)) return dealt;
  return Error{
      Say("'$0'; expected $1", "'$0'; verwacht $1", std::string(text), Message(kDealtExpected))};
}

std::string FormatDealt(const Dealt& dealt, char separator) {
  if (dealt.IsRandom()) return "random";
  std::string text;
  for (const int packet : dealt.packets) {
    if (packet == 0) break;
    if (!text.empty()) text += '-';
    text += std::to_string(packet);
  }
  if (dealt.packets.back() > 0) text = "1";
  for (const auto& [name, shuffling] : kShufflings) {
    if (dealt.times == 0 || shuffling != dealt.shuffling) continue;
    text += separator + std::string(name) + "=" + std::to_string(dealt.times);
  }
  if (dealt.cut) text += separator + std::string("cut");
  return text;
}

}  // namespace jasnel
