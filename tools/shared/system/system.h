// What Unix and Windows do in ways of their own, with Unix's names and descriptors. Paths are UTF-8
// on both.
#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace jasnel::os {

/// For `Open`: no program that is started gets hold of it, and bytes stay what they are.
#ifdef _WIN32
inline constexpr int kOwn = _O_NOINHERIT | _O_BINARY;
#else
inline constexpr int kOwn = O_CLOEXEC | O_NOCTTY;
#endif

/// The arguments in UTF-8. Sets up standard input, output and errors: bytes as they are, UTF-8 on a
/// console, and the command ends where nobody reads what it prints. Call it first.
std::vector<char*> Begin(int argc, char** argv);

/// -1, and errno set, if that fails; as for all below.
int Open(const std::string& path, int flags, unsigned mode = 0666);

/// As `read` and `write` do: how many bytes, or -1.
std::ptrdiff_t Read(int descriptor, char* bytes, std::size_t size);
std::ptrdiff_t Write(int descriptor, const char* bytes, std::size_t size);

/// Whether a path leads to what is open as `descriptor`, as `/dev/stdout` does.
bool IsOpenAs(const std::string& path, int descriptor);

/// Whether what is open as `descriptor` may be written to.
bool IsToBeWritten(int descriptor);

/// What a path leads to, all links followed. False if nothing, or nothing that can be reached.
bool Status(const std::string& path, struct stat& status);

/// Whether there is anything at a path.
bool Exists(const std::string& path);

void Remove(const std::string& path);

/// Gives a file another name, in place of any other of that name.
bool Rename(const std::string& from, const std::string& to);

/// Whether all that was written is on the disk.
bool Sync(int descriptor);

void SetMode(int descriptor, unsigned mode);

/// False if another process has locked it. Where there are no locks, true.
bool Lock(int descriptor);

/// Reads from a place and leaves that where the next `read` begins as it is.
std::ptrdiff_t ReadAt(int descriptor, char* bytes, std::size_t size, std::uint64_t place);

/// Whether `read` would return at once.
bool HasInput(int descriptor);

std::string HostName();

/// Opens a file that lies beside the program as a double click on it would, where the program
/// itself was begun by one. False where it was not, or where there is no such file; on Unix always.
bool OpenIfClicked(const std::string& name);

/// Calls `handler` on Ctrl-C, once only: another one ends the process. A read that waits for input
/// returns.
void OnInterrupt(void (*handler)(int));

}  // namespace jasnel::os
