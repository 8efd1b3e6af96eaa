// What the course says, in Dutch.
import type { CourseWords } from "./course_english.js";

export const courseDutch: CourseWords = {
  title: "Klaverjassen in tien minuten",
  about: "Lees, en speel dan een kaart. U bent Zuid, Noord is uw maat. De kaarten liggen open, zodat u ziet waarom.",
  numbered: (number, all) => `Les ${number} van ${all}`,
  lessons: {
    follow: {
      title: "Bekennen",
      steps: [
        {
          asks: "West komt uit met schoppen. Wie schoppen heeft, moet schoppen bijspelen: dat is bekennen. De hoogste schoppen wint de slag, en dat is het aas van West.",
          why: "De slag is voor West. Een heer telt 4 punten en een acht niets: geef de tegenpartij niet meer dan nodig is.",
        },
        {
          asks: "Nu vraagt West ruiten, en die hebt u niet. Troef, hier harten, hebt u ook niet. Dan mag u elke kaart spelen, maar de slag wint u er niet mee.",
          why: "Gooi weg wat niets waard is, en houd de kaart die straks zelf een slag wint.",
        },
      ],
    },
    worth: {
      title: "Wat kaarten waard zijn",
      steps: [
        {
          asks: "Van hoog naar laag: aas, tien, heer, vrouw, boer, negen, acht, zeven. De eerste vijf tellen 11, 10, 4, 3 en 2 punten, de andere niets. De tien gaat dus boven de heer. West komt uit met klaverheer.",
          why: "Uw tien wint van de heer. Alle punten van de slag zijn voor u en uw maat.",
        },
        {
          asks: "Noord, uw maat, komt uit met ruitenaas. Wat dat wint, is ook van u.",
          why: "Wint uw maat de slag, leg er dan punten bij. Wat u houdt, valt straks misschien bij de tegenpartij.",
        },
      ],
    },
    trump: {
      title: "Troef",
      steps: [
        {
          asks: "Eén kleur is troef, hier klaveren. Troef wint van alle andere kleuren, en heeft een eigen volgorde: boer (20 punten), negen of nel (14), aas, tien, heer, vrouw, acht, zeven. Wordt er troef gevraagd, dan moet u een hogere spelen als u die hebt.",
          why: "Alleen de nel gaat boven het aas. Hij wint de slag, en telt zelf 14 punten.",
        },
        {
          asks: "West vraagt troef met het aas. De boer en de nel zijn al gespeeld: hoger kan niet. Troef bijspelen moet, maar welke, mag u kiezen.",
          why: "De slag is voor West: geef de kleinste. Uw tien is 10 punten waard.",
        },
      ],
    },
    ruff: {
      title: "Introeven",
      steps: [
        {
          asks: "West komt uit met schoppenaas, en u hebt geen schoppen. Ligt de slag aan de tegenpartij, dan moet u troeven: introeven. Harten is troef.",
          why: "De kleinste troef wint van het aas van elke andere kleur.",
        },
        {
          asks: "Hier heeft Oost ingetroefd met de nel. U hebt ook geen schoppen: dan moet u een hogere troef spelen, als u die hebt. Dat is overtroeven.",
          why: "Alleen de boer gaat boven de nel. Zo is de hele slag voor u.",
        },
      ],
    },
    partner: {
      title: "Amsterdams of Rotterdams",
      steps: [
        {
          asks: "De slag ligt aan uw maat, met schoppenaas, en u hebt geen schoppen. In het Amsterdams hoeft u dan niet te troeven: u mag spelen wat u wilt.",
          why: "De slag is toch al van u samen. Leg er punten bij die u anders kwijtraakt: uw tien valt straks onder het aas van Oost. De troef kan nog een slag winnen.",
          rotterdam: {
            asks: "De slag ligt aan uw maat, met schoppenaas, en u hebt geen schoppen. In het Rotterdams moet u ook dan troeven.",
            why: "Wie niet kan bekennen, moet troeven, aan wie de slag ook ligt.",
          },
        },
        {
          asks: "Oost heeft ingetroefd met de nel, en uw acht is lager. In het Amsterdams mag u niet ondertroeven zolang u iets anders hebt.",
          why: "De slag bent u kwijt: geef zo min mogelijk. Uw kleine troef wint straks nog een slag.",
          rotterdam: {
            asks: "Oost heeft ingetroefd met de nel, en uw acht is lager. In het Rotterdams moet u hem toch spelen: ondertroeven.",
            why: "Wie niet kan bekennen, moet troeven, ook als de slag er niet mee te winnen is.",
          },
        },
      ],
    },
    roem: {
      title: "Roem",
      steps: [
        {
          asks: "Drie opeenvolgende kaarten van één kleur in een slag zijn 20 punten extra: roem. Vier zijn er 50. Heer en vrouw van troef (stuk) zijn 20, vier gelijke kaarten 100. De volgorde is hier aas, heer, vrouw, boer, tien. De roem is voor wie de slag wint, en die ligt aan Noord.",
          why: "Aas, heer, vrouw: 20 roem voor u samen. Met de boer valt er een gat.",
        },
        {
          asks: "Nu is de slag voor West. Ruitenaas en ruitenvrouw liggen er al.",
          why: "Met uw heer erbij ligt er aas, heer, vrouw: 20 roem voor de tegenpartij.",
        },
      ],
    },
    contract: {
      title: "Gehaald, nat en pit",
      steps: [
        {
          asks: "Wie de troef kiest, speelt, en moet met zijn maat meer dan de helft halen: 82 van de 162, en roem telt mee. Anders is hij nat en krijgt de tegenpartij alles. De laatste slag telt 10 extra. U speelt, en er zijn nog twee slagen.",
          why: "Met uw laatste troef wint u de laatste slag, met die 10. Speelt u hem nu, dan blijft u op 81 steken: nat.",
        },
        {
          asks: "Alle acht slagen halen is pit: 100 punten extra. U hebt er zes. De troeven zijn eruit, en Noord heeft klaverenaas.",
          why: "Eerst de slag die u zelf wint, dan naar het aas van uw maat. Na dat aas kan uw maat alleen nog verliezen.",
        },
      ],
    },
    draw: {
      title: "Troef trekken",
      steps: [
        {
          asks: "U speelt, en ruiten is troef. U hebt de twee hoogste troeven en twee azen; Oost heeft nog twee troeven. Waarmee komt u uit?",
          why: "Zolang de tegenpartij troef heeft, troeft ze uw azen in. Haal eerst de troeven eruit.",
        },
        {
          asks: "Er zit nog één troef.",
          why: "Nog een keer troef. Daarna kan niemand uw azen introeven.",
        },
      ],
    },
    keep: {
      title: "Een aas bewaren",
      steps: [
        {
          asks: "Noord wint deze slag met de troefboer. U hebt geen troef meer, en mag spelen wat u wilt.",
          why: "Leg de tien erbij: die valt anders onder het aas van West. Schoppenaas wint zelf nog een slag.",
        },
        {
          asks: "U komt uit. West heeft één troef en geen schoppen: uw aas zou hij introeven.",
          why: "Laat West zijn troef aan een kleintje kwijtraken. Daarna wint uw aas.",
        },
      ],
    },
    signal: {
      title: "Een sein",
      steps: [
        {
          asks: "Praten met uw maat mag niet, maar u mag afspreken wat een kaart zegt: een sein. U speelde de troefboer, en Noord, zonder troef, gooide een kleintje op: van deze kleur heb ik het aas. Waarmee komt u uit?",
          why: "Met de kleur die gevraagd is: daar wint uw maat.",
        },
        {
          asks: "Een heer, vrouw of boer zegt het omgekeerde: niet deze kleur, daarvan heb ik het aas niet.",
          why: "Kom uit met de andere kleur.",
        },
      ],
    },
  },
  costs: (card, points) => `${card} kost tot het eind van het spel ${points} punten.`,
  right: (card) => `Goed: ${card}.`,
  stands: (us, them) => `Wij hebben ${us} punten, zij ${them}.`,
  done: "gedaan",
  next: "Verder",
  over: "Dat was de cursus. Nu aan tafel: een boompje tegen beginners, en oefeningen.",
  play: "Spelen tegen beginners",
  basics: [
    "Troef, van hoog naar laag: boer 20, negen 14, aas 11, tien 10, heer 4, vrouw 3, acht, zeven.",
    "Andere kleuren: aas 11, tien 10, heer 4, vrouw 3, boer 2, negen, acht, zeven. De laatste slag is 10; samen 162.",
    "Bekennen moet. Is troef gevraagd, dan moet u een hogere spelen als u die hebt. Kunt u niet bekennen en ligt de slag aan de tegenpartij, dan moet u introeven, hoger als het kan.",
    "Wie speelt, moet meer punten halen dan de tegenpartij, roem meegeteld; anders is hij nat.",
  ],
  roem: "Roem in een slag: drie opeenvolgende kaarten van een kleur 20, vier 50, heer en vrouw van troef nog eens 20; de volgorde is aas, heer, vrouw, boer, tien, negen, acht, zeven, ook in troef.",
};
