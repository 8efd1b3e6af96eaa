#include <array>
#include <cerrno>
#include <thread>
#include <utility>

#include "tools/shared/system/started_program.h"
#include "tools/shared/system/windows.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr DWORD kRoom = 1 << 18;          // of a pipe: more than the longest line
constexpr DWORD kGraceToEnd = 500;        // milliseconds to end by itself
constexpr milliseconds kBetweenLooks{1};  // at a pipe, for which Windows cannot wait

// Closed where it goes out of scope.
struct OwnHandle {
  HANDLE handle = nullptr;

  OwnHandle() = default;
  OwnHandle(const OwnHandle&) = delete;
  OwnHandle& operator=(const OwnHandle&) = delete;
  OwnHandle(OwnHandle&& other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
  OwnHandle& operator=(OwnHandle&& other) noexcept {
    std::swap(handle, other.handle);
    return *this;
  }
  ~OwnHandle() { Close(); }

  void Close() {
    if (handle != nullptr) CloseHandle(std::exchange(handle, nullptr));
  }
};

// A job takes all that the program starts, and ends it where the job is closed, however this
// process ends.
bool MakeJob(OwnHandle& job) {
  job.handle = CreateJobObjectW(nullptr, nullptr);
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  return job.handle != nullptr &&
         SetInformationJobObject(job.handle, JobObjectExtendedLimitInformation, &limits,
                                 sizeof limits) != 0;
}

}  // namespace

struct StartedProgram::Parts {
  OwnHandle job;
  OwnHandle process;
  OwnHandle input;
  OwnHandle output;
};

StartedProgram::StartedProgram(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

std::unique_ptr<StartedProgram> StartedProgram::Start(const std::string& command) {
  auto parts = std::make_unique<Parts>();
  OwnHandle its_input;
  OwnHandle its_output;
  SECURITY_ATTRIBUTES inherited = {sizeof inherited, nullptr, TRUE};
  if (!MakeJob(parts->job) ||
      CreatePipe(&its_input.handle, &parts->input.handle, &inherited, kRoom) == 0 ||
      CreatePipe(&parts->output.handle, &its_output.handle, &inherited, kRoom) == 0) {
    errno = EAGAIN;
    return nullptr;
  }
  SetHandleInformation(parts->input.handle, HANDLE_FLAG_INHERIT, 0);
  SetHandleInformation(parts->output.handle, HANDLE_FLAG_INHERIT, 0);

  STARTUPINFOW startup = {};
  startup.cb = sizeof startup;
  startup.dwFlags = STARTF_USESTDHANDLES;
  startup.hStdInput = its_input.handle;
  startup.hStdOutput = its_output.handle;
  startup.hStdError = GetStdHandle(STD_ERROR_HANDLE);
  // The outer quotes are taken off by cmd, and all between them stays as it is.
  std::wstring line = L"cmd /d /s /c \"" + os::ToWide(command) + L"\"";
  PROCESS_INFORMATION started = {};
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                     CREATE_NEW_PROCESS_GROUP | CREATE_SUSPENDED, nullptr, nullptr, &startup,
                     &started) == 0) {
    errno = ENOENT;
    return nullptr;
  }
  parts->process.handle = started.hProcess;
  AssignProcessToJobObject(parts->job.handle, started.hProcess);
  ResumeThread(started.hThread);
  CloseHandle(started.hThread);
  return std::unique_ptr<StartedProgram>(new StartedProgram(std::move(parts)));
}

StartedProgram::~StartedProgram() {
  Leave();
  WaitForSingleObject(parts_->process.handle, kGraceToEnd);
  parts_->job.Close();
  WaitForSingleObject(parts_->process.handle, INFINITE);
}

void StartedProgram::Leave() { parts_->input.Close(); }

bool StartedProgram::is_left() const { return parts_->input.handle == nullptr; }

StartedProgram::Ready StartedProgram::Wait(bool to_write, milliseconds limit) {
  const auto deadline = Clock::now() + limit;
  for (;;) {
    DWORD available = 0;
    const bool open =
        PeekNamedPipe(parts_->output.handle, nullptr, 0, nullptr, &available, nullptr) != 0;
    if (!open || available > 0 || to_write) return {!open || available > 0, to_write};
    if (Clock::now() >= deadline) return {};
    std::this_thread::sleep_for(kBetweenLooks);
  }
}

// There is room for a whole line; a program that reads none of many is waited for.
void StartedProgram::Write(std::string_view& unsent) {
  DWORD written = 0;
  if (WriteFile(parts_->input.handle, unsent.data(), static_cast<DWORD>(unsent.size()), &written,
                nullptr) == 0) {
    unsent = {};  // its output tells why
  } else {
    unsent.remove_prefix(written);
  }
}

bool StartedProgram::Read(std::string& received) {
  std::array<char, 4096> block;
  DWORD count = 0;
  if (ReadFile(parts_->output.handle, block.data(), block.size(), &count, nullptr) == 0)
    return false;
  received.append(block.data(), count);
  return count > 0;
}

std::optional<ProgramEnd> StartedProgram::End(milliseconds limit) {
  DWORD status = 0;
  if (WaitForSingleObject(parts_->process.handle, static_cast<DWORD>(limit.count())) !=
          WAIT_OBJECT_0 ||
      GetExitCodeProcess(parts_->process.handle, &status) == 0) {
    return std::nullopt;
  }
  // What cmd says of a command that is not there; a shell of Unix says 127.
  constexpr DWORD kNotThere = 9009;
  return ProgramEnd{ProgramEnd::Kind::kExited,
                    status == kNotThere ? 127 : static_cast<int>(status)};
}

}  // namespace jasnel
