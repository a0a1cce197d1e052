import type { DraftFault } from "#contract/post.ts";
import { CHECK_KINDS } from "#engine/checks/check.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { followPlace } from "#engine/drafts/follow-places.ts";
import type { UnderlineReason } from "#web/components/verdict/costs.ts";

/** A fault of the draft as it was written; where it is now, unless it is about the whole. */
export type OpenFault = {
  name: DraftFault["name"];
  sentence: string;
  words: string | null;
  place: DraftPlace | null;
};

/** What the editor looks for by itself while one types, and says beside the draft. */
const CHECKED_LIVE: ReadonlySet<DraftFault["name"]> = new Set([
  ...CHECK_KINDS,
  "invention",
  "blank",
]);

/** Of what was wrong when the model wrote it, what is still there: its words are gone once they are changed. */
export function listOpenFaults(
  faults: readonly DraftFault[],
  written: Omit<Draft, "flair">,
  draft: Omit<Draft, "flair">,
): OpenFault[] {
  return faults
    .filter(({ name }) => !CHECKED_LIVE.has(name))
    .flatMap(({ name, sentence, place }): OpenFault[] => {
      if (!place) return [{ name, sentence, words: null, place }];
      const now = followPlace(place, written, draft);
      if (!now) return [];
      const words = (draft[now.field] ?? "").slice(now.start, now.end);
      return [{ name, sentence, words, place: now }];
    });
}

/** Beside its words, where it has any. */
export function explainFault({ name, sentence, place }: OpenFault): UnderlineReason[] {
  if (!place) return [];
  const text = SAID_ONCE[name] ?? sentence;
  return [{ id: `fault-${place.field}-${place.start}`, text, places: [place], fix: null }];
}

type FaultGroup = { says: string; quotes: { words: string; place: DraftPlace }[] };

/** What is said once about all words that it is true of; everything else has its own sentence. */
const SAID_ONCE: Partial<Record<DraftFault["name"], string>> = {
  "machine-voice": "Sounds machine-written",
  groundless: "Not in your answers",
  "misplaced-link": "No link belongs here",
};

export function groupFaults(faults: readonly OpenFault[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup["quotes"]>();
  for (const { name, sentence, words, place } of faults) {
    const common = words === null ? undefined : SAID_ONCE[name];
    const quotes = groups.get(common ?? sentence) ?? [];
    groups.set(common ?? sentence, quotes);
    const isKnown = quotes.some((quote) => quote.words === words);
    if (words !== null && place && !isKnown) quotes.push({ words, place });
  }
  return Array.from(groups, ([says, quotes]) => ({ says, quotes }));
}
