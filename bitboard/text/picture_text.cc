#include <algorithm>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/line_fields.h"
#include "bitboard/text/one_deal.h"
#include "bitboard/text/picture_words.h"
#include "bitboard/text/rules_text.h"
#include "bitboard/text/sentence.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr unsigned kAllFour = (1u << kSuits) - 1;

// Takes a sentence, up to a point before a space or the end.
std::string_view TakeSentence(std::string_view& line) {
  line = Trim(line);
  std::size_t end = line.find(". ");
  end = end == std::string_view::npos ? line.size() : end + 1;
  const std::string_view sentence = line.substr(0, end);
  line.remove_prefix(end);
  return sentence;
}

// Whether a sentence is one that a heading begins with.
bool BeginsHeading(std::string_view sentence) {
  if (MatchSentence(phrases::kRules, sentence)) return true;
  for (const Phrase& form : {phrases::kBoard, phrases::kLine}) {
    const auto parts = MatchSentence(form, sentence);
    if (parts && ParseBoard((*parts)[0])) return true;
  }
  return false;
}

struct Title {
  Seat seat;
  std::string_view notes;
};

// The names of seats on a line, each with what stands behind it in parentheses; none for any other
// line.
std::vector<Title> TitlesOf(std::string_view line) {
  std::vector<Title> titles;
  for (line = Trim(line); !line.empty(); line = Trim(line)) {
    const std::string_view word = line.substr(0, line.find_first_of(" \t("));
    const auto seat = word.size() > 1 ? ParseSeat(word) : std::nullopt;
    if (!seat) return {};
    line = Trim(line.substr(word.size()));
    Title& title = titles.emplace_back(Title{*seat, {}});
    if (line.empty() || line.front() != '(') continue;
    const std::size_t close = line.find(')');
    if (close == std::string_view::npos) return {};
    title.notes = line.substr(1, close - 1);
    line.remove_prefix(close + 1);
  }
  return titles;
}

// Takes ranks, in words of one or more, or `-`, up to what is none.
CardSet TakeRanks(std::string_view& text, Suit suit) {
  CardSet cards;
  for (text = Trim(text); !text.empty(); text = Trim(text)) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    std::string_view rest = word;
    CardSet of_word;
    if (word == "-") {
      rest = {};
    } else {
      while (const auto rank = TakeRank(rest)) of_word |= MakeCard(suit, *rank);
    }
    if (!rest.empty()) break;
    cards |= of_word;
    text.remove_prefix(word.size());
  }
  return cards;
}

// The last place in `line` where `suit` is named, by its sign or as a word; `line` begins with it.
std::size_t LastMark(std::string_view line, Suit suit) {
  std::size_t last = 0;
  for (std::size_t at = 0; at < line.size();) {
    std::string_view rest = line.substr(at);
    // A byte that is no letter of ours begins a sign.
    const bool may_begin =
        static_cast<unsigned char>(rest.front()) >= 0x80 || at == 0 || IsSpace(line[at - 1]);
    if (may_begin && TakeSuitMark(rest) == suit) {
      last = at;
      at = line.size() - rest.size();
    } else {
      at += CharacterSize(line.substr(at));
    }
  }
  return last;
}

}  // namespace

bool PictureReader::Recognizes(std::string_view line) {
  const std::string plain = PlainText(line);
  if (!TitlesOf(plain).empty()) return true;
  std::string_view rest = plain;
  return BeginsHeading(TakeSentence(rest));
}

