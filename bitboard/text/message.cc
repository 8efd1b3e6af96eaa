#include "jasnel/message.h"

#include <cassert>
#include <cstddef>

namespace jasnel {
namespace {

std::string Fill(std::string_view text, std::initializer_list<Message> parts, Language language) {
  std::string filled;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '$' || i + 1 == text.size()) {
      filled += text[i];
      continue;
    }
    const auto part = static_cast<std::size_t>(text[++i] - '0');
    assert(part < parts.size());
    filled += (parts.begin() + part)->In(language);
  }
  return filled;
}

}  // namespace

Message Substituted(std::string_view english, std::string_view dutch,
                    std::initializer_list<Message> parts) {
  return {Fill(english, parts, Language::kEnglish), Fill(dutch, parts, Language::kDutch)};
}

}  // namespace jasnel
