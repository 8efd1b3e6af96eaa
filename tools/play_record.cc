#include "tools/play_record.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <utility>

#include "bitboard/notation.h"
#include "bitboard/rules.h"
#include "tools/engine_request.h"
#include "tools/record.h"

namespace jasnel {
namespace {

std::string Letter(Seat seat) { return {SeatLetter(seat)}; }
std::string Letter(Suit suit) { return {SuitLetter(suit)}; }

Error CannotWrite(const std::string& path) {
  return Error{path + ": " + std::strerror(errno) + "; expected a file to add records to"};
}

}  // namespace

PlayedRecord RecordOf(const PlayGame& game) {
  const DealInPlay& deal = game.deal();
  PlayedRecord record;
  record.id = std::to_string(game.number());
  record.deal.hands = game.dealt().hands;
  record.deal.rules = game.dealt().rules;
  record.deal.trump = deal.contract()->trump;
  record.deal.declarer = deal.contract()->declarer;
  record.deal.leader = Clockwise(game.dealt().dealer);
  for (const SeenTrick& trick : deal.tricks().tricks()) {
    record.deal.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
  }
  record.dealer = game.dealt().dealer;
  if (!deal.auction().calls().empty()) record.auction = deal.auction();
  return record;
}

std::string RecordLine(const PlayGame& game, const std::array<std::string, kSeats>& players) {
  const DealToPlay& dealt = game.dealt();
  const DealInPlay& deal = game.deal();
  Record record;
  record["id"] = game.number();
  record["game"] = "klaverjas";
  record["deal"] = FormatHands(dealt.hands);
  record["rules"] = FormatRules(dealt.rules);
  record["dealer"] = Letter(dealt.dealer);
  if (dealt.turned) record["turned"] = Letter(*dealt.turned);
  for (const Call call : deal.auction().calls()) record["auction"].push_back(FormatCall(call));
  record["trump"] = Letter(deal.contract()->trump);
  record["declarer"] = Letter(deal.contract()->declarer);
  record["tricks"] = TrickList(deal.tricks());
  record["seed"] = game.game().seed;
  for (const Seat seat : kAllSeats) {
    record["players"][Letter(seat)] = players[static_cast<std::size_t>(Index(seat))];
  }
  if (game.taken_back() > 0) record["taken_back"] = game.taken_back();
  return JsonLine(record);
}

RecordFile::RecordFile(RecordFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}

RecordFile::~RecordFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Result<RecordFile> RecordFile::Open(const std::string& path) {
  // Read too: whether its last line has an end.
  constexpr int kFlags = O_CREAT | O_APPEND | O_CLOEXEC;
  int descriptor = open(path.c_str(), O_RDWR | kFlags, 0666);
  if (descriptor < 0) descriptor = open(path.c_str(), O_WRONLY | kFlags, 0666);
  if (descriptor < 0) return CannotWrite(path);
  return RecordFile(descriptor, path);
}

std::optional<Error> RecordFile::Append(std::string line) {
  const off_t size = lseek(descriptor_, 0, SEEK_END);
  char last = '\n';
  if (size > 0 && pread(descriptor_, &last, 1, size - 1) == 1 && last != '\n') line = "\n" + line;
  for (std::size_t done = 0; done < line.size();) {
    const ssize_t written = write(descriptor_, line.data() + done, line.size() - done);
    if (written < 0 && errno != EINTR) return CannotWrite(path_);
    if (written > 0) done += static_cast<std::size_t>(written);
  }
  return std::nullopt;
}

}  // namespace jasnel
