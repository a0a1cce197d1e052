import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import type { BriefCommunity } from "#engine/posts/post-brief.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import type { Place } from "#engine/writer/place/place.ts";
import {
  type CommunityPlan,
  planProject,
  type ProjectRequest,
} from "#engine/writer/project/plan-project.ts";
import { findShared, findTorn } from "#engine/writer/testing/find-torn.ts";
import { findUntold } from "#engine/writer/testing/find-untold.ts";
import type { Founder } from "./read-founders.ts";
import { type Catalogue, openCatalogue } from "./open-catalogue.ts";

type Entry = { community: BriefCommunity; modelRow: KnownCommunity["modelRow"] };

/** The communities of these founders, as the writer reads them. */
export async function readKnown(
  { lookUp }: Catalogue,
  founders: Founder[],
): Promise<Map<string, Entry>> {
  const ids = [...new Set(founders.flatMap(({ communities }) => communities))];
  const known = await lookUp({ rows: [], ids, language: null });
  return new Map(
    known.map(({ id, facts, policy, modelRow }) => [
      id,
      {
        modelRow,
        community: {
          policy,
          name: facts.name,
          category: facts.category,
          topic: facts.topic,
          keywords: facts.keywords,
          notes: null,
        },
      },
    ]),
  );
}

/** What the plan has for each of a founder's communities. */
export type Written = { founder: Founder; place: Place; plan: CommunityPlan };

export async function writePlans(matcher: MatcherModel, founders: Founder[]): Promise<Written[]> {
  const known = await readKnown(await openCatalogue(), founders);
  return founders.flatMap((founder) => writeFor(founder, matcher, known));
}

/** As the server asks for them, for a project without posts. */
export function askFor(
  founder: Founder,
  matcher: MatcherModel,
  known: Map<string, Entry>,
): ProjectRequest {
  const { name, url, interview } = founder;
  const nearTo = measureNearness(matcher, interview);
  const communities = founder.communities.map((id) => {
    const entry = known.get(id);
    if (!entry) throw new Error(`${founder.id}: r/${id} isn't in our catalogue.`);
    const community = { ...entry.community, near: nearTo(entry.modelRow) };
    return { id, community, hasPost: false };
  });
  return { project: { name, url }, interview, communities, siblings: [] };
}

function writeFor(founder: Founder, matcher: MatcherModel, known: Map<string, Entry>): Written[] {
  const request = askFor(founder, matcher, known);
  const told = readAnswers(request.project, request.interview);
  const plans = planProject(request);
  return request.communities.flatMap(({ id, community }) => {
    const plan = plans.find((each) => each.id === id);
    const place = readPlace(id, community, told);
    return plan ? [{ founder, place, plan }] : [];
  });
}

/** All of it as one readable text. */
export function wordPlans(written: Written[]): string {
  return written
    .map(({ founder, place, plan: { post, alone } }) => {
      const heading = `## ${founder.id} ${place.id}: ${place.fullName} (${place.policy.stance.is}, ${place.readers}${place.policy.stance.detail ? `: ${place.policy.stance.detail}` : ""})`;
      if (!post && alone.is === "post") return `${heading}\n\nOnly instead of another.`;
      if (!post) return `${heading}\n\n${JSON.stringify(alone)}`;
      const titles = post.titles.map((title, index) => `${index + 1}. ${title}`).join("\n");
      const notes = [...post.unmet.map((each) => `unmet: ${each}`), ...post.attachments];
      const end = `*${[post.postType, post.rests.join(" → "), ...notes].join("; ")}*`;
      return [heading, titles, post.content.replaceAll(/^/gm, "> "), end].join("\n\n");
    })
    .join("\n\n");
}

/** Which posts have torn sentences, and what the posts of one project share. */
export function listTorn(written: Written[]): string[] {
  const posts = written.flatMap(({ founder, place, plan: { post } }) =>
    post ? [{ founder, name: founder.name, interview: founder.interview, place, post }] : [],
  );
  const founders = [...new Set(posts.map(({ founder }) => founder))];
  return [
    ...posts.flatMap((each) =>
      findTorn(each).map((torn) => `${each.founder.id} ${each.place.id}: ${torn}`),
    ),
    ...founders.flatMap((founder) =>
      findShared(posts.filter((each) => each.founder === founder)).map(
        (shared) => `${founder.id}: ${shared}`,
      ),
    ),
  ];
}

/** What posts speak of that they have not told; by the machine, so some of these are fine. */
export function listUntold(written: Written[]): string[] {
  return written.flatMap(({ founder: { id, name, interview }, place, plan: { post } }) =>
    post === null
      ? []
      : findUntold({ name, interview, content: post.content }).map(
          (untold) => `${id} ${place.id}: ${untold}`,
        ),
  );
}

/** How many of each kind there are. */
export function countPlans(written: Written[]): string {
  const tiers = ["rich", "middling", "thin"] as const;
  return tiers
    .map((tier) => {
      const own = written.filter(({ founder }) => founder.tier === tier);
      const count = (is: string) => own.filter(({ plan }) => nameState(plan) === is).length;
      return `${tier}: ${count("post")} posts, ${count("instead")} only instead of others, ${count("asks")} asks, ${count("told")} told, ${count("closed")} closed`;
    })
    .join("\n");
}

function nameState({ post, alone }: CommunityPlan): string {
  return post === null && alone.is === "post" ? "instead" : alone.is;
}
