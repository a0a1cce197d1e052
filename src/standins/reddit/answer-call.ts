import { FAULT_ANSWERS } from "./fault-answers.ts";
import { inventPosts } from "./invent-posts.ts";
import { answerPostSearch } from "./search-posts.ts";
import {
  shapeAbout,
  shapeAccount,
  shapeFlairs,
  shapeListing,
  shapeRequirements,
  shapeRules,
  shapeSearch,
  shapeSubmission,
} from "./shape-answers.ts";
import { answerError, answerJson, type StandinAnswer } from "./standin-answer.ts";
import type { StandinAccount, StandinCommunity, StandinSubmission } from "./standin-community.ts";
import type { StandinWorld } from "./standin-world.ts";

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
