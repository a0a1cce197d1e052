import { computeReplay } from "../src/web/features/landing/replay/compute-replay.ts";
import { SCRIPT } from "../src/web/features/landing/replay/script-text.ts";
import { readCatalogueHeader } from "../src/catalogue/catalogue-file.ts";

/** What the front page states as fact: the checker's own words on the example, and the catalogue's size. */
export async function computeLandingFacts() {
  const { count, asOf } = await readCatalogueHeader();
  return { replay: computeReplay(SCRIPT), catalogue: { subreddits: count, asOf } };
}
