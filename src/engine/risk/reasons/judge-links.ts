import type { Fix } from "#engine/checks/check.ts";
import type { Situation } from "#engine/checks/situation.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import { isHostOf, readHost } from "#engine/drafts/find-links.ts";
import { isAffiliate, isReddit, isShortened } from "#engine/drafts/link-kinds.ts";
import { DISTRUSTED_HOSTS } from "#engine/drafts/promotion-signs.ts";
import type { DraftLink } from "#engine/drafts/read-draft.ts";
import { normBasis, type RiskReason } from "#engine/risk/ban-risk.ts";
import { formatCount } from "#engine/text/format.ts";

const MANY_LINKS = 3;
const TRUSTED_KARMA = 100;

/** What Reddit at large thinks of a draft's links, where no rule of the community has spoken. */
export function judgeLinks(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  const { links } = situation;
  if (links.length === 0) return [];
  return [
    ...(found.has("no-link-shorteners")
      ? []
      : makeReason(links.filter(isShortened), {
          id: "link-shortener",
          points: 65,
          text: "A shortened link hides where it leads, and Reddit filters such links: give the full address.",
          basis: normBasis("Reddit blocks link shorteners on the whole site."),
          fix: remove,
        })),
    ...(found.has("no-affiliate-links") || welcomes(situation, CODES)
      ? []
      : makeReason(links.filter(isAffiliate), {
          id: "affiliate-link",
          points: 32,
          text: "This looks like an affiliate or referral link: use the plain address.",
          basis: normBasis("Most communities treat referral links as spam."),
          fix: remove,
        })),
    ...makeReason(
      welcomes(situation, CHATS)
        ? []
        : links.filter(({ host }) => isHostOf(host, DISTRUSTED_HOSTS)),
      {
        id: "distrusted-link",
        points: 28,
        text: "Moderators distrust links to link lists and chats: they lead readers away without saying where.",
        basis: normBasis("Such links are a habit of spammers, and many filters hold them back."),
        fix: remove,
      },
    ),
    ...judgeNewcomersLink(situation),
    ...judgeCount(situation),
  ];
}

/** Where chats are advertised, people link to chats, and where codes are shared, to codes. */
function welcomes({ policy: { stance } }: Situation, what: RegExp): boolean {
  return stance.is === "welcome" && what.test(stance.detail ?? "");
}

const CHATS = /\b(?:discord|telegram|server)/i;
const CODES = /\breferral/;

function judgeNewcomersLink(situation: Situation): RiskReason[] {
  const { karma } = situation.author;
  if (karma === null || karma >= TRUSTED_KARMA || situation.codes["text-posts-only"]) return [];
  return makeReason(postedLinks(situation), {
    id: "newcomers-link",
    points: 4,
    text: `The post carries a link, and your account has only ${formatCount(karma)} karma.`,
    basis: normBasis(
      "Reddit's spam filter looks hardest at links from accounts with little karma.",
    ),
    fix: move,
  });
}

function judgeCount({ links, projectUrl }: Situation): RiskReason[] {
  const outside = links.filter((link) => !isReddit(link) && !link.isBare);
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

/** The edit section comes later, when the thread is alive. */
function postedLinks({ links }: Situation): DraftLink[] {
  return links.filter((link) => link.field !== "editSection" && !isReddit(link) && !link.isBare);
}

function makeReason(
  links: DraftLink[],
  reason: Omit<RiskReason, "places" | "fix"> & { fix: (links: DraftLink[]) => Fix },
): RiskReason[] {
  if (links.length === 0) return [];
  return [{ ...reason, places: toPlaces(links), fix: reason.fix(links) }];
}

function toPlaces(links: DraftLink[]): DraftPlace[] {
  return links.map(({ field, start, end }) => ({ field, start, end }));
}
