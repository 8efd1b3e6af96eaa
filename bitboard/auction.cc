#include "jasnel/auction.h"

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <utility>

#include "bitboard/text/characters.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 2> kPass = {"pass", "pas"};  // by language

// By language, from the first.
constexpr std::array<std::array<std::string_view, kMaxDoublings>, 2> kDoublings = {
    {{"double", "redouble", "superdouble"}, {"kraak", "herkraak", "superkraak"}}};

// `pass, S, H, D or C`.
std::string ListOf(const LegalCalls& legal, Language language) {
  std::string list;
  const std::string or_else = language == Language::kDutch ? " of " : " or ";
  int left = legal.size();
  legal.ForEach([&](Call call) {
    // A pass does not make two of it.
    const bool last = --left == 0 && !call.IsPass();
    if (!list.empty()) list += last ? or_else : ", ";
    list += FormatCall(call, language);
  });
  return list;
}

Message ListOf(const LegalCalls& legal) {
  return {ListOf(legal, Language::kEnglish), ListOf(legal, Language::kDutch)};
}

Message CallMessage(Call call) {
  return {FormatCall(call, Language::kEnglish), FormatCall(call, Language::kDutch)};
}

// Takes one of the words off the start of `text`, with the spaces behind it.
bool TakeOneOf(std::string_view& text, std::initializer_list<std::string_view> words) {
  const std::string_view first = text.substr(0, text.find(' '));
  for (const std::string_view word : words) {
    if (!EqualsIgnoringCase(first, word)) continue;
    text = Trim(text.substr(first.size()));
    return true;
  }
  return false;
}

// `call 3 (South)`.
Message PlaceOf(const Auction& auction) {
  return Say("call $0 ($1)", "bod $0 ($1)", auction.calls().size() + 1,
             SeatMessage(auction.Turn()));
}

// Why there is no next call, if there is none.
std::optional<Error> NoneExpected(const Auction& auction, const Message& call) {
  const std::size_t count = auction.calls().size();
  if (auction.WaitsForCard()) {
    return Error{Say(
        "call $0: $1; expected card $2 that was turned first, as all passed on $3",
        "bod $0: $1; verwacht eerst kaart $2 die gedraaid is, want op $4 is rondgepast", count + 1,
        call, auction.turned_cards().size() + 1, FormatTurned(auction.turned_cards()),
        FormatTurned(auction.turned_cards(), Language::kDutch))};
  }
  if (auction.IsPassedOut()) {
    return Error{Say("call $0: $1; expected none, as all passed and the cards are dealt again",
                     "bod $0: $1; verwacht geen, want er is rondgepast en er wordt opnieuw gegeven",
                     count + 1, call)};
  }
  if (!auction.IsOver()) return std::nullopt;
  if (auction.calls().back().IsPass()) {
    return Error{Say("call $0: $1; expected none, as both passed instead of doubling",
                     "bod $0: $1; verwacht geen, want allebei pasten in plaats van te kraken",
                     count + 1, call)};
  }
  return Error{Say("call $0: $1; expected none after $2 of $3, which ended the auction",
                   "bod $0: $1; verwacht geen bod na $2 van $3, waarmee het bieden uit was",
                   count + 1, call, CallMessage(auction.calls().back()),
                   SeatMessage(auction.SpeakerOf(static_cast<int>(count) - 1)))};
}

}  // namespace

Result<Auction> Auction::Begin(Seat dealer, const Rules& rules, const TurnedCards& turned) {
  const bool needed = TurnsSuit(rules);
  if (rules.bidding == Bidding::kGiven) {
    return Error{
        Say("an auction; expected trump and declarer, as there are no calls with "
            "bidding=given: those of belote, on five cards, are not known here",
            "een bieding; verwacht troef en speler, want met bidding=given wordt er niet "
            "geboden: bieden op vijf kaarten, zoals bij belote, kan hier niet")};
  }
  if (needed && turned.empty()) {
    return Error{Say("no turned suit; expected $0, as bidding=$1 needs one",
                     "geen gedraaide kleur; verwacht $0, want bidding=$1 vraagt erom",
                     kSuitExpected, rules.bidding == Bidding::kLot ? "lot" : "turned")};
  }
  if (!needed && !turned.empty()) {
    return Error{
        Say("turned suit $0; expected none, as a suit is turned only with bidding=turned or lot",
            "gedraaide kleur $1; verwacht geen, want alleen met bidding=turned of lot wordt een "
            "kleur gedraaid",
            FormatTurned(turned), FormatTurned(turned, Language::kDutch))};
  }
  if (turned.size() > TurnsOf(rules)) {
    return Error{Say("turned $0; expected at most $2, as turns=$2",
                     "gedraaid $1; verwacht er hoogstens $2, want turns=$2", FormatTurned(turned),
                     FormatTurned(turned, Language::kDutch), TurnsOf(rules))};
  }
  if (turned.joker() && !HasJoker(rules)) {
    return Error{Say("a joker turned; expected suits, as joker=off",
                     "een joker gedraaid; verwacht kleuren, want joker=off")};
  }
  return Auction(dealer, rules, turned);
}

