#include "tests/tools/support/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace jasnel::testing {
namespace {

std::string TemporaryPath() {
  return (std::filesystem::temp_directory_path() / "jasnel-test-XXXXXX").string();
}

int StatusOf(int wait_status) {
  return WIFSIGNALED(wait_status) ? 128 + WTERMSIG(wait_status) : WEXITSTATUS(wait_status);
}

// Only calls that are safe after fork.
[[noreturn]] void Become(std::vector<char*>& words) {
  execv(words.front(), words.data());
  _exit(127);
}

std::vector<char*> Words(std::vector<std::string>& command) {
  std::vector<char*> words;
  for (std::string& word : command) words.push_back(word.data());
  words.push_back(nullptr);
  return words;
}

// The command that is tested: that of this build, or one that was made with sanitizers.
std::string Command() {
  const char* sanitized = std::getenv("JASNEL_SANITIZED_COMMAND");
  return sanitized != nullptr ? sanitized : JASNEL_COMMAND;
}

std::vector<std::string> WithCommand(const std::vector<std::string>& arguments) {
  std::vector<std::string> command = {Command()};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return command;
}

Finished Run(std::vector<std::string> command, const std::string& input) {
  const TemporaryFile in(input);
  const TemporaryFile out("");
  const TemporaryFile err("");
  auto words = Words(command);
  const pid_t process = fork();
  if (process < 0) throw std::runtime_error("fork failed");
  if (process == 0) {
    dup2(open(in.path().c_str(), O_RDONLY), STDIN_FILENO);
    dup2(open(out.path().c_str(), O_WRONLY), STDOUT_FILENO);
    dup2(open(err.path().c_str(), O_WRONLY), STDERR_FILENO);
    Become(words);
  }
  int status = 0;
  rusage usage = {};
  wait4(process, &status, 0, &usage);
  return {StatusOf(status), out.Read(), err.Read(), usage.ru_maxrss};
}

}  // namespace

TemporaryFile::TemporaryFile(const std::string& content) : path_(TemporaryPath()) {
  const int descriptor = mkstemp(path_.data());
  if (descriptor < 0) throw std::runtime_error("mkstemp failed");
  close(descriptor);
  std::ofstream(path_, std::ios::binary) << content;
}

TemporaryFile::~TemporaryFile() { std::filesystem::remove(path_); }

std::string TemporaryFile::Read() const {
  std::ifstream file(path_, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

Finished RunJasnel(const std::vector<std::string>& arguments, const std::string& input) {
  return Run(WithCommand(arguments), input);
}

std::string ErrorOf(const Finished& run, int status) {
  EXPECT_EQ(run.status, status);
  EXPECT_EQ(run.out, "");
  return run.err;
}

Finished RunScript(const std::string& script) {
  std::string folder = TemporaryPath();
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("mkdtemp failed");
  const auto bin = std::filesystem::path(Command()).parent_path().string();
  Finished finished =
      Run({"/bin/sh", "-c", "cd " + folder + "; PATH=" + bin + ":$PATH\n" + script}, "");
  std::filesystem::remove_all(folder);
  return finished;
}

bool HasTerminals() {
  int terminal = -1;
  int other = -1;
  if (openpty(&terminal, &other, nullptr, nullptr, nullptr) != 0) return false;
  close(terminal);
  close(other);
  return true;
}

LiveJasnel::LiveJasnel(const std::vector<std::string>& arguments, Errors errors) {
  std::vector<std::string> command = WithCommand(arguments);
  auto words = Words(command);
  int in[2];
  int out[2];
  int terminal = -1;
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("pipe2");
  if (errors == Errors::kTerminal && openpty(&terminal_, &terminal, nullptr, nullptr, nullptr)) {
    throw std::runtime_error("openpty failed");
  }
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("fork failed");
  if (process_ == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    if (terminal >= 0) dup2(terminal, STDERR_FILENO);
    Become(words);
  }
  close(in[0]);
  close(out[1]);
  if (terminal >= 0) close(terminal);
  input_ = in[1];
  output_ = out[0];
}

LiveJasnel::~LiveJasnel() {
  CloseInput();
  close(output_);
  if (terminal_ >= 0) close(terminal_);
  if (process_ > 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
}

void LiveJasnel::Write(const std::string& text) {
  if (write(input_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    throw std::runtime_error("write failed");
  }
}

void LiveJasnel::CloseInput() {
  if (input_ >= 0) close(input_);
  input_ = -1;
}

std::string LiveJasnel::ReadLine() {
  std::string line;
  char c = 0;
  while (read(output_, &c, 1) == 1) {
    line += c;
    if (c == '\n') break;
  }
  return line;
}

std::string LiveJasnel::ReadToEnd() {
  std::string text;
  for (std::string line = ReadLine(); !line.empty(); line = ReadLine()) text += line;
  return text;
}

std::string LiveJasnel::ReadTerminal() {
  std::string text;
  char c = 0;
  while (read(terminal_, &c, 1) == 1) text += c;
  return text;
}

void LiveJasnel::Signal(int number) { kill(process_, number); }

int LiveJasnel::Wait() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return StatusOf(status);
}

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace jasnel::testing
