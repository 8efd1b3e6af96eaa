// Runs the command as its users do.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace jasnel::testing {

/// How a run ended.
struct Finished {
  int status = -1;  ///< the exit status, or 128 and the signal that ended it
  std::string out;
  std::string err;
  long peak_kilobytes = 0;  ///< most memory it held at any time
};

/// Runs `jasnel` with these arguments and this standard input.
Finished RunJasnel(const std::vector<std::string>& arguments, const std::string& input = "");

/// What is said by a run that ended with `status` and printed nothing.
std::string ErrorOf(const Finished& run, int status);

/// Runs a script of sh in an empty folder of its own, `jasnel` on its path.
Finished RunScript(const std::string& script);

/// `exec:`, this command as a player; the name of one follows.
inline const std::string kEnginePlayer =
    std::string("exec:'") + JASNEL_COMMAND + "' engine --player=";

/// A file that is there while this is.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& content);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  const std::string& path() const { return path_; }
  std::string Read() const;

 private:
  std::string path_;
};

/// Whether the system can open a terminal for a program: a bare container often cannot.
bool HasTerminals();

/// A run that is talked to while it goes on. Standard error is a terminal if wanted.
class LiveJasnel {
 public:
  enum class Errors { kInherited, kTerminal };
  explicit LiveJasnel(const std::vector<std::string>& arguments,
                      Errors errors = Errors::kInherited);
  ~LiveJasnel();
  LiveJasnel(const LiveJasnel&) = delete;
  LiveJasnel& operator=(const LiveJasnel&) = delete;

  void Write(const std::string& text);
  void CloseInput();
  /// The next line of standard output with its line end; what there is at the end of it.
  std::string ReadLine();
  std::string ReadToEnd();
  /// All that was written to the terminal. After `Wait`.
  std::string ReadTerminal();
  void Signal(int number);
  /// The exit status, or 128 and the signal that ended it.
  int Wait();

 private:
  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  int terminal_ = -1;
};

inline bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// The lines of a text without their line ends.
std::vector<std::string> Lines(const std::string& text);

}  // namespace jasnel::testing
