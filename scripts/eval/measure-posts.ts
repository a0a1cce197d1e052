import * as z from "zod";
import { Interview } from "#contract/interview.ts";
import { AI_PHRASES, HYPE_WORDS } from "#engine/drafts/giveaway-phrases.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { compareTexts } from "#engine/text/word-similarity.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { composePost } from "#engine/posts/compose-post.ts";
import type { BriefCommunity, Composition, Sibling } from "#engine/posts/post-brief.ts";
import { countFewest } from "#engine/posts/shapes/fill-shapes.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { readLines } from "./read-lines.ts";

const Founder = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  tier: z.enum(["rich", "middling", "thin"]),
  communities: z.array(z.string()),
  interview: Interview.omit({ isKindChosen: true }),
});
export type Founder = z.output<typeof Founder>;

/** One community's post for one founder, with what a machine can find fault with. */
export type WrittenPost = {
  id: string;
  founder: Founder;
  community: BriefCommunity;
  composition: Composition;
  findings: string[];
};

export function readFounders(file: string): Founder[] {
  return readLines(file, Founder);
}

/** Every founder's post for each of their communities, each knowing the ones before. */
export async function writePosts(founders: Founder[]): Promise<WrittenPost[]> {
  const communities = await readCommunities(new Set(founders.flatMap((each) => each.communities)));
  return founders.flatMap((founder) => {
    const siblings: Sibling[] = [];
    return founder.communities.map((id, index): WrittenPost => {
      const community = communities.get(id);
      if (!community) throw new Error(`${founder.id}: r/${id} isn't in our catalogue.`);
      const { name, url, interview } = founder;
      const brief = { project: { name, url }, interview, community, siblings: [...siblings] };
      const composition = composePost(brief, index);
      const findings = composition.is === "post" ? findFaults(composition, siblings, community) : []; // prettier-ignore
      if (composition.is === "post") siblings.unshift(composition.post);
      return { id: `${founder.id} ${id}`, founder, community, composition, findings };
    });
  });
}

/** From here on the check of drafts takes one for a copy. */
const NEARLY_SAME = 0.6;

function findFaults(
  { post }: Extract<Composition, { is: "post" }>,
  siblings: Sibling[],
  { policy }: BriefCommunity,
): string[] {
  const words = countWords(post.content.replaceAll(/https?:\/\/\S+/g, ""));
  const [fewest, most] = post.postType === "thread-comment" ? [40, 90] : [countFewest(policy), 220]; // prettier-ignore
  const text = `${post.title}\n${post.content}`;
  const alike = Math.max(0, ...siblings.map((other) => compareTexts(post.content, other.content)));
  return [
    `${words} words${words < fewest || words > most ? " (!)" : ""}`,
    `${Math.round(100 * alike)}% like another post${alike > NEARLY_SAME ? " (!)" : ""}`,
    ...(countBlanks(post) > 0 ? [`${countBlanks(post)} blanks (!)`] : []),
    ...(siblings.some(({ title }) => title === post.title) ? ["title of another post (!)"] : []),
    ...[...(text.match(AI_PHRASES) ?? []), ...(text.match(HYPE_WORDS) ?? [])].map((phrase) => `machine voice: ${phrase} (!)`), // prettier-ignore
    ...post.unmet.map((sentence) => `unmet: ${sentence}`),
    ...post.attachments.map((sentence) => `note: ${sentence}`),
  ];
}

async function readCommunities(ids: Set<string>): Promise<Map<string, BriefCommunity>> {
  const { lookUp } = await openCatalogue();
  const known = await lookUp({ rows: [], ids: [...ids], language: null });
  return new Map(
    known.map(({ id, facts, policy }) => [
      id,
      {
        policy,
        name: facts.name,
        category: facts.category,
        topic: facts.topic,
        keywords: facts.keywords,
        notes: null,
      },
    ]),
  );
}
