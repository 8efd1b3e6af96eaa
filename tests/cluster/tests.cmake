# Submitting a study to a cluster, with a Slurm that only keeps what it is asked. tools/test.sh runs
# slurm_test.sh, which takes Slurm itself.
add_test(NAME cluster.submit COMMAND
  ${CMAKE_CURRENT_LIST_DIR}/submit_test.sh ${PROJECT_SOURCE_DIR} ${JASNEL_RUN})
set_tests_properties(cluster.submit PROPERTIES LABELS cluster)
