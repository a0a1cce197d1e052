import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** After a large piece of work that never comes again; V8 would keep its memory for minutes or for good. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  collect();
}
