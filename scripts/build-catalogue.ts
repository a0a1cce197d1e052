/*
 * Turns the source into the file that ships: node scripts/build-catalogue.ts [SOURCE.jsonl.gz] [--measure]
 * Takes about two minutes. The same source gives the same bytes.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CATALOGUE_URL } from "#catalogue/catalogue-file.ts";
import { LANGUAGES_URL } from "#catalogue/languages.ts";
import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import { chooseCategories, measureEstimates } from "./catalogue/choose-categories.ts";
import { deriveFacts } from "./catalogue/derive-facts.ts";
import { extractFeatures } from "./catalogue/extract-features.ts";
import { findAdult } from "./catalogue/find-adult.ts";
import { listLanguages } from "./catalogue/list-languages.ts";
import { packCatalogue } from "./catalogue/pack-catalogue.ts";
import { readSource } from "./catalogue/read-source.ts";

const ORIGIN = {
  asOf: "2025-09",
  sources: [
    "Ranking of September 2025: genevrahenrike/subreddit-scrapper",
    "Names by size of January 2025: nathansnellaert/reddit-stats",
    "Topics of October 2024: saatcheson/reddit-rules",
    "Rule names of March 2023: iDPI-Umass/reddit-map-data (MIT)",
    "Rule names of November 2025: osome-iu/PluRule (MIT)",
    "Posts of 2025: rumca-js RSS link database",
    "Posts of 2026: High-Signal-App/research-subreddit",
    "Related subreddits: anvaka/sayit-data",
    "Weekly active users: Peeklens (CC BY 4.0)",
  ],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { measure: { type: "boolean", default: false } },
});
const source =
  positionals[0] ?? fileURLToPath(new URL("../../shared/data/catalog.jsonl.gz", import.meta.url));

const model = await loadModel();
const all = readSource(source).map(({ row, subreddit }) => ({
  row,
  subreddit,
  features: extractFeatures(model, { row, subreddit }),
}));
const adult = findAdult(all);
const kept = all.filter(({ row, subreddit }) => isPostable(subreddit.name) && !adult.has(row));
console.log(`${all.length} read, ${adult.size} adult, ${kept.length} kept`);

const names = new Set(kept.map(({ subreddit }) => subreddit.name.toLowerCase()));
const lost = [...loadProfiles().keys()].filter((name) => !names.has(name));
if (lost.length > 0)
  throw new Error(`Hand-written profiles without a subreddit: ${lost.join(", ")}`);

const categories = chooseCategories(kept);
if (values.measure) console.log("estimated categories:", measureEstimates(kept, categories));
const entries = kept.map(({ row, subreddit }) => {
  const choice = categories.get(row) ?? { category: "Other", isEstimated: true };
  return { facts: deriveFacts(subreddit, choice), modelRow: row };
});
const bytes = packCatalogue(entries, ORIGIN);
writeFileSync(CATALOGUE_URL, bytes);
writeFileSync(LANGUAGES_URL, listLanguages(entries.map(({ facts }) => facts)));
console.log(`${(bytes.length / 1e6).toFixed(2)} MB`);

/** Leaves out what only looks like a subreddit: profiles of users, archives, other sites. */
function isPostable(name: string): boolean {
  return /^[A-Za-z0-9_]{2,21}$/.test(name) && !/^u_/i.test(name);
}
