#include "solver/move_order.h"
#include <bit>
#include "bitboard/trick_rules.h"
#include "solver/suit_bytes.h"
#ifndef TUNE
namespace { const int W[120]={-8,1,2,-44,-6,-101,-87,101,28,14,7,0,46,60,-27,9,-37,101,-43,92,-58,-22,-46,14,6,4,6,15,0,0,8,15,19,-4,26,-30,64,46,-1,16,-52,58,43,-7,-37,-134,-2,-5,2,19,8,0,0,0,0,0,0,0,0,0,3,10,20,-35,20,-6,60,20,1,30,-41,63,45,0,-12,-66,-4,3,-5,5,0,0,0,0,0,0,0,0,0,0,10,6,79,-13,-5,-8,-15,-13,24,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}; }
#else
#include "solver/w.h"
#endif
namespace jasnel::internal {
namespace {
constexpr int kTableMove = 1 << 24;
}
void MoveOrder::Lead(const OpenTrick& trick, PlaySet moves, int table_move, const DealTables& deal, MoveList& list) const {
  const int seat = trick.Seat(0);
  const std::uint32_t in_hands = trick.start.left;
  const std::uint32_t all_mine = deal.hand(seat) & in_hands;
  const std::uint32_t all_partner = deal.hand(seat ^ 2) & in_hands;
  const std::uint32_t left = deal.hand((seat + 1) & 3) & in_hands;
  const std::uint32_t right = deal.hand((seat + 3) & 3) & in_hands;
  const std::uint32_t T = kTrumpCards.bits();
  for (std::uint32_t rest = moves.bits(); rest != 0;) {
    const int byte = std::countr_zero(rest) / 8;
    const std::uint32_t suit = 0xffu << (8 * byte);
    const bool trump = byte == kTrumpByte;
    const std::uint32_t partner = all_partner & suit;
    const std::uint32_t opponents = (left | right) & suit;
    const auto ruffs = [&](std::uint32_t hand) { return (hand & suit) == 0 && (hand & T) != 0; };
    const bool rl = !trump && ruffs(left), rr = !trump && ruffs(right);
    const bool ruffed = rl || rr;
    const bool pruff = !trump && ruffs(all_partner);
    const bool partner_wins = partner != 0 && opponents != 0 && partner > opponents;
    const std::uint32_t others = partner | opponents;
    const int len=Length(all_mine,byte), olen=Length(opponents,byte), plen=Length(partner,byte);
    int ss = W[0]*len + W[1]*olen + W[2]*plen;
    if (trump) ss += W[3] + ((opponents!=0)?W[4]:0);
    if (rl) ss += W[5];
    if (rr) ss += W[6];
    if (pruff && !ruffed) ss += W[7];
    if (pruff && ruffed) ss += W[8];
    if (len==1) ss += W[9];
    if (len==1 && !trump && (all_mine&T)) ss += W[10];
    if (!trump && opponents==0 && ((left|right)&T)==0) ss+=W[11];
    const bool lefttop = (left&suit) > ((right|partner|all_mine)&suit);
    for (std::uint32_t cards = rest & suit; cards != 0; cards &= cards - 1) {
      const PlayCard card = PlaySet(cards).Lowest();
      if (card.index() == table_move) { list.Add(card, kTableMove); continue; }
      const bool winner = (cards & (0 - cards)) > others;
      const int points = CardPoints(card);
      int score = ss*10;
      if (winner && !ruffed) score += 10*W[12] + W[13]*points + (trump?W[14]*10:0);
      else if (winner) score += W[15]*10+W[16]*points;
      else {
        if (partner_wins && !ruffed) score += W[17]*10 + W[18]*points;
        else if (partner_wins) score += W[19]*10 + W[20]*points;
        else score += (pruff&&!ruffed?W[21]:W[22])*points + (lefttop?W[23]*10:0);
      }
      if ((trick.live >> card.index() & 1)) score += (winner&&!ruffed)||(partner_wins&&!ruffed) ? W[24]*10 : W[25]*10;
      score += history_.OfPlace(0, card)*W[26] + history_.OfLead(card,in_hands)*W[27];
      list.Add(card, score);
    }
    rest &= ~suit;
  }
}
void MoveOrder::Follow(const OpenTrick& trick, int place, PlaySet moves, const DealTables& deal, MoveList& list) const {
  const int* V = W + (place==1?30:60);
  const int seat = trick.Seat(place);
  const std::uint32_t ih=trick.InHands();
  const std::uint32_t after = deal.hand((seat + 1) & 3) & ih;
  const std::uint32_t partner = place==1 ? deal.hand(seat^2)&ih : 0;
  const std::uint32_t mine = deal.hand(seat)&ih;
  const std::uint32_t T = kTrumpCards.bits();
  const std::uint32_t suit = SuitOf(trick.led).bits();
  const bool follows = (after & suit) != 0;
  const auto beaten = [&](PlayCard best) {
    const std::uint32_t higher = after & Above(best).bits();
    return follows ? (higher & suit & SuitOf(best).bits()) != 0 : (higher & T) != 0;
  };
  const auto pbeats = [&](PlayCard best) { // partner (last) can beat best
    const std::uint32_t higher = partner & Above(best).bits();
    return (partner&suit) ? (higher & suit & SuitOf(best).bits()) != 0 : (higher & T) != 0;
  };
  const bool ours = trick.winner == (seat ^ 2);
  const bool ours_beaten = ours && beaten(trick.best);
  const bool void_led = (mine&suit)==0;
  // partner's chance when we lose: highest the opponents could reach
  bool partner_can=false;
  if (place==1) { 
    PlayCard top=trick.best; const std::uint32_t h = after&Above(top).bits()&(follows?suit&SuitOf(top).bits():T); if(h) top=PlaySet(h).Highest();
    partner_can = pbeats(top);
  }
  for (const PlayCard card : moves) {
    const int points = CardPoints(card);
    int score = history_.OfPlace(place, card)*V[0]+history_.OfReply(trick.led,card)*V[1];
    const std::uint32_t cs=SuitOf(card).bits();
    bool good;
    if (Beats(card, trick.best, trick.led)) {
      const bool b=beaten(card);
      good=!b;
      score += b ? (partner_can? V[2]*10+V[3]*points : V[4]*10+V[5]*points) : V[6]*10+V[7]*points;
      if (IsTrump(card) && void_led) score += V[8]*10;
    } else if (ours) {
      good=!ours_beaten;
      score += ours_beaten ? V[9]*10+V[10]*points : V[11]*10+V[12]*points;
    } else { good=partner_can; score += partner_can? V[13]*10+V[14]*points : V[15]*points; }
    if (void_led && !IsTrump(card)) { score += V[16]*Length(mine, card.index()/8); const bool master=PlaySet(ih&cs).Highest()==card; if(master) score+=V[17]*10; }
    if (void_led && IsTrump(card) && !Beats(card,trick.best,trick.led)) score+=V[18]*10;
    if (trick.live >> card.index() & 1) score += (good? V[19]:V[20])*10;
    list.Add(card, score);
  }
}
void MoveOrder::Last(const OpenTrick& trick, PlaySet moves, const std::array<Outcome, kDeckSize>& outcomes, MoveList& list) const {
  const int* V = W + 90;
  constexpr int kPlace = kSeats - 1;
  const int seat=trick.Seat(kPlace);
  const bool north_south = (seat & 1) == 0;
  const std::uint32_t mine = trick.InHands();
  const std::uint32_t suit = SuitOf(trick.led).bits();
  for (const PlayCard card : moves) {
    const Outcome& full=outcomes[card.index()]; const int gain=full.gain;
    int score = history_.OfPlace(kPlace, card)*V[0] + history_.OfReply(trick.led,card)*V[1] + V[2] * (north_south ? gain : -gain);
    const std::uint32_t cs=SuitOf(card).bits();
    const bool win = full.next.leader==seat;
    if (win) score += V[3]*10; 
    if (IsTrump(card)) score += V[4]*10;
    if (cs!=suit && !IsTrump(card)) { if(PlaySet(mine&cs).Highest()==card) score+=V[5]*10; score+=V[7]*Length(mine, card.index()/8); }
    score += V[6]*(card.index()&7);
    if (trick.live >> card.index() & 1) score += V[8]*10;
    list.Add(card, score);
  }
}
}
