#include "tools/shared/system/windows.h"

#include <io.h>
#include <shellapi.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <system_error>

#include "tools/shared/system/system.h"

namespace jasnel::os {

std::wstring ToWide(const std::string& text) {
  const int given = static_cast<int>(text.size());
  std::wstring wide(
      static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), given, nullptr, 0)), 0);
  MultiByteToWideChar(CP_UTF8, 0, text.data(), given, wide.data(), static_cast<int>(wide.size()));
  return wide;
}

namespace {

std::string ToUtf8(const wchar_t* wide) {
  // With the zero at its end.
  std::string text(static_cast<std::size_t>(
                       WideCharToMultiByte(CP_UTF8, 0, wide, -1, nullptr, 0, nullptr, nullptr)),
                   '\0');
  WideCharToMultiByte(CP_UTF8, 0, wide, -1, text.data(), static_cast<int>(text.size()), nullptr,
                      nullptr);
  if (!text.empty()) text.pop_back();
  return text;
}

HANDLE HandleOf(int descriptor) { return reinterpret_cast<HANDLE>(_get_osfhandle(descriptor)); }

// Of the last call of Windows, as Unix numbers it.
void SetErrno() {
  errno = std::error_code(static_cast<int>(GetLastError()), std::system_category())
              .default_error_condition()
              .value();
}

bool Identity(HANDLE file, BY_HANDLE_FILE_INFORMATION& information) {
  return file != INVALID_HANDLE_VALUE && GetFileType(file) == FILE_TYPE_DISK &&
         GetFileInformationByHandle(file, &information) != 0;
}

}  // namespace

std::vector<char*> Begin(int argc, char** argv) {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    _setmode(descriptor, _O_BINARY);
  }
  SetConsoleCP(CP_UTF8);
  SetConsoleOutputCP(CP_UTF8);

  static std::deque<std::string> kept;
  std::vector<char*> arguments;
  int count = 0;
  wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &count);
  if (wide == nullptr) return {argv, argv + argc};
  for (int i = 0; i < count; ++i) {
    arguments.push_back(kept.emplace_back(ToUtf8(wide[i])).data());
  }
  LocalFree(wide);
  return arguments;
}

int Open(const std::string& path, int flags, unsigned mode) {
  return _wopen(ToWide(path).c_str(), flags, static_cast<int>(mode) & (_S_IREAD | _S_IWRITE));
}

namespace {

// At once; the rest is for another call.
unsigned Part(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, 1 << 20));
}

}  // namespace

std::ptrdiff_t Read(int descriptor, char* bytes, std::size_t size) {
  return read(descriptor, bytes, Part(size));
}

std::ptrdiff_t Write(int descriptor, const char* bytes, std::size_t size) {
  return write(descriptor, bytes, Part(size));
}

bool IsOpenAs(const std::string& path, int descriptor) {
  BY_HANDLE_FILE_INFORMATION ours = {};
  if (!Identity(HandleOf(descriptor), ours)) return false;
  const HANDLE file =
      CreateFileW(ToWide(path).c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                  nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  BY_HANDLE_FILE_INFORMATION named = {};
  const bool same =
      Identity(file, named) && named.dwVolumeSerialNumber == ours.dwVolumeSerialNumber &&
      named.nFileIndexHigh == ours.nFileIndexHigh && named.nFileIndexLow == ours.nFileIndexLow;
  if (file != INVALID_HANDLE_VALUE) CloseHandle(file);
  return same;
}

// No path leads to one there.
bool IsToBeWritten(int) { return false; }

bool Status(const std::string& path, struct stat& status) {
  struct _stat64 found = {};
  if (_wstat64(ToWide(path).c_str(), &found) != 0) return false;
  status = {};
  status.st_mode = found.st_mode;
  return true;
}

bool Exists(const std::string& path) { return _waccess(ToWide(path).c_str(), F_OK) == 0; }

void Remove(const std::string& path) { _wunlink(ToWide(path).c_str()); }

bool Rename(const std::string& from, const std::string& to) {
  if (MoveFileExW(ToWide(from).c_str(), ToWide(to).c_str(), MOVEFILE_REPLACE_EXISTING) != 0)
    return true;
  SetErrno();
  return false;
}

bool Sync(int descriptor) { return _commit(descriptor) == 0; }

void SetMode(int, unsigned) {}

// Of a byte far beyond the end, so that others may read.
bool Lock(int descriptor) {
  OVERLAPPED place = {};
  place.OffsetHigh = 0x7fff'ffff;
  return LockFileEx(HandleOf(descriptor), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1,
                    0, &place) != 0 ||
         (GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING);
}

std::ptrdiff_t ReadAt(int descriptor, char* bytes, std::size_t size, std::uint64_t place) {
  const auto here = _lseeki64(descriptor, 0, SEEK_CUR);
  if (here < 0 || _lseeki64(descriptor, static_cast<std::int64_t>(place), SEEK_SET) < 0) return -1;
  const auto count = read(descriptor, bytes, Part(size));
  return _lseeki64(descriptor, here, SEEK_SET) < 0 ? -1 : count;
}

bool HasInput(int descriptor) {
  const HANDLE handle = HandleOf(descriptor);
  if (GetFileType(handle) == FILE_TYPE_CHAR) return WaitForSingleObject(handle, 0) == WAIT_OBJECT_0;
  DWORD available = 0;
  return GetFileType(handle) != FILE_TYPE_PIPE ||
         PeekNamedPipe(handle, nullptr, 0, nullptr, &available, nullptr) == 0 || available > 0;
}

std::string HostName() {
  std::array<wchar_t, MAX_COMPUTERNAME_LENGTH + 1> name{};
  auto size = static_cast<DWORD>(name.size());
  return GetComputerNameW(name.data(), &size) != 0 ? ToUtf8(name.data()) : "";
}

// Who is begun by a click has a console of its own.
bool OpenIfClicked(const std::string& name) {
  std::array<DWORD, 2> sharers{};
  if (GetConsoleProcessList(sharers.data(), sharers.size()) != 1) return false;
  std::wstring path(1 << 15, 0);  // the longest that there is
  path.resize(GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
  path = std::filesystem::path(path).replace_filename(ToWide(name)).wstring();
  // Above 32 it is open.
  return _waccess(path.c_str(), F_OK) == 0 &&
         reinterpret_cast<std::intptr_t>(
             ShellExecuteW(nullptr, L"open", path.c_str(), nullptr, nullptr, SW_SHOWNORMAL)) > 32;
}

void OnInterrupt(void (*handler)(int)) { std::signal(SIGINT, handler); }

}  // namespace jasnel::os
