import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { RiskReason } from "./ban-risk.ts";
import { canCalm } from "./fixes/calm-title.ts";
import { frameLinks } from "./fixes/frame-links.ts";
import { suggestFlair } from "./fixes/suggest-flair.ts";
import type { Assessment } from "./weigh-situation.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import { HANGS_ON_NEXT, WORD_GOES_ON } from "./fixes/edit-rows.ts";
import { isSpace } from "#engine/text/is-space.ts";

type Judged = { draft: Draft; policy: Policy; projectName: string | null };

/** A verdict with those fixes alone that can be made; nothing else of it changes. */
export function offerFixes(assessment: Assessment, judged: Judged): Assessment {
  const { risk, degree } = assessment;
  const isOffTopic = risk.reasons.some(({ id }) => id === "on-topic");
  const reasons = risk.reasons.map((reason) => {
    const isOfFlair = reason.id === "flair" || reason.fix?.kind === "choose-flair";
    // A flair for other things is no way in.
    if (isOffTopic && isOfFlair) return { ...reason, fix: null };
    if (reason.id === "flair") return { ...reason, fix: suggestFlair(judged.policy, degree) };
    return canMake(reason, judged) ? reason : { ...reason, fix: null };
  });
  return { ...assessment, risk: { ...risk, reasons } };
}

function canMake({ id, places }: RiskReason, { draft, projectName }: Judged): boolean {
  switch (id) {
    case "title-shouts":
      return canCalm(draft, projectName);
    case "link-shortener":
      return canDropAll(draft, places);
    case "hype-words":
      return places.every((place) => isDroppable(draft[place.field] ?? "", place));
    default:
      return true;
  }
}

/** A shortened link has no name to put in its place: it can go only where no sentence needs it. */
function canDropAll(draft: Draft, links: DraftPlace[]): boolean {
  const fields = new Set(links.map(({ field }) => field));
  return Array.from(fields).every((field) => {
    const starts = new Set(links.filter((link) => link.field === field).map(({ start }) => start));
    const framed = frameLinks(draft[field] ?? "").filter(({ link }) => starts.has(link.start));
    return framed.every(({ name, isLoose }) => name !== null || isLoose);
  });
}

/** True where the sentence stands without the word: right before the word it describes, in no list. */
function isDroppable(text: string, { start, end }: TextPlace): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  return (
    WORD_GOES_ON.test(after) && isSpace(before, before.length - 1) && !HANGS_ON_NEXT.test(before)
  );
}
