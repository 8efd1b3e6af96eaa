#include "tools/analyse/signals_text.h"

#include "jasnel/convention.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {

std::string SignalsText(const AnalysedDeal& deal, Language language) {
  if (!deal.signals) return "";
  const Voice say(language);
  std::string lines;
  for (const auto& [told, is_true] : *deal.signals) {
    const Signal& signal = told.signal;
    lines +=
        say("  Trick $0, $1: $2: $3. $4 Asks: $5.\n", "  Slag $0, $1: $2: $3. $4 Vraagt: $5.\n",
            told.trick, SeatName(signal.seat, language), SignedCard(signal.card, language),
            SaysMessage(signal),
            is_true ? Phrase{"True.", "Klopt."} : Phrase{"Not true.", "Klopt niet."},
            AskMessage(signal));
  }
  const Message& title = deal.conventions[0]->title;
  if (lines.empty()) {
    return say("By $0 no card said anything.\n", "Volgens $0 zei geen enkele kaart iets.\n", title);
  }
  return say("What the cards said, by $0:\n", "Wat de kaarten zeiden, volgens $0:\n", title) +
         lines;
}

}  // namespace jasnel