std::optional<Suit> Auction::turned() const {
  const int card = CardOf(HasTrump() ? naming_ : count_);
  return card < cards_.size() ? cards_[card] : std::nullopt;
}

bool Auction::WaitsForCard() const {
  return !cards_.empty() && !HasTrump() && !IsOver() && CardOf(count_) >= cards_.size();
}

Auction Auction::Seen() const {
  Auction seen = *this;
  seen.cards_ = cards_.First(CardOf(HasTrump() ? naming_ : count_) + 1);
  return seen;
}

Auction Auction::Anew() const {
  Auction auction = *this;
  auction.count_ = 0;
  auction.naming_ = -1;
  auction.doubling_ended_ = false;
  return auction;
}

Seat Auction::SpeakerOf(int index) const {
  assert(index >= 0 && index < kMaxCalls);
  if (HasTrump() && index > naming_) {
    // Those asked are the next clockwise after who called for the other side, and its partner.
    Seat last = SpeakerOf(naming_);
    int passes = 0;
    for (int i = naming_ + 1; i < index; ++i) {
      if (calls_[i].IsPass()) {
        ++passes;
      } else {
        last = Clockwise(last, 1 + 2 * passes);
        passes = 0;
      }
    }
    return Clockwise(last, 1 + 2 * passes);
  }
  const Seat left = Clockwise(dealer_);
  if (bidding_ == Bidding::kObliged || bidding_ == Bidding::kLot) return left;
  const int place = PlaceOnCard(index);
  const Seat first = speaks_first_ == SpeaksFirst::kDealer ? dealer_ : left;
  const bool all_passed = place == kSeats;
  if (!all_passed && !IsJoker(CardOf(index))) return Clockwise(first, place);
  const bool dealer = all_pass_ == AllPass::kDealer || all_pass_ == AllPass::kDealerTurned;
  const Seat obliged = !all_passed ? first : dealer ? dealer_ : left;
  const bool other =
      IsBarred(SideOf(obliged), index) && !IsBarred(Opponents(SideOf(obliged)), index);
  return other ? Clockwise(obliged) : obliged;
}

bool Auction::IsBarred(Side side, int call) const {
  const auto from = barred_[Index(side)];
  return from && *from <= call;
}

LegalCalls Auction::Legal(CardSet hand) const {
  LegalCalls legal = LegalOfAnyHand();
  if (!holds_trump_) return legal;
  SuitSet held;
  for (const Suit suit : legal.suits) {
    if (!(hand & CardsOf(suit)).empty()) held |= suit;
  }
  if (legal.pass || !held.empty()) legal.suits = held;
  return legal;
}

LegalCalls Auction::LegalOfAnyHand() const {
  assert(!IsOver() && !WaitsForCard());
  if (HasTrump()) {
    const bool barred = IsBarred(SideOf(Turn()), count_);
    return {.pass = true, .suits = {}, .doubling = barred ? 0 : contract().doublings + 1};
  }
  if (bidding_ == Bidding::kObliged) return {.pass = false, .suits = SuitSet::All()};
  const auto suit = turned();
  if (bidding_ == Bidding::kLot) return {.pass = false, .suits = *suit};
  if (PassesBefore() < kSeats && !IsJoker(CardOf(count_))) {
    if (IsBarred(SideOf(Turn()), count_)) return {.pass = true, .suits = {}};
    return {.pass = true, .suits = suit ? SuitSet(*suit) : SuitSet::All()};
  }
  SuitSet suits = SuitSet::All();
  if (cards_.joker() || all_pass_ == AllPass::kLeftOfDealerOther) suits = suits - cards_.AllSuits();
  const bool last =
      all_pass_ == AllPass::kDealerTurned || all_pass_ == AllPass::kLeftOfDealerTurned;
  if (suit && last) suits = *suit;
  return {.pass = false, .suits = suits.empty() ? SuitSet::All() : suits};
}

