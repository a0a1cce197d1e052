import { type Check, type CheckOutcome, type Finding, type Fix, wordOutcome } from "./check.ts";
import { saysApproved } from "#engine/demands/rows/content-rows.ts";
import { isAlike } from "#engine/demands/is-alike.ts";
import { isOpenFlair } from "./open-flair.ts";
import { readAnswer } from "./ticks.ts";
import type { Situation } from "./situation.ts";
import { STANCE_POINTS } from "./stance-points.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { wordDay, type RuleValue, WEEKDAYS, type Weekday } from "#engine/rules/rule-row.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import { joinWords } from "#engine/text/format.ts";
import { splitTags } from "#engine/text/text-place.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { TALK_FLAIR, WALLED, WANTS_OPEN } from "./stance-rows.ts";

const STANCE = "stance";

/** What the community lets its members do with their own projects, held against the draft; what is noted beside it nobody looks for. */
export function checkStance(situation: Situation): [Check, ...Check[]] {
  const { stance, stanceWords } = situation.policy;
  const judged = judge(situation);
  const softened = stance.source.kind === "hint" ? soften(judged) : judged;
  const { outcome, points, text, fix, question = null } = softened;
  const more = nameMore(situation);
  const isPassed = outcome === "kept" && situation.promotion.degree !== "none";
  const check: Check = {
    id: STANCE,
    kind: "stance",
    label: more && !isPassed ? `${stanceWords} (${more})` : stanceWords,
    outcome,
    message: wordOutcome(outcome),
    source: stance.source,
    question,
    finding: points > 0 ? { points, text, fix, places: situation.promotion.places } : null,
  };
  return more && isPassed
    ? [check, { ...check, id: "stance-detail", label: more, outcome: "read", finding: null }]
    : [check];
}

/** What is known of it beyond its words. */
function nameMore({ policy: { stance, stanceWords } }: Situation): string | null {
  const { is, detail } = stance;
  return is === "value" || is === "flair" || stanceWords.includes(detail ?? "") ? null : detail;
}

type Judgement = Pick<Finding, "points" | "text" | "fix"> & Pick<Check, "outcome" | "question">;

function judge(situation: Situation): Judgement {
  const { promotion, policy } = situation;
  const { is } = policy.stance;
  if (promotion.degree === "none") return judgeOrdinaryPost(situation);
  if (isForeignToMarket(situation)) {
    return broken(
      situation,
      "closed",
      `${policy.fullName} is for members who trade goods. A project doesn't belong there.`,
    );
  }
  switch (is) {
    case "welcome":
      return kept(situation);
    case "flair":
      return judgeFlair(situation);
    case "weekday":
      return judgeDay(situation);
    case "thread":
      if (situation.postType === "thread-comment") {
        return kept(situation);
      }
      return broken(
        situation,
        is,
        `${policy.fullName} wants this as a comment in its promotion thread, not as a post.`,
      );
    case "share":
      return judgeShare(situation);
    case "value":
      if (isWalled(situation)) {
        return broken(
          situation,
          "closed",
          `${policy.fullName} wants sites that ask for no account.`,
        );
      }
      return promotion.nature === "advert"
        ? broken(
            situation,
            is,
            `This reads like an advert, and ${policy.fullName} allows no adverts: say what you learned, and let the project come second.`,
          )
        : {
            ...kept(
              situation,
              `It mentions your own work, which ${policy.fullName} accepts in a post that is useful to readers.`,
            ),
            // Where things are shown, what shows one is of use.
            outcome: promotion.nature === "share" && policy.kind !== "showcase" ? "read" : "kept",
          };
    case "ask":
      return judgeApproval(situation);
    case "closed":
      return broken(
        situation,
        is,
        `${names(situation)}, and ${policy.fullName} is closed to promotion: take part in comments instead.`,
      );
    case "no-place":
      return broken(
        situation,
        is,
        `${names(situation)}, and ${policy.fullName} isn't a place for projects.`,
      );
    case "unknown":
      return {
        ...broken(situation, is, wordUnknown(situation)),
        outcome: "read",
      };
  }
}

/** Some places want nothing that asks visitors for an account. */
function isWalled({ policy, draft }: Situation): boolean {
  return WANTS_OPEN.test(policy.stance.detail ?? "") && WALLED.test(draft.content);
}

/** A ban is kept by what promotes nothing; a condition of promotion says nothing about it. What a market takes nobody looked at. */
const WITHOUT_PROMOTION: Partial<Record<Stance, CheckOutcome>> = {
  value: "kept",
  closed: "kept",
  "no-place": "kept",
  unknown: "read",
};

/** What nobody promotes breaks no rule on promotion; unknown rules stay a risk. */
function judgeOrdinaryPost({ policy }: Situation): Judgement {
  const { is } = policy.stance;
  if (is !== "unknown" || (policy.listedRules?.understood ?? 0) > 0) {
    const outcome = policy.kind === "market" ? "read" : (WITHOUT_PROMOTION[is] ?? "note");
    return { outcome, points: 0, text: "", fix: null };
  }
  return { outcome: "read", points: 9, text: wordUnknown({ policy }), fix: null };
}

function wordUnknown({ policy }: Pick<Situation, "policy">): string {
  return `We don't know what ${policy.fullName} allows: read its rules on Reddit, or paste them here.`;
}

function names({ promotion, projectName, draft }: Situation): string {
  const text = `${draft.title}\n${draft.content}\n${draft.editSection ?? ""}`;
  const isNamed = findNames(text, projectName).length > 0;
  // A project that the text does not name is not what it promotes.
  const what = (isNamed && projectName?.trim()) || "your own work";
  return promotion.degree === "mention" ? `You mention ${what}` : `This promotes ${what}`;
}

