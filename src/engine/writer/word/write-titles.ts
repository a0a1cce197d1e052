import { isCampaign } from "#engine/posts/introduce.ts";
import { namesCommunity } from "../place/names-community.ts";
import type { Place, Readers } from "../place/place.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import { isAbout } from "./is-about.ts";
import { findMatter, type Told } from "../told/told.ts";
import {
  type Idea,
  listFigures,
  listQuestions,
  listStories,
  listThings,
  listWays,
  LONGEST,
  LONGEST_FIRST,
  SHORTEST,
  type Title,
} from "./list-titles.ts";
import type { WrittenPost } from "./written-post.ts";

/** What each sort of readers votes for first; what went wrong says nothing to those who don't know the thing. */
const THING_FIRST: readonly Idea[] = ["thing", "story", "question", "figure", "way", "lesson"];
const STORY_FIRST: readonly Idea[] = ["story", "thing", "question", "figure", "way", "lesson"];
const FIRST: Record<Readers, readonly Idea[]> = {
  makers: STORY_FIRST,
  developers: THING_FIRST,
  trade: THING_FIRST,
  showcase: THING_FIRST,
  hobby: STORY_FIRST,
  neighbours: STORY_FIRST,
  audience: STORY_FIRST,
};

/** Where people talk, their own question is the best title, if the post begins with the founder's own answer to it. */
const TALK: ReadonlySet<Readers> = new Set<Readers>([
  "hobby",
  "neighbours",
  "audience",
  "developers",
  "trade",
]);

/** Those who look at what was made or measured vote for that, and not for what somebody wants. */
const LOOKS: ReadonlySet<Readers> = new Set<Readers>(["showcase", "developers"]);
/** A question that is farther from what they talk about is no title for them; developers hear many that are about the users of a thing. */
const LEAST_NEAR = 0.05;
const LEAST_NEAR_OF_DEVELOPERS = 0.2;

function rankIdeas(
  told: Told,
  { readers, name, near }: Place,
  { opening, question }: PlannedMatter,
): readonly Idea[] {
  if (LOOKS.has(readers) && isCampaign(told.interview, told.what ?? ""))
    return ["figure", ...FIRST[readers]];
  const least = readers === "developers" ? LEAST_NEAR_OF_DEVELOPERS : LEAST_NEAR;
  const isNear = question !== null && (near?.answers[question] ?? least) >= least;
  const isAnswered = opening === "scene" && question === "askReaders" && TALK.has(readers);
  const asked = question ? (findMatter(told, question)?.sentences.join(" ") ?? "") : "";
  // 'What is the oldest pair you own?' does not say of what.
  const isClear = isAbout(told, asked) || namesCommunity(asked, name);
  return isAnswered && isClear && isNear ? ["question", ...FIRST[readers]] : FIRST[readers];
}

/** Whole sentences or whole clauses, the best idea first; none that another post of the project has. */
export function writeTitles(
  told: Told,
  place: Place,
  planned: PlannedMatter,
  used: ReadonlySet<string>,
): Pick<WrittenPost, "titles" | "spare"> {
  const all = [
    ...listThings(told),
    ...listStories(told, planned),
    ...listQuestions(told, planned),
    ...listFigures(told, planned),
    ...listWays(told, planned),
  ];
  const fresh = all.filter(({ text }) => !used.has(text) && text.length >= SHORTEST);
  const ranks = rankIdeas(told, place, planned);
  const ordered = fresh.toSorted((a, b) => ranks.indexOf(a.idea) - ranks.indexOf(b.idea));
  const firsts = ordered.filter(
    ({ idea }, at) => ordered.findIndex((each) => each.idea === idea) === at,
  );
  const rest = ordered.filter((title) => !firsts.includes(title));
  // A post that has used up all ways to say what it is begins with what happened, and never with what went wrong.
  const leads = [...firsts, ...rest].filter(
    ({ idea }) => idea === "thing" || idea === "story" || idea === ranks[0],
  );
  const lead =
    leads.find(canLead) ??
    leads.find(({ text }) => text.length <= LONGEST) ??
    firsts.find(canLead) ??
    leads[0];
  const offered = [...(lead ? [lead] : []), ...firsts.filter(({ idea }) => idea !== lead?.idea)];
  const spare = ordered.filter((title) => !offered.includes(title));
  return { titles: textsOf(offered), spare: textsOf(spare) };
}

function canLead({ text }: Title): boolean {
  return text.length <= LONGEST_FIRST;
}

function textsOf(titles: readonly Title[]): string[] {
  return titles.map(({ text }) => text);
}
