// Reading deal lines and the names of rule sets.

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

struct Preset {
  const char* name;
  const char* options;
};

// The presets of the texts, and two that differ in more than an option or two, with what they say.
constexpr Preset kPresets[] = {
    {"nkf",
     "ruff=free,undertrump=forbidden,only-trumps=any,four-jacks=100,pit=100,"
     "pit-for=either,speaks-first=dealer,bidding=free,all-pass=dealer,nat=all,"
     "revoke=262,revoke-roem=until-stop,revoke-covers=suit,revoke-mend=off,roem=on"},
    {"nkf-international",
     "ruff=obliged,undertrump=forced,only-trumps=any,four-jacks=100,pit=100,"
     "pit-for=either,speaks-first=dealer,bidding=free,all-pass=dealer,nat=all,"
     "revoke=262,revoke-roem=until-stop,revoke-covers=suit,revoke-mend=off,roem=on"},
    {"nku",
     "ruff=free,undertrump=forbidden,only-trumps=any,four-jacks=100,pit=100,"
     "pit-for=declarer,speaks-first=dealer,bidding=free,all-pass=dealer,"
     "nat=all,revoke=262,revoke-roem=on,revoke-covers=suit,revoke-mend=on,"
     "roem=on"},
    {"nku-rotterdam",
     "ruff=obliged,undertrump=forced,only-trumps=any,four-jacks=100,pit=100,"
     "pit-for=declarer,speaks-first=dealer,bidding=free,all-pass=dealer,"
     "nat=all,revoke=262,revoke-roem=on,revoke-covers=suit,revoke-mend=on,"
     "roem=on"},
    {"kbn",
     "ruff=free,undertrump=forbidden,only-trumps=any,four-jacks=100,pit=100,"
     "pit-for=declarer,speaks-first=left,bidding=free,all-pass=left,nat=all,"
     "revoke=262,revoke-roem=on,revoke-covers=suit,revoke-mend=on,roem=on"},
    {"bedum",
     "ruff=free,undertrump=forbidden,only-trumps=higher,four-jacks=200,pit=88,"
     "pit-for=declarer,speaks-first=left,bidding=turned,all-pass=left-other,"
     "nat=all,revoke=162,revoke-roem=on,revoke-covers=all,revoke-mend=off,"
     "roem=on"},
    {"bedum-rotterdam",
     "ruff=obliged,undertrump=forced,only-trumps=higher,four-jacks=200,pit=88,"
     "pit-for=declarer,speaks-first=left,bidding=turned,all-pass=left-other,"
     "nat=all,revoke=162,revoke-roem=on,revoke-covers=all,revoke-mend=off,"
     "roem=on"},
    {"bedum-utrecht",
     "ruff=free,undertrump=forbidden,only-trumps=higher,four-jacks=200,pit=88,"
     "pit-for=declarer,speaks-first=,bidding=obliged,all-pass=,nat=all,"
     "revoke=162,revoke-roem=on,revoke-covers=all,revoke-mend=off,roem=on"},
    {"kraken",
     "ruff=free,undertrump=forbidden,only-trumps=any,fours=AKQJ9,four-jacks=200,"
     "four-nines=150,pit=100,pit-for=declarer,speaks-first=left,bidding=obliged,"
     "all-pass=left,nat=all,revoke=262,revoke-roem=on,revoke-covers=suit,"
     "revoke-mend=on,roem=hand,hand-roem=most,doubling=cards"},
    {"belote",
     "ruff=free,undertrump=forced,only-trumps=any,four-jacks=100,pit=90,"
     "pit-for=either,bidding=given,nat=all,revoke=262,revoke-roem=on,"
     "revoke-covers=suit,revoke-mend=on,roem=belote,roem-claim=always"},
};

[[noreturn]] void NotUnderstood(const std::string& what) {
  std::fprintf(stderr, "oracle: not understood: %s\n", what.c_str());
  std::abort();
}

// "a,b,,c" split at ',' gives "a", "b", "", "c".
std::vector<std::string> Split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::vector<std::string> Words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  std::string word;
  while (stream >> word) words.push_back(word);
  return words;
}

// True for `yes`, false for `no`.
bool Choice(const std::string& value, const std::string& no, const std::string& yes) {
  if (value == yes) return true;
  if (value != no) NotUnderstood(value);
  return false;
}

Options::Undertrump UndertrumpOf(const std::string& value) {
  if (value == "forbidden") return Options::Undertrump::kForbidden;
  if (value == "free") return Options::Undertrump::kFree;
  if (value == "forced") return Options::Undertrump::kForced;
  NotUnderstood(value);
}

