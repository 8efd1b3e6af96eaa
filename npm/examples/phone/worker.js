import "jasnel/worker-thread";
