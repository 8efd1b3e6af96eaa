#include "ai/signals/oefenen.h"

namespace jasnel {

std::vector<Convention> OefenenConventions() {
  constexpr RankSet kAceOnly = {Rank::kAce};
  const Situation on_partners_trick = {.trick = Situation::TrickIs::kPartners, .out = kAceOnly};
  return {
      {.name = "ask",
       .title = {"asking", "aanseinen"},
       .situation = on_partners_trick,
       .ranks = {Rank::kSeven, Rank::kEight, Rank::kNine},
       .about = AboutSuit::kPlayed,
       .meaning = {{{.suit = AboutSuit::kPlayed, .with = kAceOnly}}},
       .says = {"holds the ace of $0", "heeft het aas van $0"},
       .asks = {"lead $0", "kom uit met $0"},
       .sentence = "Als je maat aan slag ligt en jij gooit af: 7 / 8 / 9 = aanseinen (\"ik heb de "
                   "aas van deze kleur, speel 'm aub!\")",
       .chosen = {"The partner's card is the best so far. When the ace of the suit has gone, a "
                  "small card of it says nothing.",
                  "De kaart van de maat is tot dan toe de hoogste. Is het aas van de kleur al "
                  "gevallen, dan zegt een kleintje ervan niets."}},
      {.name = "refuse",
       .title = {"refusing", "afseinen"},
       .situation = on_partners_trick,
       .ranks = {Rank::kTen, Rank::kJack, Rank::kKing},
       .about = AboutSuit::kPlayed,
       .meaning = {{{.suit = AboutSuit::kPlayed, .without = kAceOnly}}},
       .says = {"does not hold the ace of $0", "heeft het aas van $0 niet"},
       .asks = {"do not lead $0", "kom niet uit met $0"},
       .sentence = "10 / B / H = afseinen (\"deze kleur wil ik niet\")",
       .chosen = {"Not to want the suit means: not to hold its ace. The queen is not named, so it "
                  "says nothing.",
                  "De kleur niet willen betekent: het aas ervan niet hebben. De vrouw wordt niet "
                  "genoemd, en zegt dus niets."}},
  };
}

}  // namespace jasnel
