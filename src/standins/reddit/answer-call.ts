import { faultAnswer } from "./faults.ts";
import { inventPosts } from "./invent-posts.ts";
import {
  shapeAbout,
  shapeAccount,
  shapeFlairs,
  shapeListing,
  shapeRequirements,
  shapeRules,
  shapeSearch,
} from "./shape-answers.ts";
import { answerError, answerJson, type StandinAnswer } from "./standin-answer.ts";
import type { StandinAccount, StandinCommunity } from "./standin-community.ts";

/** By name, lower-cased. */
export type StandinWorld = {
  communities: Map<string, StandinCommunity>;
  accounts: Map<string, StandinAccount>;
};

type Call = { name: string; query: URLSearchParams };

/** The addresses about one community. */
const COMMUNITY_CALLS: [RegExp, (community: StandinCommunity, call: Call) => StandinAnswer][] = [
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
  if (/^\/subreddits\/search\/?$/.test(url.pathname)) return answerSearch(world, query);
  const [, account] = /^\/user\/([\w-]+)\/about\/?$/.exec(url.pathname) ?? [];
  if (account !== undefined) return answerAccount(world.accounts.get(account.toLowerCase()));
  for (const [pattern, answer] of COMMUNITY_CALLS) {
    const [, name] = pattern.exec(url.pathname) ?? [];
    if (name === undefined) continue;
    const community = world.communities.get(name.toLowerCase());
    return refuseEntry(community) ?? answer(community as StandinCommunity, { name, query });
  }
  return answerError(404, "Not Found");
}

function refuseEntry(community: StandinCommunity | undefined): StandinAnswer | null {
  switch (community?.access) {
    case undefined:
      return faultAnswer("302");
    case "private":
      return faultAnswer("403-private");
    case "gold-only":
      return faultAnswer("403-gold-only");
    case "quarantined":
      return faultAnswer("403-quarantined");
    case "banned":
      return faultAnswer("404-banned");
    case "open":
      return null;
  }
}

function unlessNull<T>(value: T | null, shape: (value: T) => unknown): StandinAnswer {
  return value === null ? answerError(403, "Forbidden") : answerJson(shape(value));
}

function answerNew(community: StandinCommunity, { query }: Call): StandinAnswer {
  const posts = inventPosts(community);
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
