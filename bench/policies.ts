import { findNote } from "#catalogue/notes.ts";
import { readCatalogue } from "#catalogue/catalogue-file.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { measureCpu, median } from "./processor-time.ts";

const POLICY_MS_WANTED = 0.1;
/** One is over too soon to be measured by itself. */
const AT_ONCE = 200;
const WARM_UP = 3;

/** What the policy of one community costs, of those that we have a note on; beside one pass over its facts. */
export async function benchPolicies(batches: number): Promise<void> {
  // None twice: what was derived once is remembered.
  const known = await listNoted(AT_ONCE * (batches + WARM_UP));
  const ours: number[] = [];
  const passes: number[] = [];
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const some = known.slice(from, from + AT_ONCE);
    const derived = await measureCpu(() => some.map(buildPolicy));
    const passed = await measureCpu(() => some.map(({ facts }) => JSON.stringify(facts).length));
    if (from < WARM_UP * AT_ONCE) continue;
    ours.push(derived / some.length);
    passes.push(passed / some.length);
  }
  const p50 = median(ours);
  console.log(
    `deriving a policy: p50 ${p50.toFixed(4)} ms of processor time (${POLICY_MS_WANTED} wanted), ${(p50 / median(passes)).toFixed(1)} times one pass over the facts`,
  );
}

async function listNoted(most: number): Promise<Parameters<typeof buildPolicy>[0][]> {
  const known: Parameters<typeof buildPolicy>[0][] = [];
  for await (const entries of readCatalogue()) {
    for (const { facts } of entries) {
      const id = facts.name.toLowerCase();
      if (findNote(id)) known.push({ id, source: "catalogue", facts });
      if (known.length >= most) return known;
    }
  }
  return known;
}
