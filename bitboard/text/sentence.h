// Sentences of a form, as `$0 leads.`, taken apart.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "jasnel/message.h"

namespace jasnel {

using SentenceParts = std::array<std::string_view, 4>;

/// What stands for `$0` and so on, where `text` is the sentence `form`.
inline std::optional<SentenceParts> MatchSentence(std::string_view form, std::string_view text) {
  SentenceParts parts;
  while (!form.empty()) {
    if (form.front() != '$') {
      const std::string_view literal = form.substr(0, form.find('$'));
      if (!text.starts_with(literal)) return std::nullopt;
      text.remove_prefix(literal.size());
      form.remove_prefix(literal.size());
      continue;
    }
    const auto part = static_cast<std::size_t>(form[1] - '0');
    form.remove_prefix(2);
    const std::string_view literal = form.substr(0, form.find('$'));
    const std::size_t end = literal.empty() ? text.size() : text.find(literal);
    if (end == std::string_view::npos) return std::nullopt;
    parts[part] = text.substr(0, end);
    text.remove_prefix(end);
  }
  if (!text.empty()) return std::nullopt;
  return parts;
}

/// The same, where it is that of `form` in either language.
inline std::optional<SentenceParts> MatchSentence(const Phrase& form, std::string_view text) {
  const auto parts = MatchSentence(form.english, text);
  return parts ? parts : MatchSentence(form.dutch, text);
}

}  // namespace jasnel