bool PictureReader::BeginsWithPicture(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (!Trim(WithoutComment(line)).empty()) return Recognizes(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return false;
}

void PictureReader::Feed(std::string_view line) {
  ++lines_;
  const std::string plain = PlainText(line);
  if (ReadHeading(plain) || ReadTitle(plain) || ReadRow(plain)) return;
  ReadWon(plain);
}

void PictureReader::Finish() { End(); }

std::optional<PicturedDeal> PictureReader::Next() {
  if (ended_.empty()) return std::nullopt;
  PicturedDeal deal = std::move(ended_.front());
  ended_.pop_front();
  return deal;
}

bool PictureReader::IsWhole() const {
  return picture_ && std::all_of(picture_->suits.begin(), picture_->suits.end(),
                                 [](unsigned suits) { return suits == kAllFour; });
}

void PictureReader::Begin() {
  End();
  picture_.emplace().line_number = lines_;
}

void PictureReader::Fail(std::size_t line_number, const Message& message) {
  if (picture_->error) return;
  picture_->error = Error{message};
  picture_->line_number = line_number;
}

void PictureReader::End() {
  owners_.clear();
  std::optional<internal::Picture> picture = std::exchange(picture_, std::nullopt);
  // A heading alone is that of something else.
  if (!picture || !picture->has_hands) return;
  if (!picture->error) {
    for (const Seat seat : kAllSeats) {
      if (picture->suits[Index(seat)] == kAllFour) continue;
      picture->error =
          Error{Say("the picture has no whole hand for $0; expected four suits for "
                    "each seat",
                    "het plaatje heeft geen hele hand voor $0; verwacht vier kleuren "
                    "voor elke plaats",
                    SeatMessage(seat))};
      break;
    }
  }
  DealLine& deal = picture->deal;
  if (deal.leader && !picture->error) {
    for (int place = 0; place < kSeats - 1; ++place) {
      auto& card = picture->on_table[Index(Clockwise(*deal.leader, place))];
      if (!card) break;
      deal.trick.Add(*card);
      card.reset();
    }
  }
  const auto left = std::find_if(picture->on_table.begin(), picture->on_table.end(),
                                 [](const auto& card) { return card.has_value(); });
  if (left != picture->on_table.end() && !picture->error) {
    picture->error =
        Error{Say("the picture has card $0 on the table; expected cards from who led on",
                  "het plaatje heeft kaart $0 op tafel; verwacht kaarten vanaf wie uitkwam",
                  CardMessage(**left))};
  }
  ended_.push_back(picture->error ? PicturedDeal{*picture->error, picture->line_number}
                                  : PicturedDeal{deal, picture->line_number});
}

bool PictureReader::ReadHeading(std::string_view line) {
  std::string_view rest = line;
  if (!BeginsHeading(TakeSentence(rest))) return false;
  Begin();
  DealLine& deal = picture_->deal;
  for (rest = line; !Trim(rest).empty();) {
    const std::string_view sentence = TakeSentence(rest);
    const auto match = [&](const Phrase& form) { return MatchSentence(form, sentence); };
    if (const auto board = match(phrases::kBoard)) {
      deal.board = ParseBoard((*board)[0]);
    } else if (const auto rules = match(phrases::kRules)) {
      if (auto fault = jasnel::ReadRules((*rules)[0], deal.rules.emplace())) {
        Fail(lines_, fault->message);
      }
    } else if (const auto trump = match(phrases::kTrumpIs)) {
      deal.trump = ParseSuit((*trump)[0]);
    } else if (const auto turned = match(phrases::kTurned)) {
      deal.turned = ParseTurned((*turned)[0]).value_or(TurnedCards());
    } else if (const auto leader = match(phrases::kLeads)) {
      deal.leader = ParseSeat((*leader)[0]);
    } else if (const auto dealer = match(phrases::kDealt)) {
      deal.dealer = ParseSeat((*dealer)[0]);
    } else if (const auto declarer = match(phrases::kDeclares)) {
      deal.declarer = ParseSeat((*declarer)[0]);
    }
  }
  return true;
}

bool PictureReader::ReadTitle(std::string_view line) {
  const std::vector<Title> titles = TitlesOf(line);
  if (titles.empty()) return false;
  if (!picture_ || IsWhole()) Begin();
  owners_.clear();
  for (const Title& title : titles) {
    if (picture_->suits[Index(title.seat)] != 0) {
      Fail(lines_, Say("a second hand for $0 in the picture; expected each seat once",
                       "een tweede hand voor $0 in het plaatje; verwacht elke plaats één keer",
                       SeatMessage(title.seat)));
    }
    owners_.push_back(title.seat);
    ReadNotes(title.seat, title.notes);
  }
  return true;
}

void PictureReader::ReadNotes(Seat seat, std::string_view notes) {
  DealLine& deal = picture_->deal;
  while (!notes.empty()) {
    const std::size_t comma = notes.find(',');
    const std::string_view note = Trim(notes.substr(0, comma));
    notes.remove_prefix(comma == std::string_view::npos ? notes.size() : comma + 1);
    if (MatchSentence(phrases::kNoteDealer, note)) {
      deal.dealer = seat;
    } else if (MatchSentence(phrases::kNoteLeads, note) || MatchSentence(phrases::kNoteLed, note)) {
      deal.leader = seat;
    } else if (MatchSentence(phrases::kNoteDeclarer, note) && !deal.rules) {
      deal.declarer = seat;  // a heading with rules says so itself, where it was given
    }
  }
}

// A suit of a hand, or of two side by side, with cards on the table or letters between them.
bool PictureReader::ReadRow(std::string_view line) {
  if (owners_.empty()) return false;
  std::string_view rest = Trim(line);
  const std::string_view whole = rest;
  const auto suit = TakeSuitMark(rest);
  if (!suit) return false;
  picture_->has_hands = true;
  const auto give = [&](Seat seat, CardSet cards) {
    const CardSet twice = cards & picture_->seen;
    if (!twice.empty()) {
      Fail(lines_, Say("card $0 a second time, in $1's hand; expected each card once",
                       "kaart $0 voor de tweede keer, in de hand van $1; verwacht elke kaart één "
                       "keer",
                       CardMessage(twice.Highest()), SeatMessage(seat)));
    }
    picture_->seen |= cards;
    picture_->deal.hands[Index(seat)] |= cards;
    picture_->suits[Index(seat)] |= 1u << Index(*suit);
  };
  std::string_view last = rest;
  if (owners_.size() > 1) {
    const std::size_t at = LastMark(whole, *suit);
    last = whole.substr(at);
    rest = at > whole.size() - rest.size() ? rest.substr(0, rest.size() - last.size())
                                           : std::string_view();
    give(owners_.front(), TakeRanks(rest, *suit));
    ReadTable(*suit, rest);
    TakeSuitMark(last);
  }
  give(owners_.back(), TakeRanks(last, *suit));
  if (!last.empty()) {
    const auto at = static_cast<std::size_t>(last.data() - line.data());
    Fail(lines_, TextFault{at, Say("$0 in $1's hand is not a card; expected $2",
                                   "$0 in de hand van $1 is geen kaart; verwacht $2", Quoted(last),
                                   SeatMessage(owners_.back()),
                                   Phrase{"A K Q J T 9 8 7 (or A H V B 10 9 8 7)",
                                          "A H V B 10 9 8 7 (of A K Q J T 9 8 7)"})}
                     .AsError(line)
                     .both());
  }
  const bool read = std::all_of(owners_.begin(), owners_.end(), [&](Seat seat) {
    return picture_->suits[Index(seat)] == kAllFour;
  });
  if (read) owners_.clear();
  return true;
}

// North's card is beside the spades, West's and East's beside the hearts, South's beside the
// diamonds; letters or points stand where there is none.
void PictureReader::ReadTable(Suit row, std::string_view middle) {
  std::array<std::optional<Card>, 2> cards;
  std::size_t count = 0;
  for (middle = Trim(middle); !middle.empty(); middle = Trim(middle)) {
    const std::string_view word = middle.substr(0, middle.find_first_of(" \t"));
    middle.remove_prefix(word.size());
    if (count < cards.size()) cards[count++] = ParseCard(word);
  }
  const auto put = [&](Seat seat, const std::optional<Card>& card) {
    if (card) picture_->on_table[Index(seat)] = card;
  };
  if (row == Suit::kSpades) put(Seat::kNorth, cards[0]);
  if (row == Suit::kHearts) put(Seat::kWest, cards[0]);
  if (row == Suit::kHearts) put(Seat::kEast, cards[1]);
  if (row == Suit::kDiamonds) put(Seat::kSouth, cards[0]);
}

bool PictureReader::ReadWon(std::string_view line) {
  if (!picture_) return false;
  const auto sides = MatchSentence(phrases::kWonSoFar, Trim(line));
  if (!sides) return false;
  for (std::size_t side = 0; side < 2; ++side) {
    const auto roem = MatchSentence(phrases::kWonWithRoem, (*sides)[side]);
    const auto won = roem ? roem : MatchSentence(phrases::kWon, (*sides)[side]);
    if (!won) continue;
    constexpr int kMax = 9999;
    Tally& tally = picture_->deal.won[side];
    tally.cards = Points(WholeNumber((*won)[1], 0, kMax).value_or(0));
    if (roem) tally.roem = Points(WholeNumber((*won)[3], 0, kMax).value_or(0));
    if (side == 0) tally.tricks = WholeNumber((*won)[2], 0, kHandSize).value_or(0);
  }
  return true;
}

Result<DealLine> ParsePicture(std::string_view text) {
  return ReadOneDeal<DealLine, PictureReader>(
      text,
      Phrase{"no hands in the picture; expected those of four seats",
             "geen handen in het plaatje; verwacht die van vier plaatsen"},
      Phrase{"a second picture; expected one deal", "een tweede plaatje; verwacht één spel"});
}

}  // namespace jasnel
