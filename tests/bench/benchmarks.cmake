# Runs each Google Benchmark program for a moment: all benchmarks must be there, and none may fail.

function(jasnel_add_benchmark_test subject)
  add_test(NAME bench.${subject}_benchmark COMMAND ${CMAKE_COMMAND}
    -DPROGRAM=$<TARGET_FILE:${subject}_benchmark>
    "-DNAMES=${ARGN}"
    -P ${CMAKE_CURRENT_SOURCE_DIR}/run_benchmark.cmake)
  set_tests_properties(bench.${subject}_benchmark PROPERTIES LABELS "bench;nightly")
endfunction()

jasnel_add_benchmark_test(batch
  BatchPoints/threads:1/real_time BatchPoints/threads:2/real_time BatchPoints/threads:4/real_time
  BatchMake/threads:1/real_time BatchMake/threads:2/real_time BatchMake/threads:4/real_time)
jasnel_add_benchmark_test(boerenbridge
  MaxN/cards:10 MaxN/cards:8 MaxN/cards:5 OneBid/cards:10 OneBid/cards:8 OneBid/cards:5
  AllBids/cards:10 AllBids/cards:8 AllBids/cards:5 AllBids/deals:100/cards:10
  Scores/cards:6 Scores/cards:5
  MaxN/cards:6 MaxN/no_table/cards:6 MaxN/no_relative/cards:6 MaxN/no_touching/cards:6
  MaxN/no_sure_tricks/cards:6 MaxN/no_best_score/cards:6
  AllBids/cards:6 AllBids/no_table/cards:6 AllBids/no_relative/cards:6
  AllBids/no_touching/cards:6 AllBids/no_sure_tricks/cards:6 AllBids/no_free_leads/cards:6
  AllBids/no_ordering/cards:6)
jasnel_add_benchmark_test(claim
  Claims/2 Claims/3 Claims/4 Claims/5 Claims/6 Claims/7 Claims/8)
jasnel_add_benchmark_test(deal
  Hands/cards_each:8 Hands/cards_each:4 Hands/cards_each:1 PositionInTrick)
jasnel_add_benchmark_test(guess
  LookUpInBook ValuesOfCalls DrawWorld DrawWorldAndGuess)
jasnel_add_benchmark_test(player
  DrawsWorlds/2 DrawsWorlds/4 DrawsWorlds/6 DrawsWorlds/8
  WeighsWorlds/2 WeighsWorlds/3 WeighsWorlds/4 WeighsWorlds/5 WeighsWorlds/6 WeighsWorlds/7
  PlaysOut/4 PlaysOut/5 PlaysOut/6 PlaysOut/7 PlaysOut/8
  Solves/2 Solves/3 Solves/4 Solves/5 Solves/6 Solves/7 Solves/8
  ChoosesCard/2 ChoosesCard/3 ChoosesCard/4 ChoosesCard/5 ChoosesCard/6 ChoosesCard/7 ChoosesCard/8)
jasnel_add_benchmark_test(setup
  NewSolver/table_mib:1 NewSolver/table_mib:16 NewSolver/table_mib:256
  WarmSolverOneCard WarmSolverDecided)

set(names "")
foreach(objective points cards make pit)
  foreach(rules kbn nku-rotterdam kbn,roem=off)
    foreach(tricks 8 6 4 2)
      list(APPEND names solve/${objective}/${rules}/tricks:${tricks})
    endforeach()
  endforeach()
endforeach()
jasnel_add_benchmark_test(solve ${names})
