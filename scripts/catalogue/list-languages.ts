import { OTHER_LANGUAGES } from "#engine/recommendations/languages/detect-language.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

/** The table of communities that the source knows to speak another language (data/words/languages.tsv). */
export function listLanguages(all: Iterable<SubredditFacts>): string {
  const names = new Map<string, string[]>(OTHER_LANGUAGES.map((language) => [language, []]));
  for (const { name, language } of all) names.get(language ?? "")?.push(name.toLowerCase());
  const lines = [...names]
    .filter(([, ids]) => ids.length > 0)
    .map(([language, ids]) => `${language}\t${ids.toSorted().join(" ")}`);
  return `${["language\tcommunities", ...lines].join("\n")}\n`;
}
