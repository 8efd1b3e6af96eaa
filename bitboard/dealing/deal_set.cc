#include "bitboard/dealing/deal_set.h"

#include <algorithm>

#include "bitboard/text/characters.h"
#include "bitboard/text/sha256.h"

namespace jasnel {
namespace {

constexpr std::string_view kSaltWord = "salt=";

}  // namespace

std::string DealSet::Text() const {
  std::string text = "# " + std::string(kSaltWord) + salt + "\n";
  for (std::size_t place = 0; place < deals.size(); ++place) {
    const DealLine& deal = deals[place];
    DealLine dealt;
    dealt.hands = deal.hands;
    dealt.dealer = DealerAt(deal, place);
    dealt.turned = deal.turned;
    text += FormatDealLine(dealt) + "\n";
  }
  return text;
}

std::string DealSet::Hash() const { return Sha256Of(Text()); }

Result<std::string> NewSalt(Entropy entropy) {
  SystemRandom random(entropy);
  std::string salt;
  while (salt.size() < kLeastSalt) {
    const auto bits = random.Next();
    for (int shift = 60; shift >= 0; shift -= 4) salt += "0123456789abcdef"[bits >> shift & 15];
  }
  if (random.failure()) return *random.failure();
  return salt;
}

std::optional<std::string_view> SaltIn(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = Trim(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    const std::size_t at = line.find(kSaltWord);
    if (at == std::string_view::npos || (line.front() != '#' && line.front() != '%')) continue;
    const std::string_view salt = line.substr(at + kSaltWord.size());
    return salt.substr(0, static_cast<std::size_t>(std::find_if(salt.begin(), salt.end(), IsSpace) -
                                                   salt.begin()));
  }
  return std::nullopt;
}

}  // namespace jasnel
