// Messages in both languages. A message is written once, with its English and Dutch texts side by
// side; the code that prints it picks the language.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace jasnel {

/// The language of output. Input may mix both languages, in either case.
enum class Language : std::uint8_t { kEnglish, kDutch };

constexpr std::size_t Index(Language language) { return static_cast<std::size_t>(language); }

/// A fixed text in both languages.
struct Phrase {
  std::string_view english = {};
  std::string_view dutch = {};

  constexpr std::string_view In(Language language) const {
    return language == Language::kDutch ? dutch : english;
  }
};

/// A text in both languages, or in English only if there is no Dutch.
struct Message {
  std::string english = {};
  std::string dutch = {};

  Message() = default;
  Message(std::string in_english) : english(std::move(in_english)) {}  // NOLINT: a text is one
  Message(std::string_view in_english) : english(in_english) {}        // NOLINT
  Message(const char* in_english) : english(in_english) {}             // NOLINT
  Message(Phrase both) : english(both.english), dutch(both.dutch) {}   // NOLINT
  Message(std::string in_english, std::string in_dutch)
      : english(std::move(in_english)), dutch(std::move(in_dutch)) {}

  const std::string& In(Language language) const {
    return language == Language::kDutch && !dutch.empty() ? dutch : english;
  }

  friend bool operator==(const Message&, const Message&) = default;
};

/// Both texts, with each of `$0` to `$9` replaced by that part in the same language.
Message Substituted(std::string_view english, std::string_view dutch,
                    std::initializer_list<Message> parts);

/// A part of a message: a number, a letter, or a text in one language or both.
inline Message PartOf(char letter) { return std::string(1, letter); }
inline Message PartOf(std::integral auto number) { return std::to_string(number); }
inline Message PartOf(Message part) { return part; }

/// The same with parts of any type: `Say("$0 cards", "$0 kaarten", 7)`.
template <class... Parts>
Message Say(std::string_view english, std::string_view dutch, const Parts&... parts) {
  return Substituted(english, dutch, {PartOf(parts)...});
}

}  // namespace jasnel
