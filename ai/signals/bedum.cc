#include "ai/signals/bedum.h"

namespace jasnel {
namespace {

using Act = Situation::Act;
using TrickIs = Situation::TrickIs;
using Who = Situation::Who;

constexpr RankSet kSmall = {Rank::kSeven, Rank::kEight, Rank::kNine};
constexpr RankSet kPictures = {Rank::kJack, Rank::kQueen, Rank::kKing};
constexpr RankSet kAce = {Rank::kAce};
constexpr RankSet kJack = {Rank::kJack};
constexpr RankSet kNine = {Rank::kNine};

// The whole suit that a message is about is one card that is played.
constexpr int kOneCard = 1;

// A small lead, or a jack, may be the best card whatever it says: players keep to it less.
constexpr double kLeadKept = 0.5;

// A first lead, before anybody has led trumps.
Situation FirstLeadOf(Who who, RankSet out) {
  return {.act = Act::kLead, .who = who, .first_lead = true, .no_trump_led = true, .out = out};
}

std::vector<Convention> Asking() {
  const std::vector<Convention::Alternative> ace_or_ruff = {
      {{.suit = AboutSuit::kPlayed, .with = kAce}},
      {{.suit = AboutSuit::kPlayed, .least = kOneCard, .most = kOneCard},
       {.suit = AboutSuit::kTrump, .least = 1}},
  };
  const Message says = {"holds the ace of $0, or can ruff $0",
                        "heeft het aas van $0, of kan $0 troeven"};
  const Message asks = {"lead a high card of $0", "kom uit met een hoge kaart van $0"};
  return {
      {.name = "ask",
       .title = {"asking", "aanseinen"},
       .situation = {.trick = TrickIs::kPartners, .out = kAce},
       .ranks = kSmall,
       .about = AboutSuit::kPlayed,
       .meaning = ace_or_ruff,
       .says = says,
       .asks = asks,
       .sentence = "Maar je wilt graag je maat laten weten dat je een harten aas hebt. Dan gooi je "
                   "een kleintje van de harten kleur op. Dat wil zeggen de zeven tot en met de "
                   "negen.",
       .chosen = {"When the ace of the suit has gone, a small card of it says nothing.",
                  "Is het aas van de kleur al gevallen, dan zegt een kleintje ervan niets."}},
      {.name = "ask-lost",
       .title = {"asking on a trick that is lost", "aanseinen op een verloren slag"},
       .situation = {.trick = TrickIs::kLost, .out = kAce},
       .ranks = kSmall,
       .about = AboutSuit::kPlayed,
       .meaning = ace_or_ruff,
       .says = says,
       .asks = asks,
       .sentence = "Je kunt dus ook seinen wanneer je zeker weet dat de slag niet aan je maat "
                   "blijft liggen!!!",
       .chosen = {"It is certain once the partner has played and an opponent's card is the best.",
                  "Het is zeker als de maat al heeft gespeeld en de kaart van een tegenstander de "
                  "hoogste is."}},
  };
}

std::vector<Convention> Refusing() {
  return {
      {.name = "two-refusals",
       .title = {"two refusals", "twee keer afseinen"},
       .situation = {.trick = TrickIs::kPartners, .out = kAce, .self_sent = "refuse"},
       .ranks = kPictures,
       .about = AboutSuit::kThird,
       .meaning = {{{.suit = AboutSuit::kPlayed, .without = kAce},
                    {.suit = AboutSuit::kThird, .with = kAce}}},
       .says = {"refused two suits: holds the ace of $0",
                "seinde twee kleuren af: heeft het aas van $0"},
       .asks = {"lead a high card of $0", "kom uit met een hoge kaart van $0"},
       .sentence = "Twee keer met een heer afseinen is toch 8 punten en weet je maat evenveel als "
                   "wanneer je die derde overgebleven kleur aan zou hebben geseind (zonder "
                   "punten).",
       .chosen = {"A suit in which the player is known to be void is not the third suit.",
                  "Een kleur waarvan men weet dat de speler hem niet heeft, is niet de derde "
                  "kleur."}},
      {.name = "refuse",
       .title = {"refusing", "afseinen"},
       .situation = {.trick = TrickIs::kPartners, .out = kAce},
       .ranks = kPictures,
       .about = AboutSuit::kPlayed,
       .meaning = {{{.suit = AboutSuit::kPlayed, .without = kAce}}},
       .says = {"does not hold the ace of $0", "heeft het aas van $0 niet"},
       .asks = {"do not lead $0", "kom niet uit met $0"},
       .sentence = "Stel de slag ligt aan je maat en je wilt hem laten weten dat je geen klaveren "
                   "hebt, Je gooit dan een hoge in die kleur op.",
       .chosen = {"No clubs means: not the ace of clubs.",
                  "Geen klaveren betekent: niet het aas van klaveren."}},
      {.name = "ten",
       .title = {"the ten on the partner's trick", "de tien spekken"},
       .situation = {.trick = TrickIs::kSurelyPartners, .out = kAce},
       .ranks = {Rank::kTen},
       .about = AboutSuit::kPlayed,
       .meaning = {{{.suit = AboutSuit::kPlayed, .without = kAce}}},
       .says = {"expects no trick in $0: does not hold the ace",
                "verwacht geen slag in $0: heeft het aas niet"},
       .asks = {"do not lead $0", "kom niet uit met $0"},
       .sentence = "Wanneer je dus denkt met de tien geen slag te kunnen halen, gooi je deze op "
                   "wanneer je zeker weet dat de slag voor je maat gaat zijn.",
       .chosen = {"Of the reasons that the text gives for it, the partner may only conclude that "
                  "the ace is elsewhere.",
                  "Uit de redenen die de tekst ervoor geeft, mag de maat alleen opmaken dat het "
                  "aas elders zit."}},
  };
}

std::vector<Convention> TrumpLeads() {
  return {
      {.name = "nine-lead",
       .title = {"leading the nine of trumps", "met de nel uitkomen"},
       .situation = {.act = Act::kLead, .out = kJack},
       .ranks = kNine,
       .trumps = true,
       .about = AboutSuit::kTrump,
       .meaning = {{{.suit = AboutSuit::kTrump, .with = kJack}}},
       .says = {"holds the jack of $0 as well", "heeft ook de boer van $0"},
       .asks = {"play for roem, and give the ace of trumps if you can",
                "speel op roem, en geef gerust het troefaas"},
       .sentence = "Wanneer je met de negen van troef (de nel) uitkomt, weet je maat dat je zelf "
                   "ook de boer hebt."},
      {.name = "jack-lead",
       .title = {"leading the jack of trumps", "met de troefboer uitkomen"},
       .situation = {.act = Act::kLead, .out = kNine},
       .ranks = kJack,
       .trumps = true,
       .about = AboutSuit::kTrump,
       // Without the nine; or with it where fewer sequences can come through the nine than through
       // the jack.
       .meaning = {{{.suit = AboutSuit::kTrump, .without = kNine}},
                   {{.suit = AboutSuit::kTrump,
                     .with = {Rank::kEight},
                     .without = {Rank::kQueen, Rank::kTen}}},
                   {{.suit = AboutSuit::kTrump,
                     .with = {Rank::kEight},
                     .without = {Rank::kQueen, Rank::kKing}}},
                   {{.suit = AboutSuit::kTrump,
                     .with = {Rank::kSeven},
                     .without = {Rank::kEight, Rank::kTen, Rank::kQueen, Rank::kKing}}}},
       .says = {"does not hold the nine of $0, or the jack gives a better chance of roem",
                "heeft de nel van $0 niet, of de boer is roemgevoeliger"},
       .asks = {"remember that the nine may be elsewhere", "onthoud dat de nel elders kan zitten"},
       .sentence = "Je komt met de boer uit wanneer je de negen niet hebt, of wanneer de boer "
                   "roemgevoeliger is als de negen.",
       .chosen = {"The card that can be part of more sequences of three with cards that the player "
                  "does not hold gives the better chance.",
                  "Roemgevoeliger is de kaart die in meer driekaarten past met kaarten die de "
                  "speler niet heeft."}},
  };
}

std::vector<Convention> SmallLeads() {
  Situation back = FirstLeadOf(Who::kDeclarersPartner, kNine);
  back.partner_sent = "small-jack";
  return {
      {.name = "small-back",
       .title = {"small jack, small back", "kleintje boer, kleintje terug"},
       .situation = back,
       .ranks = kSmall,
       .about = AboutSuit::kTrump,
       .meaning =
           {{{.suit = AboutSuit::kTrump, .with = kNine, .least = kOneCard, .most = kOneCard}}},
       .kept = kLeadKept,
       .says = {"has the nine of $0, and no other trump", "heeft de kale nel van $0"},
       .asks = {"try to win another trick, and lead $0, but not the jack",
                "probeer opnieuw aan slag te komen, en kom uit met $0, maar niet de boer"},
       .sentence = "Wanneer de maat nu aan slag komt, komt hij niet zoals het traditionele "
                   "kleintje boer terug met een troef, maar komt hij een andere niet-troef "
                   "kleintje uit."},
      {.name = "small-jack",
       .title = {"small jack", "kleintje boer of achterommetje"},
       .situation = FirstLeadOf(Who::kDeclarer, kJack),
       .ranks = kSmall,
       .about = AboutSuit::kTrump,
       .meaning = {{{.suit = AboutSuit::kTrump, .with = kJack, .without = kNine, .most = 3}}},
       .kept = kLeadKept,
       .says = {"holds the jack of $0, not the nine, and few trumps",
                "heeft de boer van $0, niet de nel, en weinig troeven"},
       .asks = {"when you win a trick, lead a high card of $0",
                "kom uit met een hoge $0 zodra je aan slag bent"},
       .sentence = "Nou dit kun je zeggen door met een kleintje van NIET-troef uit te komen. "
                   "Liefst een zeven of een acht!",
       .chosen = {"Few trumps are at most three. It counts at the declarer's first lead, before "
                  "trumps are led.",
                  "Weinig troeven zijn er hoogstens drie. Het geldt bij de eerste uitkomst van de "
                  "troefmaker, voordat er troef is gevraagd."}},
      {.name = "jack-over-jack",
       .title = {"jack over jack", "boer over boer"},
       .situation = FirstLeadOf(Who::kAnyone, kJack),
       .ranks = kJack,
       .about = AboutSuit::kTrump,
       .meaning = {{{.suit = AboutSuit::kTrump,
                     .with = kJack,
                     .without = {Rank::kAce, Rank::kNine, Rank::kTen},
                     .least = 3,
                     .most = 4}}},
       .kept = kLeadKept,
       .says = {"holds the jack of $0 with two or three small ones",
                "heeft de boer van $0 met twee of drie kleine troeven"},
       .asks = {"when you win a trick, lead a high card of $0",
                "kom uit met een hoge $0 zodra je aan slag bent"},
       .sentence = "Bij het boer over boer seinen komt met een boer, maar niet de troefboer "
                   "betekent dit dat hij de boer heeft, maar geen sterke troefkaart (aas, negen, "
                   "tien) maar twee of drie kleine troeven.",
       .chosen = {"It counts at a player's first lead, before trumps are led, and asks the same as "
                  "the small jack.",
                  "Het geldt bij de eerste uitkomst van een speler, voordat er troef is gevraagd, "
                  "en vraagt hetzelfde als het kleintje boer."}},
  };
}

void Append(std::vector<Convention>& to, const std::vector<Convention>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

std::vector<Convention> With(const std::vector<Convention>& asking) {
  std::vector<Convention> all = asking;
  Append(all, Refusing());
  Append(all, TrumpLeads());
  Append(all, SmallLeads());
  return all;
}

}  // namespace

std::vector<Convention> BedumConventions() { return With(Asking()); }

std::vector<Convention> BedumOppositeSuit() {
  const Convention opposite = {
      .name = "opposite",
      .title = {"asking for the opposite suit", "tegenkleur seinen"},
      .situation = {.trick = TrickIs::kPartners, .out = kAce},
      .ranks = kSmall,
      .about = AboutSuit::kOpposite,
      .meaning = {{{.suit = AboutSuit::kOpposite, .with = kAce}},
                  {{.suit = AboutSuit::kOpposite, .most = 0},
                   {.suit = AboutSuit::kTrump, .least = 1}}},
      .says = {"holds the ace of $0, or can ruff $0", "heeft het aas van $0, of kan $0 troeven"},
      .asks = {"lead a high card of $0", "kom uit met een hoge kaart van $0"},
      .sentence =
          "Als je harten seint wil je ruiten hebben en als je klaver seint wil je schoppen "
          "hebben.",
      .chosen = {"A small card sends it. It says nothing where the other suit of the colour is "
                 "trumps or was led.",
                 "Een kleintje seint. Het zegt niets als de andere kleur van zwart of rood troef "
                 "of gevraagd is."}};
  return With({opposite});
}

}  // namespace jasnel
