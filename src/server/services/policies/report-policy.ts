import { readCatalogue } from "#catalogue/catalogue-file.ts";
import { findNote } from "#catalogue/notes.ts";
import type { PolicySources } from "#engine/policy/derive-policy.ts";
import { type ExplainedField, explainPolicy } from "#engine/policy/explain-policy.ts";
import { isCommunityName, readCommunityName } from "#engine/subreddits/community-name.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { Database } from "#server/db/database.ts";
import { findStored } from "#server/db/subreddits/subreddits-repository.ts";
import { StartError } from "#server/start/start-error.ts";

type Known = { facts: SubredditFacts; origin: PolicySources["origin"] };

/** What is known about a community and from whom, field by field, in lines for an operator. */
export async function reportPolicy(
  typed: string,
  find: (subredditId: string) => Promise<Known | null>,
): Promise<string[]> {
  const name = readCommunityName(typed);
  if (!isCommunityName(name)) throw new StartError(`'${typed}' ${NO_NAME}`);
  const id = name.toLowerCase();
  const note = findNote(id);
  const known = await find(id);
  if (!known && !note) {
    throw new StartError(
      `nothing is known about r/${name}: it is neither in the catalogue nor in the notes.`,
    );
  }
  const facts = known?.facts ?? { ...NOTHING_SEEN, name: note?.name ?? name };
  const origin = known?.origin ?? "catalogue";
  const fields = explainPolicy({ subredditId: id, facts, origin, note, own: null });
  return [
    `r/${facts.name}${known ? "" : " (not in the catalogue)"}${note ? "" : " (without a note)"}`,
    ...fields.flatMap(({ field, says, source, rivals }) =>
      [`${field}: ${says} [${source}]`].concat(rivals.map(wordRival)),
    ),
  ];
}

function wordRival({ says, source, why }: ExplainedField["rivals"][number]): string {
  return `    not: ${says} [${source}], for ${why}`;
}

const NO_NAME =
  "is not the name of a community: it has 2 to 21 letters, digits or underscores, with or without r/, or is an address on reddit.com.";

const NOTHING_SEEN = { rules: null, postTypes: [], flairs: [], requirements: null };

/** Among the communities that a server has stored. */
export function findInDatabase({ db }: Pick<Database, "db">) {
  return async (id: string): Promise<Known | null> => {
    const stored = (await findStored(db, [id])).get(id);
    return stored ? { facts: stored.facts, origin: stored.source } : null;
  };
}

/** In the catalogue that comes along, where no server has been yet. */
export function findInFile(file: URL | undefined) {
  return async (id: string): Promise<Known | null> => {
    for await (const batch of readCatalogue(file)) {
      const entry = batch.find(({ facts }) => facts.name.toLowerCase() === id);
      if (entry) return { facts: entry.facts, origin: "catalogue" };
    }
    return null;
  };
}
