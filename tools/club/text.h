// What `jasnel club` prints for people.
#pragma once

#include <string>

#include "engine/questions/draw.h"
#include "engine/records/club_file.h"
#include "jasnel/club/evening.h"
#include "jasnel/club/season.h"
#include "jasnel/message.h"

namespace jasnel::club {

std::string MembersText(const ClubSeason& season, Language language);
/// A draw: the tables, and who stands.
std::string DrawText(const DrawAnswer& draw, std::size_t boompje, Language language);
std::string StandingsText(const EveningResult& evening, const EveningRules& rules,
                          Language language);
std::string PrizesText(const EveningResult& evening, Language language);
std::string SeasonText(const SeasonResult& result, const ClubSeason& season, Language language);

}  // namespace jasnel::club
