// A worker of node, whose random numbers node.js has made sure of.
import {parentPort} from "node:worker_threads";
import "./node.js";
import {serve} from "./serve.js";

serve(parentPort);
