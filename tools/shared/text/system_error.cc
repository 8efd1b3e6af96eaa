#include "tools/shared/text/system_error.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace jasnel {
namespace {

constexpr std::array<std::pair<int, std::string_view>, 15> kDutch = {{
    {ENOENT, "bestand of map bestaat niet"},
    {EACCES, "toegang geweigerd"},
    {EPERM, "dat is niet toegestaan"},
    {EISDIR, "het is een map"},
    {ENOTDIR, "het is geen map"},
    {EEXIST, "bestand bestaat al"},
    {ENOSPC, "geen ruimte meer op het apparaat"},
    {EDQUOT, "de toegestane schijfruimte is op"},
    {EFBIG, "het bestand is te groot"},
    {EROFS, "van dit bestandssysteem kan alleen worden gelezen"},
    {EIO, "fout bij lezen of schrijven"},
    {EPIPE, "niemand leest de andere kant van de pijp"},
    {EBADF, "het bestand is niet open"},
    {ENAMETOOLONG, "de bestandsnaam is te lang"},
    {ELOOP, "te veel symbolische koppelingen"},
}};

}  // namespace

Message SystemError(int error) {
  Message message{std::string(std::strerror(error))};
  for (const auto& [number, dutch] : kDutch) {
    if (number == error) message.dutch = dutch;
  }
  return message;
}

}  // namespace jasnel
