#include "tools/shared/players/sent_keys.h"

#include <algorithm>

#include "engine/requests/json_fields.h"

namespace jasnel {

bool SentKeys::Refuses(const Record& answer) {
  const Record* const knows = FindKey(answer, "knows");
  if (knows != nullptr && knows->is_array() && !known_) {
    known_.emplace();
    for (const Record& key : *knows) {
      if (key.is_string()) known_->push_back(key.get<std::string>());
    }
  }
  const Record* const error = FindKey(answer, "error");
  if (error == nullptr) return false;
  if (error->is_string()) {
    if (auto key = RefusedKey(error->get_ref<const std::string&>())) {
      refused_.push_back(*std::move(key));
    }
  }
  return true;
}

// Without its id no answer can be told from another, nor are tricks anything without their cards.
bool SentKeys::Sends(const RequestKey& key) const {
  if (key.of_trick ? key.name == "leader" || key.name == "cards" : key.name == "id") return true;
  const auto is_key = [&](const RequestKey& other) {
    return other.name == key.name && other.of_trick == key.of_trick;
  };
  if (std::any_of(refused_.begin(), refused_.end(), is_key)) return false;
  return !known_ || std::find(known_->begin(), known_->end(), key.name) != known_->end();
}

Record SentKeys::Of(const Record& request) const {
  Record sent;
  for (const auto& [name, value] : request.items()) {
    if (Sends({name})) sent[name] = value;
  }
  if (const auto tricks = sent.find("tricks"); tricks != sent.end()) {
    for (Record& trick : *tricks) {
      Record all = std::move(trick);
      trick = Record::object();
      for (const auto& [name, value] : all.items()) {
        if (Sends({name, true})) trick[name] = value;
      }
    }
  }
  return sent;
}

}  // namespace jasnel
