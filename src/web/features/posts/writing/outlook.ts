import { wordAnswersMissing, wordMoreAnswers } from "#engine/posts/word-missing.ts";
import { ANSWER_NAMES, type AnswerId } from "#engine/interview/interview.ts";
import { joinWords } from "#engine/text/format.ts";
import type { WritingOutlook } from "#contract/writing.ts";

export type CommunityOutlook = WritingOutlook["communities"][number];
type State = CommunityOutlook["is"];

type Group = { is: State; title: string; items: CommunityOutlook[] };

const TITLES: Record<State, string> = {
  ready: "Ready to write",
  instead: "Instead of one of these",
  asks: "Needs answers from you",
  told: "Nothing new to say yet",
  closed: "Comments rather than posts",
};

/** In the order in which they help; a group without communities is left out. */
export function groupCommunities(communities: readonly CommunityOutlook[]): Group[] {
  return (["ready", "instead", "asks", "told", "closed"] as const).flatMap((is) => {
    const items = communities.filter((community) => community.is === is);
    return items.length > 0 ? [{ is, title: TITLES[is], items }] : [];
  });
}

/** A post for it can be written by itself, whether or not it is among those that are written together. */
export function canBeWritten({ is }: Pick<CommunityOutlook, "is">): boolean {
  return is === "ready" || is === "instead";
}

/** Where one begins unless another was named: what can be written, else what is nearest to it. */
export function pickFirst(
  communities: readonly CommunityOutlook[],
  wanted: string | null,
): CommunityOutlook | null {
  return (
    communities.find(({ subredditId }) => subredditId === wanted) ??
    groupCommunities(communities)[0]?.items[0] ??
    null
  );
}

/** Which community a first draft is for: what can be written once these questions are answered comes first. */
export function pickForQuestions(
  communities: readonly CommunityOutlook[],
  asked: readonly AnswerId[],
): CommunityOutlook | null {
  const countOthers = ({ questions }: CommunityOutlook) =>
    questions.filter((id) => !asked.includes(id)).length;
  // Equal ones stay in their order: the best match first.
  return pickFirst(
    communities.toSorted((a, b) => countOthers(a) - countOthers(b)),
    null,
  );
}

/**
 * Whose questions are asked on the page itself: only where nothing is planned and no post can be written
 * before they are answered, and then until that post is written.
 */
export function findAsking(
  communities: readonly CommunityOutlook[],
  { askedId, hasPlans }: { askedId: string | null; hasPlans: boolean },
): CommunityOutlook | null {
  const asked = communities.find(({ subredditId }) => subredditId === askedId);
  if (asked) return asked;
  if (hasPlans || communities.some(canBeWritten)) return null;
  const asking = communities.filter(({ is }) => is === "asks");
  const [nearest] = asking.toSorted((a, b) => a.questions.length - b.questions.length);
  return nearest ?? null;
}

type Told = Partial<Record<AnswerId, unknown>>;

export function wordMissing(fullName: string, questions: readonly AnswerId[], told: Told): string {
  const open = questions.filter((id) => !told[id]);
  if (open.length === 0 && questions.length > 0)
    return `A good post in ${fullName} needs ${wordFuller(questions)}`;
  return `${wordAnswersMissing(open.length)} missing for a good post in ${fullName}`;
}

/** Asked again although it has an answer, which may be short, used up or marked as not to be used. */
function wordFuller(ids: readonly AnswerId[]): string {
  const noun = ids.length === 1 ? "a fuller answer" : `${ids.length} fuller answers`;
  return `${noun} from you: ${nameAnswers(ids)}`;
}

function nameAnswers(ids: readonly AnswerId[]): string {
  return joinWords(ids.map((id) => lowerFirst(ANSWER_NAMES[id])));
}

/** Why no post can be written for a community yet; said before anybody presses a button. */
export function wordHindrance(community: CommunityOutlook, told: Told): string {
  const { is, fullName, questions, sentence } = community;
  if (is === "asks") return wordWhy(community) ?? `${wordMissing(fullName, questions, told)}.`;
  return sentence ?? `${fullName} takes no posts about projects.`;
}

/** What there is to say beyond how many answers are missing: that others tell it all, or that it is off their subject. */
export function wordWhy({
  questions,
  sentence,
  isOffSubject,
  fullName,
}: CommunityOutlook): string | null {
  if (isOffSubject) return `Your answers aren't about what ${fullName} talks about.`;
  const plain = `${wordAnswersMissing(questions.length)} missing for a good post here.`;
  return sentence === plain ? null : sentence;
}

type Ready = Pick<WritingOutlook, "room" | "ready" | "next">;

/** As many posts as a press of the button writes, and what would make them more; null where there is no room. */
export function wordReady({ room, ready, next }: Ready): string | null {
  if (room === 0) return null;
  const now = Math.min(ready, room);
  const then = next ? Math.min(next.ready, room) : 0;
  const asked = next?.questions ?? [];
  const ask = `Answer ${asked.length === 1 ? "1 question" : `${asked.length} questions`}`;
  if (now === 0) return next ? `${ask}, then ${wordUpTo(then)} ready.` : null;
  const more = then > now ? ` ${wordMore(now, then, asked)}` : "";
  return `${now === 1 ? "1 post is" : `${now} posts are`} ready to be written.${more}`;
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth"];

/** 'A fourth needs one answer: what went wrong.' */
function wordMore(now: number, then: number, asked: readonly AnswerId[]): string {
  const names = nameAnswers(asked);
  const answers = asked.length === 1 ? "one answer" : `${asked.length} answers`;
  if (then === now + 1) return `A ${ORDINALS[then] ?? "further one"} needs ${answers}: ${names}.`;
  return `${then - now} more need ${answers}: ${names}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Where a press of the button would write nothing for want of answers: which ones, and what they give. */
export function findMissing(outlook: Ready): { subredditId: string; sentence: string } | null {
  const { room, ready, next } = outlook;
  const sentence = wordReady(outlook);
  return room > 0 && ready === 0 && next && sentence
    ? { subredditId: next.subredditId, sentence }
    : null;
}

/** Answers of one's own may give fewer posts than those that were imagined. */
function wordUpTo(count: number): string {
  return count === 1 ? "1 post is" : `up to ${count} posts are`;
}

/** What keeps some communities from getting a post while others get theirs. */
export function wordNeeds(asking: readonly CommunityOutlook[], told: Told): string | null {
  const [first, ...others] = asking;
  if (!first) return null;
  const open = first.questions.filter((id) => !told[id]);
  const need =
    open.length > 0 ? `${wordMoreAnswers(open.length)} from you` : wordFuller(first.questions);
  const rest =
    others.length === 0
      ? ""
      : others.length === 1
        ? ` So does ${others[0]?.fullName}.`
        : ` So do ${others.length} other communities.`;
  return `${first.fullName} needs ${need}.${rest}`;
}

type TitleOffer = { text: string; isOwn: boolean };

/**
 * The titles to pick from: those that were offered, and the founder's own, which stays one of them
 * when another is tried.
 */
export function listTitles(
  offered: readonly string[],
  title: string,
  lastOwn: string | null,
): TitleOffer[] {
  const known = [...new Set(offered.map((text) => text.trim()).filter(Boolean))];
  const typed = title.trim();
  const own = typed !== "" && !known.includes(typed) ? typed : lastOwn;
  return [
    ...known.map((text) => ({ text, isOwn: false })),
    ...(own && !known.includes(own) ? [{ text: own, isOwn: true }] : []),
  ];
}
