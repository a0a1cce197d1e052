import { readCommunityName } from "#engine/subreddits/community-name.ts";
import * as z from "zod";
import type { Client } from "#contract/client.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { type Subreddit, SubredditId } from "#contract/subreddit.ts";
import { NAME_SEARCH, SEARCH_WORDS } from "#engine/subreddits/list-options.ts";
import { wordRequirements } from "#engine/policy/word-requirements.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { defineTool, Note, QUOTED_NOTE, quoteAll, Quoted } from "./tool.ts";
import { requestBody } from "#contract/fields.ts";

export const Community = z
  .string(NAME_SEARCH.missing)
  .overwrite(readCommunityName)
  .pipe(SubredditId)
  .meta({ description: "A subreddit: its name, r/name or its address on Reddit." });

const Members = {
  members: z.int(),
  membersAsOf: z.string().nullable(),
  membersEstimated: z.boolean(),
};

const FoundCommunity = z.object({
  subredditId: z.string(),
  name: z.string(),
  ...Members,
  matchPercent: z.int().nullable().meta({ description: "With the founder's projects." }),
  allows: Quoted,
  source: z.string().nullable(),
  about: Quoted,
  isChosenForProject: z.literal(true).optional(),
  why: Quoted.optional(),
});

const MOST_FOUND = 25;

export const findCommunities = defineTool({
  name: "find_communities",
  title: "Find communities",
  description:
    "Find subreddits by meaning, in any of eight languages, or those that match one of the founder's projects, each with what it allows.",
  scope: "read",
  input: requestBody({
    query: z
      .string("What to search for must be text.")
      .trim()
      .min(1, SEARCH_WORDS.missing)
      .max(SEARCH_WORDS.longest, SEARCH_WORDS.tooLong)
      .optional()
      .meta({ description: "What people there talk about, or a name, r/name or address." }),
    projectId: ProjectId.optional().meta({
      description: "The project's id, from founder_facts: finds what matches it.",
    }),
    limit: z
      .int("The limit is a whole number.")
      .min(1, "Ask for at least one community.")
      .max(MOST_FOUND, `At most ${MOST_FOUND} communities can be listed at once.`)
      .default(10)
      .meta({ description: `At most ${MOST_FOUND}; 10 unless stated.` }),
  }).refine(
    ({ query, projectId }) => query !== undefined || projectId !== undefined,
    "Say what to search for with query, or name a project with projectId.",
  ),
  output: z.object({
    note: Note,
    communities: z.array(FoundCommunity),
    alsoSearchedFor: z.string().optional().meta({ description: "If a word was misspelled." }),
  }),
  run: async (client, { query, projectId, limit }) => {
    const answer = query
      ? await searchWords(client, query, limit)
      : await listForProject(client, projectId ?? "", limit);
    return { note: QUOTED_NOTE, ...answer };
  },
});

async function searchWords(client: Client, q: string, limit: number) {
  const { items, correctedQuery } = await client.searchSubreddits({
    query: { q, limit: String(limit) },
  });
  return {
    communities: items.map(describeCommunity),
    ...(correctedQuery && { alsoSearchedFor: correctedQuery }),
  };
}

/** Those that the founder chose first, then others that match well. */
async function listForProject(client: Client, projectId: string, limit: number) {
  const params = { projectId };
  const { recommendations } = await client.getProject({ params });
  const chosen = recommendations.slice(0, limit).map(({ subreddit }) =>
    Object.assign(describeCommunity(subreddit), {
      isChosenForProject: true as const,
      why: quoteAll([subreddit.why]),
    }),
  );
  const names = new Set(chosen.map(({ subredditId }) => subredditId));
  const { items } = await client.listProjectRecommendations({
    params,
    query: { limit: String(limit) },
  });
  const others = items.filter(({ id }) => !names.has(id)).map(describeCommunity);
  return { communities: [...chosen, ...others].slice(0, limit) };
}

function describeCommunity(subreddit: Omit<Subreddit, "bestMatch">) {
  const { id, fullName, members, membersAsOf, membersEstimated, policy, relevanceScore } =
    subreddit;
  return {
    subredditId: id,
    name: fullName,
    members,
    membersAsOf,
    membersEstimated,
    matchPercent: relevanceScore === null ? null : Math.round(relevanceScore * 100),
    allows: quoteAll([policy.words]),
    source: policy.sourceWords,
    about: quoteAll([subreddit.description]),
  };
}

export const communityPolicy = defineTool({
  name: "community_policy",
  title: "What a community allows",
  description:
    "What a subreddit allows and demands, each with its source and date, and what is not known. Never a promise that a post is safe.",
  scope: "read",
  input: requestBody({ subredditId: Community }),
  output: z.object({
    note: Note,
    name: z.string(),
    ...Members,
    ownProjects: z.object({ stance: z.string(), words: Quoted, source: z.string().nullable() }),
    rules: Quoted,
    rulesForYouToRead: z.array(z.object({ text: Quoted, source: z.string() })),
    rulesSource: z.string(),
    demands: z.array(z.object({ text: Quoted, source: z.string() })),
    removedWords: Quoted,
    flairs: Quoted,
    howOften: z.string().nullable(),
    riskLevel: z.string(),
    riskReasons: Quoted,
    rulesUrl: z.string(),
  }),
  run: async (client, { subredditId }) => {
    const policy = await client.getPolicy({ params: { subredditId } });
    const { listedRules, postingFrequency, rulesUrl } = policy;
    return {
      note: QUOTED_NOTE,
      name: policy.fullName,
      members: policy.members,
      membersAsOf: policy.membersAsOf,
      membersEstimated: policy.membersEstimated,
      ownProjects: {
        stance: policy.stance.is,
        words: quoteAll([policy.policy.words, policy.stance.detail]),
        source: policy.policy.sourceWords,
      },
      rules: quoteAll(policy.extractedRules),
      rulesForYouToRead: policy.uncodedRules.map(({ text, source }) => ({
        text: quoteAll([text]),
        source: wordSource(source),
      })),
      rulesSource: listedRules
        ? `${listedRules.understood} of ${listedRules.count} rules understood, ${wordSource(listedRules.source)}`
        : "We don't know the rules. That doesn't mean there are none.",
      demands: wordRequirements(policy).map(({ text, source }) => ({
        text: quoteAll([text]),
        source: wordSource(source),
      })),
      removedWords: quoteAll(policy.bannedKeywords),
      flairs: quoteAll(policy.flairsSeen.map(({ text }) => text)),
      howOften: postingFrequency,
      riskLevel: policy.riskLevel,
      riskReasons: quoteAll(policy.riskReasons),
      rulesUrl,
    };
  },
});
