// What the page says where something went wrong at a table, in Dutch.
import type { mishapEnglish } from "./mishap_english.js";

export const mishapDutch: typeof mishapEnglish = {
  title: "Er ging iets mis aan een tafel",
  about: "Zeg wat er gebeurde: de pagina zegt wat deze spelregels daarvoor hebben, en waar het staat. Wat zij aan de wedstrijdleider laten, beslist de wedstrijdleider.",
  what: "Wat er gebeurde",
  kinds: {
    revoke: "verzaakt",
    mended: "verzaakt, en hersteld voordat de slag gedekt was",
    lead: "een kaart voor de beurt",
    call: "een bod voor de beurt",
    short: "te weinig kaarten in een hand",
    accusation: "een beschuldiging, maar er was niet verzaakt",
    looked: "een gedekte slag nog eens ingezien",
  },
  by: "Door wie",
  roem: (side) => `Roem tot dan, ${side}`,
  ends: (source) => `Het spel is hiermee uit (${source}).`,
  alone: (points, source) =>
    `Wie het deed, krijgt als enige aan het eind ${points} punten in mindering (${source}); het spel wordt overgespeeld.`,
  again: "Het spel wordt overgespeeld.",
  writes: (ns, ew) => `Noord-Zuid schrijft ${ns}, Oost-West ${ew}.`,
  until: "Roem van slagen tot het spel stopte, telt voor de partij die niets fout deed: tel die bij haar roem.",
  mended: (source) => `De kaart gaat terug en het spel gaat door (${source}).`,
  notMended: (source) => `Dat kan volgens deze regels niet (${source}): er is verzaakt.`,
  penalty: (source) => `De kaart is een strafkaart en blijft open op tafel liggen (${source}).`,
  decides: "Als de speler ervan aan de beurt is, mag de tegenpartij zeggen of hij bijgespeeld wordt. Zou dat verzaken zijn, dan wordt hij niet bijgespeeld.",
  passes: (side, source) => `${side} past de rest van het bieden (${source}).`,
  nobodyPasses: "Volgens deze regels kan niemand passen: er is niemand uitgesloten.",
  looked: (source) => `Dat mag niet (${source}). Er staat geen straf op: het spel gaat door en telt zoals het gespeeld wordt.`,
  following: "cf.: de tekst van deze regels zegt niets, en het artikel van een andere wordt gevolgd.",
};
