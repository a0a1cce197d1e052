import { LAUNCH, MAKE, OPEN, RUN, SELL } from "./maker-verbs.ts";

/** 'write' → 'write', 'wrote', 'writing', for who writes with it. */
export function formsOf(verb: string): { now: string; past: string; making: string } {
  for (const forms of [MAKE, SELL, RUN, LAUNCH, OPEN]) {
    const [now = [], past = [], making = []] = forms.map((each) => each.split("|"));
    const at = now.indexOf(verb);
    if (at >= 0) return { now: verb, past: past[at] ?? "", making: making[at] ?? "" };
  }
  throw new Error(`Nobody makes anything by '${verb}'.`);
}
