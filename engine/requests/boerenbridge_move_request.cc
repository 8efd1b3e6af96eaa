#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/boerenbridge/line_parts.h"
#include "bitboard/text/characters.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

std::optional<Record> ReadLegalCard(const Record& value) {
  const auto card = value.is_string() ? ParseCard(Trim(value.get_ref<const std::string&>()))
                                      : std::optional<Card>();
  return card ? std::optional<Record>(FormatCard(*card)) : std::nullopt;
}

// Reads one request, key by key.
class RequestReader {
 public:
  explicit RequestReader(const Record& object) : object_(object) {}

  Result<SeatRequest<Boerenbridge>> Read() {
    for (const auto part :
         {&RequestReader::ReadNumbers, &RequestReader::ReadSeenHand, &RequestReader::ReadSeenTricks,
          &RequestReader::ReadTime, &RequestReader::FindCards}) {
      if (auto error = (this->*part)()) return *std::move(error);
    }
    const auto bidding = ReadBids(object_, players_, *dealt_);
    if (!bidding) return bidding.error();
    return bidding->IsOver() ? Play(*bidding) : Bid(*bidding);
  }

 private:
  using Outcome = std::optional<Error>;

  Outcome ReadNumbers() {
    const auto players = ReadPlayers(object_);
    if (!players) return players.error();
    players_ = *players;
    const auto cards = ReadWhole(object_, "cards", 1, MostCards(players_));
    if (!cards) return cards.error();
    dealt_ = *cards;
    const auto seat = ReadWhole(object_, "seat", 0, players_ - 1);
    if (!seat) return seat.error();
    seat_ = *seat;
    return std::nullopt;
  }

  Outcome ReadSeenHand() {
    const auto hand = ReadHandOf<BoerenbridgeDeck>(object_);
    if (!hand) return hand.error();
    hand_ = *hand;
    return std::nullopt;
  }

  Outcome ReadSeenTricks() {
    const auto told = ReadTricks(object_, players_);
    if (!told) return told.error();
    for (const GivenTrick& trick : *told) {
      if (!trick.leader) {
        return Error{Say("trick $0: no key leader; expected a seat, from 0 to $1",
                         "slag $0: geen sleutel leader; verwacht een plaats, van 0 tot en met $1",
                         tricks_.size() + 1, players_ - 1)};
      }
      tricks_.push_back({*trick.leader, trick.cards});
    }
    return std::nullopt;
  }

  Outcome ReadTime() {
    const auto limits = ReadMoveLimits(object_);
    if (!limits) return limits.error();
    limits_ = *limits;
    return std::nullopt;
  }

  // The number of cards dealt to each, if not given: the seat to play has played one to each full
  // trick and holds the others.
  Outcome FindCards() {
    if (dealt_) return std::nullopt;
    const auto full = std::count_if(tricks_.begin(), tricks_.end(), [&](const SeenTrick& trick) {
      return trick.cards.size() >= static_cast<std::size_t>(players_);
    });
    dealt_ = hand_.size() + static_cast<int>(full);
    if (*dealt_ >= 1 && *dealt_ <= MostCards(players_)) return std::nullopt;
    const Message tricks = full == 0   ? Message()
                           : full == 1 ? Message(Phrase{" and 1 full trick", " en 1 volle slag"})
                                       : Say(" and $0 full tricks", " en $0 volle slagen", full);
    const Message together = full == 0 ? Message() : Message(Phrase{" together", " samen"});
    return Error{Say("$0 cards in the hand$1; expected from 1 to $2$3 with $4 players",
                     "$0 kaarten in de hand$1; verwacht 1 tot en met $2$3 met $4 spelers",
                     hand_.size(), tricks, MostCards(players_), together, players_)};
  }

  Result<SeatRequest<Boerenbridge>> Bid(const Bidding& bidding) const {
    if (!tricks_.empty()) return TricksBeforeBids(bidding);
    const BidView view{bidding, hand_};
    if (auto error = Validate(view)) return *std::move(error);
    if (seat_ && *seat_ != view.seat()) {
      return Error{Say("seat $0; expected seat $1, whose turn it is",
                       "plaats $0; verwacht plaats $1, die aan de beurt is", *seat_, view.seat())};
    }
    if (auto error = CheckLegalBids(FindKey(object_, "legal"), bidding)) {
      return *std::move(error);
    }
    return SeatRequest<Boerenbridge>{view, limits_};
  }

  Result<SeatRequest<Boerenbridge>> Play(const Bidding& bidding) const {
    const auto view = MakePlayView({bidding, seat_, hand_, tricks_});
    if (!view) return view.error();
    if (auto error = CheckWinners(object_, players_, view->played.cards())) {
      return *std::move(error);
    }
    if (auto error =
            CheckLegal(FindKey(object_, "legal"), CardList(view->Legal()), ReadLegalCard)) {
      return *std::move(error);
    }
    return SeatRequest<Boerenbridge>{*view, limits_};
  }

  const Record& object_;
  int players_ = 0;
  std::optional<int> dealt_;  // cards, to each
  std::optional<int> seat_;
  CardSet hand_;
  std::vector<SeenTrick> tricks_;
  MoveLimits limits_;
};

}  // namespace

Result<SeatRequest<Boerenbridge>> ReadRequest(const Record& object) {
  return RequestReader(object).Read();
}

Record RequestRecord(const Record& id, const SeatView& view, const MoveLimits& limits) {
  const auto* const play = std::get_if<PlayView>(&view);
  const Bidding bidding = std::visit([](const auto& seen) { return seen.bidding; }, view);
  Record record;
  record["id"] = id;
  record["game"] = GameName(Game::kBoerenbridge);
  record["players"] = bidding.players();
  record["cards"] = bidding.cards();
  record["seat"] = std::visit([](const auto& seen) { return seen.seat(); }, view);
  record["hand"] = CardList(play != nullptr ? play->hand() : std::get<BidView>(view).hand);
  record["bids"] = BidList(bidding);
  if (play != nullptr) {
    record["tricks"] = TricksWithWinners(bidding.players(), play->played.cards());
  }
  record["legal"] = play != nullptr ? CardList(play->Legal()) : Record(LegalBids(bidding));
  WriteMoveLimits(limits, record);
  return record;
}

}  // namespace jasnel::boerenbridge
