// A kind of value: how it is read, written and described, the same wherever it stands.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "bitboard/text/characters.h"
#include "bitboard/text/line_fields.h"
#include "engine/fields/sink.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/reading.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Whether there is help, and a schema. WebAssembly, which is downloaded, does without.
#ifdef __wasm__
inline constexpr bool kDescribes = false;
#else
inline constexpr bool kDescribes = true;
#endif

/// What is wrong with `text`, the whole of a value.
inline Error ErrorIn(std::string_view text, const FieldFault& fault) {
  return fault.is_all ? Error{fault.message} : Unexpected(text, fault.message);
}

/// A kind of value that a question takes. Its type is known to the kind alone: `value` points to a
/// value of that type. Each has a function `InputSchema`, the JSON Schema of a value.
class AnyInput {
 public:
  /// Reads the text of a flag, or of a field of a line.
  virtual std::optional<FieldFault> ReadText(std::string_view text, void* value) const = 0;

  /// Reads the value of a key. An error begins with the key.
  virtual std::optional<Error> ReadJson(std::string_view key, const Record& json,
                                        void* value) const = 0;

  /// What stands for a value in help, such as `S|H|D|C`; empty for a switch, which takes none.
  virtual std::string_view Form() const = 0;

  /// Whether a flag may be given without a value, which is then `true`.
  virtual bool MayBeBare() const { return false; }

  /// What a value looks like, for errors.
  virtual Message Expected() const = 0;

 protected:
  ~AnyInput() = default;
};

/// The same with its type. In JSON a value is a text, unless the kind reads it otherwise.
template <class T>
class Input : public AnyInput {
 public:
  using InputValue = T;

  std::optional<FieldFault> ReadText(std::string_view text, void* value) const final {
    return FromText(text, *static_cast<T*>(value));
  }
  std::optional<Error> ReadJson(std::string_view key, const Record& json, void* value) const final {
    return FromJson(key, json, *static_cast<T*>(value));
  }

 protected:
  ~Input() = default;

  virtual std::optional<FieldFault> FromText(std::string_view text, T& value) const = 0;
  virtual std::optional<Error> FromJson(std::string_view key, const Record& json, T& value) const {
    if (!json.is_string()) return OfType(key, json, Expected());
    const std::string& text = json.get_ref<const std::string&>();
    if (const auto fault = FromText(Trim(text), value)) return In(key, ErrorIn(text, *fault));
    return std::nullopt;
  }
};

/// A kind of value that an answer gives. Each has a function `OutputSchema`.
template <class T>
class Output {
 public:
  /// Letters are those of `language`.
  virtual void Write(const T& value, Language language, Sink& sink) const = 0;

 protected:
  ~Output() = default;
};

/// `kSchema` makes the JSON Schema of a value.
template <Record (*kSchema)()>
class GivenKind final : public Input<Record> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override { return {}; }
  Record InputSchema() const { return kSchema(); }

 protected:
  std::optional<FieldFault> FromText(std::string_view /*text*/, Record& /*value*/) const override {
    return Expected();
  }
};

/// A variant of a value of the kind `kFirst` and one of the kind `kSecond`.
template <const auto& kFirst, const auto& kSecond>
class EitherKind final {
 public:
  Record OutputSchema() const {
    return {{"anyOf", {kFirst.OutputSchema(), kSecond.OutputSchema()}}};
  }
  template <class Variant>
  void Write(const Variant& value, Language language, Sink& sink) const {
    if (value.index() == 0) {
      kFirst.Write(std::get<0>(value), language, sink);
    } else {
      kSecond.Write(std::get<1>(value), language, sink);
    }
  }
};

}  // namespace jasnel
