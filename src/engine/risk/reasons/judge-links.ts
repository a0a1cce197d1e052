import { formatCount } from "#engine/text/format-count.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix, RiskReason } from "../ban-risk.ts";
import { isHostOf, readHost } from "#engine/drafts/find-links.ts";
import { frameLinks } from "../fixes/frame-links.ts";
import { isAffiliate, isBlog, isReddit, isShortened, isVideo } from "#engine/drafts/link-kinds.ts";
import { type DraftLink, normBasis, ruleBasis, type Situation } from "../situation.ts";

const MANY_LINKS = 3;
const TRUSTED_KARMA = 100;

export function judgeLinks(situation: Situation): RiskReason[] {
  if (situation.links.length === 0) return [];
  return [
    ...judgeKinds(situation),
    ...judgeTextOnly(situation),
    ...judgeNewcomersLink(situation),
    ...judgeCount(situation),
  ];
}

function judgeKinds(situation: Situation): RiskReason[] {
  const { fullName } = situation.policy;
  const affiliateRule = ruleBasis(situation, "no-affiliate-links");
  return [
    ...makeReason(situation.links.filter(isShortened), {
      id: "link-shortener",
      points: 65,
      text: "A shortened link hides where it leads, and Reddit filters such links: give the full address.",
      basis:
        ruleBasis(situation, "no-link-shorteners") ??
        normBasis("Reddit blocks link shorteners on the whole site."),
      fix: (links) => (canDropAll(situation.draft, links) ? remove(links) : null),
    }),
    ...makeReason(situation.links.filter(isAffiliate), {
      id: "affiliate-link",
      points: affiliateRule ? 50 : 22,
      text: affiliateRule
        ? `This looks like an affiliate or referral link, and ${fullName} bans those.`
        : "This looks like an affiliate or referral link: use the plain address.",
      basis: affiliateRule ?? normBasis("Many communities treat referral links as spam."),
      fix: remove,
    }),
    ...makeReason(situation.links.filter(isVideo), {
      id: "no-video-links",
      points: 45,
      text: `There is a link to a video or channel, and ${fullName} does not take those.`,
      basis: ruleBasis(situation, "no-video-links"),
      fix: remove,
    }),
    ...makeReason(situation.links.filter(isBlog), {
      id: "no-blogspam",
      points: 20,
      text: `A link to a blog may count as blogspam in ${fullName}: put what it says into the post.`,
      basis: ruleBasis(situation, "no-blogspam"),
      fix: remove,
    }),
  ];
}

function judgeTextOnly(situation: Situation): RiskReason[] {
  return makeReason(postedLinks(situation), {
    id: "text-posts-only",
    points: 12,
    text: `There is a link in the post, and ${situation.policy.fullName} wants text posts only.`,
    basis: ruleBasis(situation, "text-posts-only"),
    fix: move,
  });
}

function judgeNewcomersLink(situation: Situation): RiskReason[] {
  const { karma } = situation.author;
  if (karma === null || karma >= TRUSTED_KARMA || situation.codes["text-posts-only"]) return [];
  return makeReason(postedLinks(situation), {
    id: "newcomers-link",
    points: 10,
    text: `The post carries a link, and your account has only ${formatCount(karma)} karma.`,
    basis: normBasis(
      "Reddit's spam filter looks hardest at links from accounts with little karma.",
    ),
    fix: move,
  });
}

function judgeCount({ links, projectUrl }: Situation): RiskReason[] {
  const outside = links.filter((link) => !isReddit(link));
  if (outside.length <= MANY_LINKS) return [];
  const host = projectUrl && readHost(projectUrl);
  const own = host ? outside.find((link) => isHostOf(link.host, new Set([host]))) : undefined;
  const kept = own ?? outside[0];
  return makeReason(outside, {
    id: "many-links",
    points: 10,
    text: `There are ${outside.length} links: one is enough.`,
    basis: normBasis("Posts with many links look like spam to filters and readers."),
    fix: (all) => ({
      kind: "remove-links",
      label: "Keep one link",
      places: toPlaces(all.filter((link) => link !== kept)),
    }),
  });
}

function remove(links: DraftLink[]): Fix {
  const label = links.length === 1 ? "Remove the link" : "Remove these links";
  return { kind: "remove-links", label, places: toPlaces(links) };
}

function move(links: DraftLink[]): Fix {
  const what = links.length === 1 ? "the link" : "these links";
  const label = `Move ${what} to the edit section`;
  return { kind: "move-link-to-edit", label, places: toPlaces(links) };
}

/** A shortened link has no name to put in its place: it can go only where no sentence needs it. */
function canDropAll(draft: Draft, links: DraftLink[]): boolean {
  const fields = new Set(links.map(({ field }) => field));
  return Array.from(fields).every((field) => {
    const starts = new Set(links.filter((link) => link.field === field).map(({ start }) => start));
    const framed = frameLinks(draft[field] ?? "").filter(({ link }) => starts.has(link.start));
    return framed.every(({ name, isLoose }) => name !== null || isLoose);
  });
}

/** The edit section comes later, when the thread is alive. */
function postedLinks({ links }: Situation): DraftLink[] {
  return links.filter((link) => link.field !== "editSection" && !isReddit(link));
}

function makeReason(
  links: DraftLink[],
  reason: Omit<RiskReason, "places" | "basis" | "fix"> & {
    basis: RiskReason["basis"] | null;
    fix: (links: DraftLink[]) => Fix | null;
  },
): RiskReason[] {
  const { basis } = reason;
  if (links.length === 0 || !basis) return [];
  return [{ ...reason, basis, places: toPlaces(links), fix: reason.fix(links) }];
}

function toPlaces(links: DraftLink[]): DraftPlace[] {
  return links.map(({ field, start, end }) => ({ field, start, end }));
}