std::optional<Error> Auction::Speak(Call call, CardSet hand) {
  if (auto error = NoneExpected(*this, CallMessage(call))) return error;
  const LegalCalls legal = Legal(hand);
  if (!legal.Contains(call)) {
    return Error{Say("$0: $1; expected $2", "$0: $1; verwacht $2", PlaceOf(*this),
                     CallMessage(call), ListOf(legal))};
  }
  if (call.suit) naming_ = static_cast<std::int8_t>(count_);
  calls_[count_++] = call;
  if (!HasTrump()) return std::nullopt;
  const int since = count_ - 1 - naming_;
  const bool both_passed = since >= 2 && call.IsPass() && calls_[count_ - 2].IsPass();
  doubling_ended_ = !may_double_ || both_passed || call.doubling == kMaxDoublings;
  return std::nullopt;
}

Contract Auction::contract() const {
  assert(HasTrump());
  Contract contract = {.declarer = SpeakerOf(naming_), .trump = *calls_[naming_].suit};
  for (const Call call : calls()) {
    contract.doublings = std::max<int>(contract.doublings, call.doubling);
  }
  return contract;
}

std::string FormatCall(Call call, Language language) {
  if (call.IsPass()) return std::string(kPass[Index(language)]);
  if (call.doubling != 0) {
    return std::string(kDoublings[Index(language)][static_cast<std::size_t>(call.doubling - 1)]);
  }
  return std::string(1, SuitLetter(*call.suit, language));
}

std::string FormatCalls(std::span<const Call> calls, Language language) {
  std::string text;
  for (const Call& call : calls) {
    if (!text.empty()) text += ',';
    text += FormatCall(call, language);
  }
  return text;
}

std::optional<Call> ParseCall(std::string_view text, std::optional<Suit> turned) {
  TakeOneOf(text, {"ik", "i"});
  for (const std::string_view pass : kPass) {
    if (EqualsIgnoringCase(text, pass)) return Call{};
  }
  for (const auto& words : kDoublings) {
    for (int i = 0; i < kMaxDoublings; ++i) {
      if (EqualsIgnoringCase(text, words[static_cast<std::size_t>(i)])) return Call::Double(i + 1);
    }
  }
  if (TakeOneOf(text, {"speel", "play"})) {
    if (text.empty()) return turned ? std::optional(Call{turned}) : std::nullopt;
    TakeOneOf(text, {"met", "with", "in"});
    for (const std::string_view trump : {" troef", " trumps", " trump"}) {
      if (text.size() <= trump.size()) continue;
      const std::size_t before = text.size() - trump.size();
      if (!EqualsIgnoringCase(text.substr(before), trump)) continue;
      text = Trim(text.substr(0, before));
      break;
    }
  }
  const auto suit = ParseSuit(text);
  if (!suit) return std::nullopt;
  return Call{suit};
}

std::optional<Error> SpeakCalls(Auction& auction, std::string_view text, const Hands& hands) {
  if (Trim(text).empty()) return std::nullopt;
  for (bool more = true; more;) {
    const std::size_t comma = text.find(',');
    const std::string_view word = Trim(text.substr(0, comma));
    more = comma != std::string_view::npos;
    if (more) text.remove_prefix(comma + 1);
    if (auto error = NoneExpected(auction, Quoted(word))) return error;
    const CardSet hand = hands[Index(auction.Turn())];
    const auto call = ParseCall(word, auction.turned());
    if (!call) {
      return Error{Say("$0: $1; expected $2", "$0: $1; verwacht $2", PlaceOf(auction), Quoted(word),
                       ListOf(auction.Legal(hand)))};
    }
    if (auto error = auction.Speak(*call, hand)) return error;
  }
  return std::nullopt;
}

Result<Auction> ParseAuction(Seat dealer, const Rules& rules, const TurnedCards& turned,
                             std::string_view calls, const BarredSides& barred,
                             const Hands& hands) {
  auto auction = Auction::Begin(dealer, rules, turned);
  if (!auction) return auction;
  Auction spoken = *auction;
  spoken.Bar(barred);
  if (auto error = SpeakCalls(spoken, calls, hands)) return *std::move(error);
  return spoken;
}

}  // namespace jasnel
