// Conventions: what a card says to the partner at the tables of a club.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/message.h"
#include "jasnel/player.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// When a convention applies, as everybody at the table can see. All parts must hold.
struct Situation {
  enum class Act : std::uint8_t {
    kLead,
    kDiscard,  ///< a plain card of another suit than the one led
  };
  enum class TrickIs : std::uint8_t {
    kAnyones,
    kPartners,        ///< the partner's card is the best so far
    kSurelyPartners,  ///< and no card that is left can beat it, or nobody is left to play
    kLost,            ///< an opponent's card is the best, and the partner has played
  };
  enum class Who : std::uint8_t { kAnyone, kDeclarer, kDeclarersPartner };

  Act act = Act::kDiscard;
  TrickIs trick = TrickIs::kAnyones;
  Who who = Who::kAnyone;
  bool first_lead = false;        ///< the player has not led before
  bool no_trump_led = false;      ///< nobody has led trumps before
  RankSet out = {};               ///< none of these in the suit of the message was played before
  std::string partner_sent = {};  ///< the name of a convention that the partner used before
  std::string self_sent = {};     ///< ... that the player used before, in another suit

  friend bool operator==(const Situation&, const Situation&) = default;
};

/// The suit that a part of a meaning is about.
enum class AboutSuit : std::uint8_t {
  kPlayed,    ///< of the card played
  kOpposite,  ///< the other suit of its colour: neither trumps nor the suit led
  kThird,     ///< the plain suit left besides it and those of `Situation::self_sent`; not one in
              ///< which the player is known to be void
  kTrump,
};

/// Something that is true of the player's hand before the card: of its cards in one suit.
struct Holding {
  AboutSuit suit = AboutSuit::kPlayed;
  RankSet with = {};     ///< holds all of these
  RankSet without = {};  ///< holds none of these
  int least = 0;         ///< number of cards in the suit, the card played included
  int most = kHandSize;

  friend bool operator==(const Holding&, const Holding&) = default;
};

/// One convention: in this situation these cards say that. A meaning holds for a hand if all
/// holdings of at least one alternative do.
struct Convention {
  using Alternative = std::vector<Holding>;

  std::string name = {};  ///< `ask`
  Message title = {};     ///< `asking`
  Situation situation = {};
  RankSet ranks = {};    ///< of the card played
  bool trumps = false;   ///< whether it is a trump; otherwise a plain card
  AboutSuit about = {};  ///< the suit that the message is about
  std::vector<Alternative> meaning = {};
  double kept = 0.9;          ///< how many of those who would mislead with it do not, from 0 to 1
  Message says = {};          ///< `holds the ace of $0, or can ruff it`; $0 is the suit
  Message asks = {};          ///< of the partner: `lead a high card of $0`
  std::string sentence = {};  ///< of the text it comes from, in the language of that text
  Message chosen = {};        ///< what was decided where the text is silent; empty if nothing was

  friend bool operator==(const Convention&, const Convention&) = default;
};

/// What two partners agreed. If a card fits several conventions, the first counts.
struct ConventionCard {
  std::string name = {};  ///< `bedum`
  Message title = {};
  std::string source = {};  ///< the text
  std::vector<Convention> conventions = {};

  friend bool operator==(const ConventionCard&, const ConventionCard&) = default;
};

/// The cards supplied with the library: of the text of SV Bedum, that with the opposite suit
/// instead of asking, of the program Klaverjassen oefenen, and each convention of SV Bedum by
/// itself.
std::span<const ConventionCard> ConventionCards();

/// The first of them: those that a text has whole, not one convention of it.
std::span<const ConventionCard> WholeConventionCards();

/// The supplied card of that name, if there is one. It lasts as long as the program.
const ConventionCard* FindConventionCard(std::string_view name);

/// The same, to be shared as a card that was read is; null if there is none of that name.
std::shared_ptr<const ConventionCard> SuppliedConventionCard(std::string_view name);

/// A card that was played, and what it says.
struct Signal {
  const Convention* convention = nullptr;  ///< must outlive the signal
  Seat seat = Seat::kNorth;
  Card card = {};
  Suit trump = Suit::kSpades;
  std::optional<Suit> opposite = {};  ///< as in AboutSuit, if there is one
  std::optional<Suit> third = {};

  /// The suit that `about` is here, if there is one.
  std::optional<Suit> SuitOf(AboutSuit about) const;
};

/// What `card` would say if the seat to play played it, to those who agreed on `conventions`; only
/// what everybody saw counts, so the card need not be in the hand of the view. Nothing if the card
/// says nothing.
std::optional<Signal> ExplainSignal(const ConventionCard& conventions, const PlayView& view,
                                    Card card);

/// What each card played so far said, in the order of play: an entry for each card.
std::vector<std::optional<Signal>> ExplainSignals(const ConventionCard& conventions,
                                                  const Contract& contract, const Rules& rules,
                                                  std::span<const SeenTrick> tricks);

/// The cards on which both sides agreed, by `Index(Side)`; null for a side that agreed on nothing.
using ConventionsOfSides = std::array<std::shared_ptr<const ConventionCard>, 2>;

/// The same where each side has a card of its own.
std::vector<std::optional<Signal>> ExplainSignals(const ConventionsOfSides& conventions,
                                                  const Contract& contract, const Rules& rules,
                                                  std::span<const SeenTrick> tricks);

/// Whether what the signal says is true of the player's hand before the card.
bool IsTrueOf(const Signal& signal, CardSet hand);

/// The signal in words: `East discards C8: holds the ace of clubs, or can ruff clubs`.
Message SignalMessage(const Signal& signal);

/// The last part of it: `holds the ace of clubs, or can ruff clubs`.
Message SaysMessage(const Signal& signal);

/// What it asks of the partner: `lead a high card of clubs`.
Message AskMessage(const Signal& signal);

}  // namespace jasnel
