#include "tools/shared/text/output.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "tools/shared/files.h"

namespace jasnel {

namespace {

constexpr auto kDutch = std::to_array<std::pair<int, std::string_view>>({
    {ENOENT, "bestand of map bestaat niet"},
    {EACCES, "toegang geweigerd"},
    {EPERM, "dat is niet toegestaan"},
    {EISDIR, "het is een map"},
    {ENOTDIR, "het is geen map"},
    {EEXIST, "bestand bestaat al"},
    {ENOSPC, "geen ruimte meer op het apparaat"},
#ifdef EDQUOT
    {EDQUOT, "de toegestane schijfruimte is op"},
#endif
    {EFBIG, "het bestand is te groot"},
    {EROFS, "van dit bestandssysteem kan alleen worden gelezen"},
    {EIO, "fout bij lezen of schrijven"},
    {EPIPE, "niemand leest de andere kant van de pijp"},
    {EBADF, "het bestand is niet open"},
    {ENAMETOOLONG, "de bestandsnaam is te lang"},
    {ELOOP, "te veel symbolische koppelingen"},
});

}  // namespace

Message SystemError(int error) {
  Message message{std::string(std::strerror(error))};
  for (const auto& [number, dutch] : kDutch) {
    if (number == error) message.dutch = dutch;
  }
  return message;
}

ExitStatus Fail(std::string_view command, const Message& message) {
  PrintUsageError(command, message);
  return kExitFailed;
}

void PrintRemark(std::string_view command, const Message& remark) {
  PrintUsageError(command, remark);
}

Message CannotWriteAnswers(int error) {
  return Say("cannot write the answers: $0", "de antwoorden kunnen niet worden geschreven: $0",
             SystemError(error));
}

bool Print(const std::string& text) { return WriteAll(STDOUT_FILENO, text); }

ExitStatus PrintLast(std::string_view command, const std::string& text, ExitStatus status) {
  if (Print(text)) return status;
  return Fail(command, CannotWriteAnswers(errno));
}

}  // namespace jasnel
