# Whole deals as text, compared word for word with the files of this folder. To write these again:
#   cmake --build --preset release --target playthroughs
set(folder ${CMAKE_CURRENT_LIST_DIR})
add_library(jasnel_playthroughs STATIC
  ${folder}/all_playthroughs.cc
  ${folder}/boerenbridge.cc
  ${folder}/klaverjas.cc)
jasnel_set_defaults(jasnel_playthroughs)
# The cards, hands and deals of a file are those of its game.
set_target_properties(jasnel_playthroughs PROPERTIES UNITY_BUILD OFF)
target_link_libraries(jasnel_playthroughs PUBLIC jasnel::ai)

add_executable(write_playthroughs ${folder}/write_playthroughs.cc)
jasnel_set_defaults(write_playthroughs)
target_link_libraries(write_playthroughs PRIVATE jasnel_playthroughs)
add_custom_target(playthroughs COMMAND write_playthroughs ${folder} VERBATIM)

jasnel_add_test(playthroughs_test
  SOURCES playthroughs/playthroughs_test.cc
  LIBS jasnel_playthroughs)
target_compile_definitions(playthroughs_test PRIVATE JASNEL_PLAYTHROUGHS="${folder}")
