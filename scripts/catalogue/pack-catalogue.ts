import { COMMUNITY_KINDS } from "#engine/policy/policy.ts";
import { POST_TYPES_SEEN } from "#engine/policy/policy-facts.ts";
import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import { ACTIVITY_SOURCES } from "#engine/subreddits/subreddit-facts.ts";
import {
  CATALOGUE_FORMAT,
  COLUMNS,
  type CatalogueEntry,
  type CatalogueHeader,
} from "#catalogue/catalogue-file.ts";
import { createRowPacker } from "./pack-row.ts";

type CatalogueOrigin = { asOf: string; sources: string[] };

/**
 * The bytes of the catalogue file: the same for the same entries, in whatever order they come. Where
 * nobody downloads them a lower quality packs them in a tenth of the time.
 */
export function packCatalogue(
  entries: CatalogueEntry[],
  origin: CatalogueOrigin,
  quality = constants.BROTLI_MAX_QUALITY,
): Buffer {
  const sorted = entries.toSorted(
    (a, b) => b.facts.members - a.facts.members || (a.facts.name < b.facts.name ? -1 : 1),
  );
  const topics = [...new Set(sorted.map(({ facts }) => facts.topic))].filter((t) => t !== null);
  const lists = {
    categories: [...CATEGORIES],
    topics: topics.toSorted(),
    ruleCodes: [...RULE_CODES],
    postTypes: [...POST_TYPES_SEEN],
    activitySources: [...ACTIVITY_SOURCES],
    kinds: [...COMMUNITY_KINDS],
  };
  const names = sorted.map(({ facts }) => facts.name);
  const packRow = createRowPacker({ ...lists, asOf: origin.asOf }, names);
  const rows = sorted.map((entry) => JSON.stringify(packRow(entry)));
  const body = [names.join(" "), ...rows].join("\n");
  const header: CatalogueHeader = {
    format: CATALOGUE_FORMAT,
    version: createHash("sha256")
      .update(JSON.stringify(lists))
      .update(body)
      .digest("hex")
      .slice(0, 12),
    ...origin,
    count: sorted.length,
    columns: [...COLUMNS],
    ...lists,
  };
  return compress(`${JSON.stringify(header)}\n${body}\n`, quality);
}

function compress(text: string, quality: number): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}