// `setting` is "name=value".
void Apply(const std::string& setting, Options* options) {
  const std::vector<std::string> parts = Split(setting, '=');
  if (parts.size() != 2) NotUnderstood(setting);
  const std::string& name = parts[0];
  const std::string& value = parts[1];
  if (name == "ruff") {
    options->ruff_obliged = Choice(value, "free", "obliged");
  } else if (name == "undertrump") {
    options->undertrump = UndertrumpOf(value);
  } else if (name == "only-trumps") {
    options->only_trumps_higher = Choice(value, "any", "higher");
  } else if (name == "four-jacks") {
    options->four_jacks = std::atoi(value.c_str());
  } else if (name == "fours") {
    options->fours = value == "all" ? "AKQJT987" : value == "none" ? "" : value;
  } else if (name == "four-nines") {
    options->four_nines = std::atoi(value.c_str());
  } else if (name == "hand-roem") {
    options->hand_roem = value;
  } else if (name == "doubling") {
    options->doubling = value;
  } else if (name == "double") {
    options->doubled = value == "none" ? "" : value;
  } else if (name == "roem-claim") {
    options->roem_claim_needed = Choice(value, "always", "needed");
  } else if (name == "roem") {
    options->roem = value;
  } else if (name == "pit") {
    options->pit = std::atoi(value.c_str());
  } else if (name == "pit-for") {
    options->pit_for_either = Choice(value, "declarer", "either");
  } else if (name == "nat") {
    options->nat_pays_own = Choice(value, "all", "own");
  } else if (name == "tie") {
    options->tie_is_made = Choice(value, "lost", "made");
  } else if (name == "speaks-first") {
    options->speaks_first = value;
  } else if (name == "bidding") {
    options->bidding = value;
  } else if (name == "all-pass") {
    options->all_pass = value;
  } else if (name == "turns") {
    options->turns = std::atoi(value.c_str());
  } else if (name == "joker" || name == "first-turned") {
    // Which cards are turned, is told.
  } else if (name == "holds-trump") {
    options->holds_trump = Choice(value, "off", "on");
  } else if (name == "leads") {
    options->declarer_leads = Choice(value, "left", "declarer");
  } else if (name == "revoke") {
    options->revoke = std::atoi(value.c_str());
  } else if (name == "revoke-roem") {
    options->revoke_roem = value;
  } else if (name == "revoke-mend") {
    options->revoke_mend = Choice(value, "off", "on");
  } else if (name == "revoke-covers") {
    options->revoke_covers_all = Choice(value, "suit", "all");
  } else {
    NotUnderstood(setting);
  }
}

void ApplyAll(const std::string& settings, Options* options) {
  for (const std::string& setting : Split(settings, ',')) {
    Apply(setting, options);
  }
}

int SeatOf(char letter) {
  switch (letter) {
    case 'N':
      return 0;
    case 'E':
      return 1;
    case 'S':
      return 2;
    case 'W':
      return 3;
    default:
      NotUnderstood(std::string(1, letter));
  }
}

// "AJT.Q8..7" is spades.hearts.diamonds.clubs; "-" is an empty hand.
std::vector<std::string> HandOf(const std::string& text) {
  std::vector<std::string> hand;
  if (text == "-") return hand;
  const std::vector<std::string> suits = Split(text, '.');
  if (suits.size() != 4) NotUnderstood(text);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    for (char rank : suits[suit]) {
      hand.push_back(std::string(1, "SHDC"[suit]) + rank);
    }
  }
  return hand;
}

}  // namespace

Options OptionsFor(const std::string& rules) {
  const std::size_t comma = rules.find(',');
  const std::string name = rules.substr(0, comma);
  Options options;
  bool found = false;
  for (const Preset& preset : kPresets) {
    if (name != preset.name) continue;
    ApplyAll(preset.options, &options);
    found = true;
  }
  if (!found) NotUnderstood(rules);
  if (comma != std::string::npos) {
    ApplyAll(rules.substr(comma + 1), &options);
  }
  return options;
}

std::string FieldText(const std::string& deal_line, const std::string& name) {
  for (const std::string& word : Words(deal_line)) {
    if (word.rfind(name + "=", 0) == 0) return word.substr(name.size() + 1);
  }
  return "";
}

int FieldValue(const std::string& deal_line, const std::string& name) {
  return std::atoi(FieldText(deal_line, name).c_str());
}

Game ParseGame(const std::string& deal_line) {
  const std::vector<std::string> words = Words(deal_line);
  if (words.size() < 4 || words[0].size() < 2 || words[0][1] != ':') {
    NotUnderstood(deal_line);
  }
  Game game;
  const int first = SeatOf(words[0][0]);
  for (int i = 0; i < 4; ++i) {
    const std::string& word = words[static_cast<std::size_t>(i)];
    game.hands[(first + i) % 4] = HandOf(i == 0 ? word.substr(2) : word);
  }

  const std::string rules = FieldText(deal_line, "rules");
  game.options = OptionsFor(rules.empty() ? "kbn" : rules);

  const std::string trump = FieldText(deal_line, "trump");
  if (trump.empty()) NotUnderstood(deal_line);
  game.trump = trump[0];

  const std::string leader = FieldText(deal_line, "leader");
  const std::string dealer = FieldText(deal_line, "dealer");
  if (!leader.empty()) {
    game.leader = SeatOf(leader[0]);
  } else if (!dealer.empty()) {
    game.leader = (SeatOf(dealer[0]) + 1) % 4;
  } else {
    NotUnderstood(deal_line);
  }

  game.doublings = FieldValue(deal_line, "doublings");
  const std::string trick = FieldText(deal_line, "trick");
  if (!trick.empty()) game.trick = Split(trick, ',');
  return game;
}

}  // namespace jasnel::oracle
