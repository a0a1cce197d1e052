import {
  FAULT_ANSWERS,
  answerError,
  answerJson,
  type StandinAnswer,
  shapeAbout,
  shapeAccount,
  shapeFlairs,
  shapeListing,
  shapeRequirements,
  shapeRules,
  shapeSearch,
  shapeSubmission,
} from "./standin-answers.ts";
import { answerPostSearch } from "./search-posts.ts";
import type { StandinAccount, StandinCommunity, StandinSubmission } from "./standin-community.ts";
import type { StandinWorld } from "./standin-world.ts";

/** As Reddit: a listing ends here however many posts there are. */
const LISTING_END = 1_000;

const OPENINGS = [
  "How I",
  "Why we",
  "Question: who else",
  "Feedback wanted after I",
  "A year ago I",
];
const DEEDS = ["rebuilt", "launched", "measured", "gave up on", "priced", "translated"];
const THINGS = [
  "a habit tracker",
  "my R&D notes",
  "an invoice tool",
  "a recipe planner",
  "<dialog>",
];
const FLAIRS = [null, null, "Show and tell", "Question", "Milestone", "Mod note"];

/** What a post is, in the fields by which Reddit's listing tells its kinds apart. */
const KINDS: Record<string, unknown>[] = [
  { is_self: true },
  { is_self: true },
  { is_self: true },
  { is_self: false, domain: "example.com", post_hint: "link" },
  { is_self: false, domain: "i.redd.it", post_hint: "image" },
  { is_self: false, domain: "v.redd.it", post_hint: "hosted:video", is_video: true },
  { is_self: false, domain: "reddit.com", is_gallery: true },
  { is_self: true, poll_data: { total_vote_count: 3 } },
  { is_self: false, domain: "self.elsewhere", crosspost_parent: "t3_elsewhere" },
];

/** Made-up posts, newest first and the same for the same community. */
function inventPosts(community: StandinCommunity): Record<string, unknown>[] {
  const next = createDice(community.name);
  const pick = <T>(choices: T[]) => choices[next(choices.length)] as T;
  let createdSeconds = Math.floor(community.newestPostAt.getTime() / 1000);

  return Array.from({ length: Math.min(community.posts, LISTING_END) }, (_, index) => {
    if (index > 0) createdSeconds -= pickGapSeconds(community.minutesBetweenPosts, next);
    const id = `${community.name.toLowerCase()}${(index + 1).toString(36)}`;
    return {
      id,
      name: `t3_${id}`,
      subreddit: community.name,
      title: `${pick(OPENINGS)} ${pick(DEEDS)} ${pick(THINGS)}`,
      selftext: "",
      author: `standin_author_${next(50)}`,
      created_utc: createdSeconds,
      score: next(40),
      num_comments: next(15),
      link_flair_text: pick(FLAIRS),
      domain: `self.${community.name}`,
      over_18: community.isAdult,
      stickied: false,
      removed_by_category: null,
      is_video: false,
      ...pick(KINDS),
    };
  });
}

/** Between half and one and a half times the average, so that all hours and weekdays occur. */
function pickGapSeconds(minutesBetween: number, next: Dice): number {
  return Math.max(1, minutesBetween * 30 + next(minutesBetween * 60));
}

type Dice = (sides: number) => number;

