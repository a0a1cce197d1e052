import { countMissing, countMore } from "#engine/posts/count-missing.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { WritingOutlook } from "#contract/writing.ts";

export type CommunityOutlook = WritingOutlook["communities"][number];
type State = CommunityOutlook["is"];

type Group = { is: State; title: string; items: CommunityOutlook[] };

const TITLES: Record<State, string> = {
  ready: "Ready to write",
  asks: "Needs answers from you",
  closed: "Not open to posts",
};

/** In the order in which they help; a group without communities is left out. */
export function groupCommunities(communities: readonly CommunityOutlook[]): Group[] {
  return (["ready", "asks", "closed"] as const).flatMap((is) => {
    const items = communities.filter((community) => community.is === is);
    return items.length > 0 ? [{ is, title: TITLES[is], items }] : [];
  });
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
  if (hasPlans || communities.some(({ is }) => is === "ready")) return null;
  return communities.find(({ is }) => is === "asks") ?? null;
}

export function wordMissing(fullName: string, questions: readonly unknown[]): string {
  return `${countMissing(questions.length)} missing for a good post in ${fullName}`;
}

/** Why no post can be written for a community yet; said before anybody presses a button. */
export function wordHindrance({ is, fullName, questions, sentence }: CommunityOutlook): string {
  if (is === "asks") return `${wordMissing(fullName, questions)}.`;
  return sentence ?? `${fullName} takes no posts about projects.`;
}

/** What keeps some communities from getting a post while others get theirs. */
export function wordNeeds(asking: readonly CommunityOutlook[]): string | null {
  const [first, ...others] = asking;
  if (!first) return null;
  const need = `${countMore(first.questions.length)} from you`;
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