/** A mention in passing weighs about half. */
const MENTION_SHARE = 0.55;

function weigh({ promotion }: Situation, is: Stance): number {
  const { advert, lesson } = STANCE_POINTS[is];
  const points = promotion.nature === "advert" ? advert : lesson;
  return promotion.degree === "mention" ? Math.round(points * MENTION_SHARE) : points;
}

function broken(situation: Situation, is: Stance, text: string): Judgement {
  return { outcome: "broken", points: weigh(situation, is), text, fix: null };
}

function kept(
  { policy, promotion }: Situation,
  text = `This is promotion, which ${policy.fullName} allows.`,
): Judgement {
  const { advert, kept: points } = STANCE_POINTS[policy.stance.is];
  const isPlainAdvert = policy.stance.is === "welcome" && promotion.nature === "advert";
  return { outcome: "kept", points: isPlainAdvert ? advert : points, text, fix: null };
}

/** A hint is neither a permission nor a verdict: it lies between what it says and not knowing. */
function soften(judged: Judgement): Judgement {
  const unknown = STANCE_POINTS.unknown.lesson;
  if (judged.points === 0 && judged.text === "") return judged;
  const outcome = judged.outcome === "broken" && judged.points >= 55 ? "broken" : "read";
  return { ...judged, outcome, question: null, points: Math.round((judged.points + unknown) / 2) };
}

/** What another flair costs less than none: of 6 drafts with one that was not for talk, 5 were fine. */
const OTHER_FLAIR = 22;

function judgeFlair(situation: Situation): Judgement {
  const { draft, policy, postType } = situation;
  const { flairs } = policy.stance;
  const chosen = isOpenFlair(draft.flair) ? "" : (draft.flair ?? "").trim();
  const marks = [chosen, ...splitTags(draft.title)].filter(Boolean);
  const isMarked =
    flairs.length === 0
      ? marks.length > 0
      : marks.some((mark) => flairs.some((flair) => isAlike(mark, flair)));
  if (isMarked || postType === "thread-comment") {
    return kept(situation);
  }
  const wanted =
    flairs.length > 0
      ? joinWords(
          flairs.map((flair) => `“${flair}”`),
          "or",
        )
      : "the right flair or tag";
  const text = `${policy.fullName} allows this only with ${wanted}${chosen ? `, not with “${chosen}”` : ""}.`;
  const [flair] = flairs;
  const fix: Fix | null = flair
    ? { kind: "choose-flair", label: `Choose the flair “${flair}”`, flair }
    : null;
  const judged = broken(situation, "flair", text);
  // A flair that is none for talk may be right where others are noted.
  if (chosen && !TALK_FLAIR.test(chosen)) judged.points -= OTHER_FLAIR;
  return { ...judged, fix };
}

function judgeDay(situation: Situation): Judgement {
  const { at, policy } = situation;
  const { day } = policy.stance;
  const fix = situation.moveToGoodTime();
  if (day === null) {
    const text = `${policy.fullName} has a set day for this, and we don't know which: look it up first.`;
    return { ...broken(situation, "unknown", text), outcome: "read" };
  }
  const rule = `${policy.fullName} allows this only ${wordDay(day) ?? ""}`;
  if (!at) {
    const text = `No time is set, and ${rule} (we count days in UTC).`;
    return { ...broken(situation, "flair", text), outcome: "read", fix };
  }
  if (isOnDay(at, day) && policy.stance.flairs.length > 0) return judgeFlair(situation);
  if (isOnDay(at, day)) return kept(situation);
  const weekday = utcWeekday(at);
  const named = beginLarge(weekday);
  return {
    ...broken(situation, "weekday", `You planned it for a ${named} (UTC), and ${rule}.`),
    fix,
  };
}

/** Of 21 drafts that promoted with less karma than this where only regulars may, moderators kept none; of 30 with more, 17. */
const KARMA_OF_REGULARS = 100;

function judgeShare(situation: Situation): Judgement {
  const { policy, author, answers = [] } = situation;
  const text = `${policy.fullName} takes promotion only from regulars. Are you one of them?`;
  const isNew = author.karma !== null && author.karma < KARMA_OF_REGULARS;
  // Nobody knows from here whether somebody took part.
  const answer = readAnswer(answers, STANCE);
  const question = { text, answer };
  if (answer) return { ...kept(situation), question };
  const judged = broken(situation, isNew || answer === false ? "flair" : "share", text);
  return { ...judged, outcome: answer === null ? "asked" : "broken", question };
}

function judgeApproval(situation: Situation): Judgement {
  const { policy } = situation;
  if (saysApproved(situation)) return kept(situation);
  const text = `${policy.fullName} wants you to ask first: write to its moderators before you post this.`;
  return { ...broken(situation, "ask", text), outcome: "read" };
}

/** In markets members sell what they have; a thing that is none of those goods is an advert. */
function isForeignToMarket({ policy: { stance }, draft }: Situation): boolean {
  return new RegExp(stance.foreign ?? "$^", "i").test(`${draft.title}\n${draft.content}`);
}

/** True where the rule's day is the UTC day of that moment. */
export function isOnDay(at: Date, day: RuleValue): boolean {
  return isDay(utcWeekday(at), day);
}

function utcWeekday(at: Date): Weekday {
  return WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? "monday";
}

function isDay(weekday: Weekday, day: RuleValue): boolean {
  if (day === "weekend") return weekday === "saturday" || weekday === "sunday";
  return weekday === day;
}
