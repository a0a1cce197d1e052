import type { RuleCode } from "#engine/rules/rule-codes.ts";
import type { RiskReason } from "../ban-risk.ts";
import { ruleBasis, type Situation } from "../situation.ts";
import { judgePromotionDay } from "./judge-promotion-day.ts";

/** What a community says about promotion; a draft that promotes nothing breaks none of it. */
export function judgePromotionRules(situation: Situation): RiskReason[] {
  if (situation.promotion.degree === "none") return [];
  return [
    ...judgeBans(situation),
    ...judgeThread(situation),
    ...judgePromotionDay(situation),
    ...judgeLimits(situation),
  ];
}

const EXCEPTIONS: RuleCode[] = [
  "promotion-limited",
  "promotion-in-thread-only",
  "promotion-on-day",
  "showcase-on-day",
];

/** A ban that leaves room for a day, a thread or a measure is judged by those. */
function judgeBans(situation: Situation): RiskReason[] {
  if (EXCEPTIONS.some((code) => situation.codes[code] !== undefined)) return [];
  const isMention = situation.promotion.degree === "mention";
  const { fullName } = situation.policy;
  const promotion = makeReason(situation, "no-self-promotion", {
    points: isMention ? 30 : 65,
    text: isMention
      ? `You mention your own work, and ${fullName} bans self-promotion: even a mention may be removed.`
      : `This promotes your own work, and ${fullName} does not allow that.`,
  });
  const apps = makeReason(situation, "no-apps-or-sites", {
    points: weighApps(isMention, promotion.length > 0),
    text: isMention
      ? `You mention what you made, and ${fullName} takes no posts that present one's own app or site.`
      : `This presents your own app or site, and ${fullName} does not take such posts.`,
  });
  return [...promotion, ...apps];
}

// The two rules say much the same: the second adds little to the first.
function weighApps(isMention: boolean, isSecond: boolean): number {
  if (isSecond) return isMention ? 8 : 20;
  return isMention ? 25 : 60;
}

function judgeThread(situation: Situation): RiskReason[] {
  if (situation.postType === "thread-comment") return [];
  const isMention = situation.promotion.degree === "mention";
  const { fullName } = situation.policy;
  return makeReason(situation, "promotion-in-thread-only", {
    points: isMention ? 25 : 55,
    text: isMention
      ? `You mention your own work in a post, and ${fullName} wants that in its promotion thread only.`
      : `${fullName} wants promotion as a comment in its own thread, not as a post.`,
  });
}

function judgeLimits(situation: Situation): RiskReason[] {
  const isMention = situation.promotion.degree === "mention";
  const { fullName } = situation.policy;
  return [
    ...makeReason(situation, "promotion-limited", {
      points: weighLimit(situation),
      text: `${fullName} limits promotion: look up how often and in what form before you post.`,
    }),
    ...makeReason(situation, "ask-moderators-first", {
      points: isMention ? 10 : 20,
      text: `Some posts need approval in ${fullName}: ask its moderators before you post this one.`,
    }),
  ];
}

/** Where the rule is a ban with an exception, the exception is narrow. */
function weighLimit({ codes, promotion }: Situation): number {
  const isBanned = codes["no-self-promotion"] !== undefined;
  if (promotion.degree === "mention") return isBanned ? 12 : 6;
  return isBanned ? 30 : 15;
}

function makeReason(
  situation: Situation,
  code: RuleCode,
  { points, text }: Pick<RiskReason, "points" | "text">,
): RiskReason[] {
  const basis = ruleBasis(situation, code);
  return basis
    ? [{ id: code, points, text, basis, places: situation.promotion.places, fix: null }]
    : [];
}
