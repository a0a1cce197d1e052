import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { type RiskReason, normBasis } from "../ban-risk.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { findPlaces } from "#engine/text/text-place.ts";
import { CLICKBAIT, EMOJI, EXCLAMATIONS, OF_CHATS } from "../title-rows.ts";
import { findShouting, LONG_TITLE } from "../title-style.ts";
import type { Fix } from "#engine/checks/check.ts";
import { isHostOf, readHost } from "#engine/drafts/find-links.ts";
import {
  isAffiliate,
  isReddit,
  isShortened,
  postedLinks,
  toPlaces,
} from "#engine/drafts/link-kinds.ts";
import { DISTRUSTED_HOSTS } from "#engine/drafts/promotion-rows.ts";
import type { DraftLink } from "#engine/drafts/read-draft.ts";
import { formatCount } from "#engine/text/format.ts";

const SHORT_TITLE = 12;

export function judgeTitle(situation: Situation): RiskReason[] {
  // A comment in a thread has no title of its own.
  if (situation.postType === "thread-comment") return [];
  const { title } = situation.draft;
  return [...judgeLength(title), ...judgeStyle(title, situation.policy.kind === "news" ? 2 : 1)];
}

function judgeLength(title: string): RiskReason[] {
  const whole = { field: "title" as const, start: 0, end: title.length };
  const { length } = title.trim();
  const shorten = { kind: "shorten-title" as const, label: "Shorten the title" };
  if (length > MAX_TITLE_LENGTH) {
    const text = `The title has ${length} characters, and Reddit takes ${MAX_TITLE_LENGTH}.`;
    const basis = normBasis("Reddit refuses longer titles.");
    return [{ id: "title-too-long", points: 60, text, basis, places: [whole], fix: shorten }];
  }
  if (length > LONG_TITLE) {
    const text = `The title has ${length} characters: say the main thing in under ${LONG_TITLE}.`;
    const basis = normBasis("Feeds cut long titles off.");
    return [{ id: "title-long", points: 5, text, basis, places: [whole], fix: shorten }];
  }
  if (length >= SHORT_TITLE) return [];
  return [
    {
      id: "title-short",
      points: length === 0 ? 20 : 8,
      text:
        length === 0
          ? "There's no title: Reddit takes no post without one."
          : "The title is too short: say what the post is about.",
      basis: normBasis("Vague titles often get removed as low effort."),
      places: length === 0 ? [] : [whole],
      fix: null,
    },
  ];
}

/** News keep the headline of the article, and any other weighs twice as much. */
function judgeStyle(title: string, weight: number): RiskReason[] {
  const calm = { kind: "calm-title" as const, label: "Calm the title" };
  const find = (pattern: RegExp) =>
    findPlaces(title, pattern).map(({ start, end }) => ({ field: "title" as const, start, end }));
  const exclamations = find(EXCLAMATIONS);
  const shouting = [
    ...findShouting(title).map(({ start, end }) => ({ field: "title" as const, start, end })),
    ...(countMarks(title) > 1 ? exclamations : []),
  ];
  const emoji = find(EMOJI);
  const clickbait = find(CLICKBAIT);
  const reasons: RiskReason[] = [];
  if (shouting.length > 0) {
    reasons.push({
      id: "title-shouts",
      points: 12 * weight,
      text: "The title shouts: write it as you would say it.",
      basis: normBasis("Filters take capitals and exclamation marks for advertising."),
      places: shouting.toSorted((a, b) => a.start - b.start),
      fix: calm,
    });
  }
  if (emoji.length > 0) {
    reasons.push({
      id: "title-emoji",
      points: 6 * weight,
      text: "The title has emoji: write it in plain words.",
      basis: normBasis("Emoji look like advertising, and some filters catch them."),
      places: emoji,
      fix: calm,
    });
  }
  if (clickbait.length > 0) {
    reasons.push({
      id: "title-clickbait",
      points: 12 * weight,
      text: "The title teases: say what the reader will find.",
      basis: normBasis("Most communities vote clickbait down."),
      places: clickbait,
      fix: null,
    });
  }
  return reasons;
}

function countMarks(title: string): number {
  return title.split("!").length - 1;
}

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
          text: "Reddit filters shortened links: give the full address.",
          basis: normBasis("Reddit blocks link shorteners everywhere."),
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
        text: "Moderators distrust links to link lists and chats: name the page itself.",
        basis: normBasis("Spammers use such links, and many filters catch them."),
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

const CHATS = OF_CHATS;
const CODES = /\breferral/;

function judgeNewcomersLink(situation: Situation): RiskReason[] {
  const { karma } = situation.author;
  if (karma === null || karma >= TRUSTED_KARMA || situation.codes["text-posts-only"]) return [];
  return makeReason(postedLinks(situation), {
    id: "newcomers-link",
    points: 4,
    text: `The post has a link, and your account has only ${formatCount(karma)} karma.`,
    basis: normBasis("Reddit's spam filter is hardest on links from low-karma accounts."),
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
    basis: normBasis("Many links look like spam."),
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

function makeReason(
  links: DraftLink[],
  reason: Omit<RiskReason, "places" | "fix"> & { fix: (links: DraftLink[]) => Fix },
): RiskReason[] {
  if (links.length === 0) return [];
  return [{ ...reason, places: toPlaces(links), fix: reason.fix(links) }];
}
