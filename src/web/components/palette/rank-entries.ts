import { PALETTE_GROUPS, type PaletteEntry, type PaletteGroup } from "./palette-entry.ts";

export type RankedGroup = { group: PaletteGroup; entries: PaletteEntry[] };

/** With nothing typed: what one most likely wants next, and no list of everything. */
const AT_REST: Record<PaletteGroup, number> = {
  "This project": 6,
  Projects: 6,
  Posts: 0,
  Communities: 0,
  "Saved searches": 0,
  Actions: 6,
  Settings: 0,
};

const MOST_OF_GROUP = 6;

/** What fits what is typed, best first within its group, and the group with the best one first. */
export function rankEntries(entries: readonly PaletteEntry[], typed: string): RankedGroup[] {
  const wanted = splitWords(typed);
  if (wanted.length === 0) return restingGroups(entries);
  const scored = entries
    .map((entry) => ({ entry, score: scoreEntry(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length);
  const groups = new Map<PaletteGroup, PaletteEntry[]>();
  for (const { entry } of scored) {
    const group = groups.get(entry.group) ?? [];
    groups.set(entry.group, group);
    if (group.length < MOST_OF_GROUP) group.push(entry);
  }
  return [...groups].map(([group, found]) => ({ group, entries: found }));
}

function restingGroups(entries: readonly PaletteEntry[]): RankedGroup[] {
  return PALETTE_GROUPS.map((group) => ({
    group,
    entries: entries
      .filter((entry) => entry.group === group && !isViewOfAnother(entry))
      .slice(0, AT_REST[group]),
  })).filter((one) => one.entries.length > 0);
}

/** A project stands for its views until more is typed. */
function isViewOfAnother({ id, group }: PaletteEntry): boolean {
  return group === "Projects" && id.startsWith("view:");
}

/** 0 unless every word finds something; what the label says counts more than other words. */
function scoreEntry({ label, words = "", group }: PaletteEntry, wanted: readonly string[]): number {
  const labelWords = splitWords(label);
  const others = splitWords(`${words} ${group}`);
  let sum = 0;
  for (const word of wanted) {
    const best = Math.max(
      ...labelWords.map((one) => 2 * scoreWord(one, word)),
      ...others.map((one) => scoreWord(one, word)),
    );
    if (best <= 0) return 0;
    sum += best;
  }
  return sum + (labelWords[0]?.startsWith(wanted[0] ?? "") ? 1 : 0);
}

function scoreWord(word: string, wanted: string): number {
  if (word === wanted) return 4;
  if (word.startsWith(wanted)) return 3;
  if (wanted.length > 1 && word.includes(wanted)) return 2;
  return wanted.length > 2 && word[0] === wanted[0] && hasInOrder(word, wanted) ? 1 : 0;
}

/** "prjct" in "project" */
function hasInOrder(word: string, letters: string): boolean {
  let place = 0;
  for (const letter of word) if (letter === letters[place]) place += 1;
  return place === letters.length;
}

/** "r/SideProject" is found by "sideproject", and "Café" by "cafe". */
function splitWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== "" && word !== "r");
}
