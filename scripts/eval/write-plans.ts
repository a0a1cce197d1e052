import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import type { BriefCommunity } from "#engine/posts/post-brief.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { readCommunity } from "#engine/writer/place/read-community.ts";
import type { PlanEntry } from "#engine/writer/plan/plan.ts";
import { planPosts } from "#engine/writer/plan/plan-posts.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { completePost } from "#engine/writer/word/complete-post.ts";
import type { ComposedPost } from "#engine/posts/post-brief.ts";
import type { Founder } from "./measure-posts.ts";
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

/** What the plan has for each of a founder's communities, worded where it is a post. */
export type Written = { founder: Founder; entry: PlanEntry; post: ComposedPost | null };

export async function writePlans(matcher: MatcherModel, founders: Founder[]): Promise<Written[]> {
  const known = await readKnown(await openCatalogue(), founders);
  return founders.flatMap((founder) => writeFor(founder, matcher, known));
}

function writeFor(founder: Founder, matcher: MatcherModel, known: Map<string, Entry>): Written[] {
  const { name, url, interview } = founder;
  const near = measureNearness(matcher, interview);
  const told = readAnswers({ name, url }, interview);
  const places = founder.communities.map((id) => {
    const entry = known.get(id);
    if (!entry) throw new Error(`${founder.id}: r/${id} is not in the catalogue.`);
    const project = { kind: interview.kind, url, what: told.what };
    return readCommunity(id, entry.community, project, near(entry.modelRow));
  });
  const used = new Set<string>();
  return planPosts(told, places).map((entry) => {
    const post = entry.is === "post" ? completePost(told, entry, used) : null;
    if (post) used.add(post.title);
    return { founder, entry, post };
  });
}

/** All of it as one readable text. */
export function wordPlans(written: Written[]): string {
  return written
    .map(({ founder, entry, post }) => {
      const { place } = entry;
      const heading = `## ${founder.id} ${place.id}: ${place.fullName} (${place.policy.stance.is}, ${place.readers}${place.policy.stance.detail ? `: ${place.policy.stance.detail}` : ""})`;
      if (!post) return `${heading}\n\n${JSON.stringify({ ...entry, place: undefined })}`;
      const titles = post.titles.map((title, index) => `${index + 1}. ${title}`).join("\n");
      const notes = [...post.unmet.map((each) => `unmet: ${each}`), ...post.attachments];
      const end = `*${[post.postType, post.rests.join(" → "), ...notes].join("; ")}*`;
      return [heading, titles, post.content.replaceAll(/^/gm, "> "), end].join("\n\n");
    })
    .join("\n\n");
}

/** How many of each kind there are. */
export function countPlans(written: Written[]): string {
  const tiers = ["rich", "middling", "thin"] as const;
  return tiers
    .map((tier) => {
      const own = written.filter(({ founder }) => founder.tier === tier);
      const count = (is: PlanEntry["is"]) => own.filter(({ entry }) => entry.is === is).length;
      return `${tier}: ${count("post")} posts, ${count("asks")} asks, ${count("told")} told, ${count("closed")} closed`;
    })
    .join("\n");
}