/** A linear congruential generator, started from the name. */
function createDice(seed: string): Dice {
  let state = 2_166_136_261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type CommunityCall = (
  community: StandinCommunity,
  query: URLSearchParams,
  world: StandinWorld,
) => StandinAnswer;

/** The addresses about one community. */
const COMMUNITY_CALLS: [RegExp, CommunityCall][] = [
  [/^\/r\/(\w+)\/about\/?$/, (community) => answerJson(shapeAbout(community))],
  [/^\/r\/(\w+)\/about\/rules$/, (community) => answerJson(shapeRules(community))],
  [/^\/r\/(\w+)\/new$/, answerNew],
  [
    /^\/api\/v1\/(\w+)\/post_requirements$/,
    ({ requirements }) => unlessNull(requirements, shapeRequirements),
  ],
  [/^\/r\/(\w+)\/api\/link_flair_v2$/, ({ flairs }) => unlessNull(flairs, shapeFlairs)],
];

/** What Reddit would answer to this address. */
export function answerCall(world: StandinWorld, url: URL): StandinAnswer {
  const query = url.searchParams;
  if (/^\/search\/?$/.test(url.pathname)) return answerPostSearch(world.searchable, query);
  if (/^\/subreddits\/search\/?$/.test(url.pathname)) return answerSearch(world, query);
  if (/^\/api\/info\/?$/.test(url.pathname)) return answerInfo(world, query);
  const [, account] = /^\/user\/([\w-]+)\/about\/?$/.exec(url.pathname) ?? [];
  if (account !== undefined) return answerAccount(world.accounts.get(account.toLowerCase()));
  for (const [pattern, answer] of COMMUNITY_CALLS) {
    const [, name] = pattern.exec(url.pathname) ?? [];
    if (name === undefined) continue;
    const community = world.communities.get(name.toLowerCase());
    if (!community) return FAULT_ANSWERS["302"];
    return refuseEntry(community) ?? answer(community, query, world);
  }
  return answerError(404, "Not Found");
}

function refuseEntry({ access }: StandinCommunity): StandinAnswer | null {
  switch (access) {
    case "private":
      return FAULT_ANSWERS["403-private"];
    case "gold-only":
      return FAULT_ANSWERS["403-gold-only"];
    case "quarantined":
      return FAULT_ANSWERS["403-quarantined"];
    case "banned":
      return FAULT_ANSWERS["404-banned"];
    case "open":
      return null;
  }
}

function unlessNull<T>(value: T | null, shape: (value: T) => unknown): StandinAnswer {
  return value === null ? answerError(403, "Forbidden") : answerJson(shape(value));
}

/** In the order that they were asked for, at most 100; nothing of communities that are closed. */
function answerInfo({ submissions, communities }: StandinWorld, query: URLSearchParams) {
  const names = (query.get("id") ?? "").split(",").slice(0, 100);
  const found = names.flatMap((name) => submissions.get(name.replace(/^t3_/, "")) ?? []);
  const isClosed = (name: string) =>
    ["private", "banned"].includes(communities.get(name.toLowerCase())?.access ?? "open");
  const shown = found.filter(({ community }) => !isClosed(community));
  return answerJson(shapeListing(shown.map(shapeSubmission), null));
}

function answerNew(
  community: StandinCommunity,
  query: URLSearchParams,
  { submissions }: StandinWorld,
): StandinAnswer {
  const isThere = ({ community: name, removedBy, isHidden }: StandinSubmission) =>
    name.toLowerCase() === community.name.toLowerCase() && removedBy === null && !isHidden;
  const made: Record<string, unknown>[] = [...submissions.values()]
    .filter(isThere)
    .map((submission) => shapeSubmission(submission).data);
  const posts = [...made, ...inventPosts(community)].toSorted(
    (a, b) => Number(b.created_utc) - Number(a.created_utc),
  );
  const limit = readLimit(query);
  const after = query.get("after");
  const start = after === null ? 0 : posts.findIndex(({ name }) => name === after) + 1;
  const page = posts.slice(start, start + limit);
  const isEnd = start + limit >= posts.length;
  return answerJson(
    shapeListing(
      page.map((data) => ({ kind: "t3", data })),
      isEnd ? null : String(page.at(-1)?.name),
    ),
  );
}

function answerSearch({ communities }: StandinWorld, query: URLSearchParams): StandinAnswer {
  const words = (query.get("q") ?? "").toLowerCase();
  const found = [...communities.values()].filter(
    ({ access, name, title, description }) =>
      access !== "banned" && `${name} ${title} ${description}`.toLowerCase().includes(words),
  );
  return answerJson(shapeSearch(found.slice(0, readLimit(query))));
}

function answerAccount(account: StandinAccount | undefined): StandinAnswer {
  return account ? answerJson(shapeAccount(account)) : answerError(404, "Not Found");
}

/** As Reddit: 25 unless stated, 100 at most. */
function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? 25);
  return Math.min(100, Math.max(1, Number.isInteger(limit) ? limit : 25));
}
