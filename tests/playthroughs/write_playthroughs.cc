// Writes the playthroughs into the folder that is named.
//   write_playthroughs FOLDER

#include <fstream>
#include <iostream>

#include "tests/playthroughs/playthroughs.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_playthroughs FOLDER\n";
    return 2;
  }
  for (const auto& [file, text] : jasnel::testing::AllPlaythroughs()) {
    const std::string path = argv[1] + ("/" + file);
    std::ofstream out(path, std::ios::binary);
    if (!(out << text << std::flush)) {
      std::cerr << path << ": cannot be written\n";
      return 1;
    }
  }
  return 0;
}
