// The four seats and the two sides.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace jasnel {

/// A player's place at the table. Play and bidding go clockwise: North, East, South, West.
enum class Seat : std::uint8_t { kNorth, kEast, kSouth, kWest };

/// Two partners sitting opposite each other.
enum class Side : std::uint8_t { kNorthSouth, kEastWest };

inline constexpr int kSeats = 4;
inline constexpr std::array<Seat, kSeats> kAllSeats = {Seat::kNorth, Seat::kEast, Seat::kSouth,
                                                       Seat::kWest};

constexpr std::size_t Index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr std::size_t Index(Side side) { return static_cast<std::size_t>(side); }

/// The seat `steps` places clockwise from `seat`; `steps` must not be negative.
constexpr Seat Clockwise(Seat seat, int steps = 1) {
  return static_cast<Seat>((static_cast<int>(seat) + steps) % kSeats);
}

/// The place of a seat: its clockwise distance from `leader`, from 0 to 3.
constexpr int PlaceOf(Seat seat, Seat leader) {
  return static_cast<int>((Index(seat) + kSeats - Index(leader)) % kSeats);
}

constexpr Seat Partner(Seat seat) { return Clockwise(seat, 2); }

constexpr Side SideOf(Seat seat) { return static_cast<Side>(Index(seat) & 1); }

constexpr Side Opponents(Side side) { return static_cast<Side>(Index(side) ^ 1); }

}  // namespace jasnel
