// Before npm pack: without the library the package would be of no use.
import {existsSync} from "node:fs";

for (const file of ["jasnel.wasm", "LICENSE"]) {
  if (!existsSync(new URL(file, import.meta.url))) {
    console.error(`npm/${file} is not there; expected tools/scripts/build_web.sh to have been run`);
    process.exit(1);
  }
}
