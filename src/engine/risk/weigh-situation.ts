import type { Check } from "#engine/checks/check.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { type BanRisk, normBasis, type RiskReason, type BanRiskLevel } from "./ban-risk.ts";
import { judgeLanguage } from "./reasons/judge-language.ts";
import { judgeLinks, judgeTitle } from "./reasons/judge-draft.ts";
import { LOW_EFFORT_LENGTH } from "#engine/rules/find-effort.ts";
import { isPicture } from "#engine/demands/concerns.ts";
import { ageWhenPosted } from "#engine/demands/account-age.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { countBlanks, findBlanks } from "#engine/drafts/blanks.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { DRAFT_FIELDS } from "#engine/drafts/read-draft.ts";
import { formatCount } from "#engine/text/format.ts";
import { DENIES, FOR_THREAD } from "./fixes/edit-rows.ts";

export type Assessment = {
  checks: Check[];
  risk: BanRisk;
  /** How far the draft promotes. */
  degree: Situation["promotion"]["degree"];
  /** What it was judged as. */
  sort: Situation["sort"];
};

/** Habits of Reddit at large; what a check found already is not found again. */
type Norm = (situation: Situation, found: ReadonlySet<string>) => RiskReason[];

/** The demands of the community one by one, and what they and Reddit's habits come to. */
export function weighSituation(given: Situation, judgeHistory: Norm): Assessment {
  const { postType = null, draft } = given;
  const isInThread = postType === null && FOR_THREAD.test(draft.title);
  const situation: Situation = isInThread ? { ...given, postType: "thread-comment" } : given;
  const checks = checkDraft(situation);
  const demanded = checks.flatMap(toReason);
  const broken = new Set(
    checks.filter(({ finding }) => finding).flatMap(({ id, demand }) => [id, demand ?? id]),
  );
  const norms = [
    judgeAccount,
    judgeLinks,
    judgeHistory,
    judgeOpenness,
    judgeTitle,
    judgeEffort,
    judgeLanguage,
  ];
  const habits = norms.flatMap((judge) => judge(situation, broken));
  const reasons = [...demanded, ...habits].toSorted((a, b) => b.points - a.points);
  const score = scorePoints(reasons.map(({ points }) => points));
  const risk = { level: levelOf(score), score, reasons, notChecked: listUnchecked(situation) };
  return { checks, risk, degree: situation.promotion.degree, sort: situation.sort };
}

/** What weighs this little is no reason to show, but still counts. */
function toReason({ id, label, source, finding }: Check): RiskReason[] {
  if (!finding) return [];
  const basis = source ? ({ kind: "rule", text: label, source } as const) : normBasis(label);
  return [{ ...finding, id, basis }];
}

const MEDIUM_FROM = 25;
const HIGH_FROM = 55;
/** What nobody could check is always left. */
const LEAST = 3;

/** Points as chances in a hundred that go wrong each on its own: many small ones never make a certainty. */
export function scorePoints(points: number[]): number {
  const untroubled = points.reduce((share, each) => share * (1 - clamp(each) / 100), 1);
  return Math.max(LEAST, Math.round(100 * (1 - untroubled)));
}

export function levelOf(score: number): BanRiskLevel {
  if (score >= HIGH_FROM) return "high";
  return score >= MEDIUM_FROM ? "medium" : "low";
}

function clamp(points: number): number {
  return Math.min(Math.max(points, 0), 100);
}

const FEW_WORDS = 40;

/** Whether there is enough to discuss; where pictures or links are posted, a caption is enough. */
function judgeEffort(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  const { postType, draft, policy, links, form } = situation;
  const isLinked = links.length > 0;
  const takesPictures =
    policy.formats?.allowed.some((format) => (format === "link" ? isLinked : format !== "text")) ??
    false;
  if (
    postType === "thread-comment" ||
    found.has("no-low-effort") ||
    takesPictures ||
    isPicture(form) ||
    policy.requirements.some((each) => each.kind === "body" && each.is === "forbidden")
  )
    return [];
  const words = countWords(draft.content, FEW_WORDS);
  const isTiny = draft.title.length + draft.content.length <= LOW_EFFORT_LENGTH;
  if (words >= FEW_WORDS && !isTiny) return [];
  return [
    {
      id: "low-effort",
      points: isTiny ? (isLinked || policy.kind === "qa" ? 6 : 20) : 3,
      text: `${words === 0 ? "There's no text" : `The text has only ${words} ${words === 1 ? "word" : "words"}`}: give readers something to discuss.`,
      basis: normBasis("Very short posts often get removed as low effort."),
      places: [],
      fix: null,
    },
  ];
}

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const LETTERS_A_WORD = 2;

/** No further than about that many. */
function countWords(text: string, most: number): number {
  const trimmed = text.trim();
  const spaced = trimmed ? trimmed.split(/\s+/, most).length : 0;
  if (spaced >= most) return spaced;
  const letters = trimmed.slice(0, most * 20).match(UNSPACED)?.length ?? 0;
  return Math.max(spaced, Math.floor(letters / LETTERS_A_WORD));
}

/** The account against what most communities expect, where no gate of this one has spoken. */
function judgeAccount(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  if (["min-karma", "min-account-age-days", "min-days"].some((gate) => found.has(gate))) return [];
  const { author, at, now, promotion } = situation;
  const days = ageWhenPosted(author, at, now);
  if (author.karma === null && days === null) {
    if (promotion.degree === "none") return [];
    return [makeReason("author-unknown", 3, author.isSomebodyElse ? UNKNOWN_TO_READER : UNKNOWN)];
  }
  const byKarma = author.karma === null ? null : gradeKarma(author.karma);
  const byAge = days === null ? null : gradeAge(days);
  const worst = [byKarma, byAge]
    .filter((grade) => grade !== null)
    .toSorted((a, b) => b.points - a.points)[0];
  return worst ? [makeReason("new-account", worst.points, worst.text)] : [];
}

const UNKNOWN =
  "We don't know your karma or account age. Tell us once and every check will use it.";
const UNKNOWN_TO_READER = "The link doesn't say the account's karma or age.";
const ADVICE = "comment helpfully for a while before you promote anything";

type Grade = { points: number; text: string } | null;

function gradeKarma(karma: number): Grade {
  const has = `Your account has ${formatCount(karma)} karma`;
  if (karma < 0) return { points: 45, text: `${has}, which filters hold back: ${ADVICE}.` };
  if (karma < 10) return { points: 11, text: `${has}: ${ADVICE}.` };
  return karma < 50 ? { points: 7, text: `${has}: ${ADVICE}.` } : null;
}

function gradeAge(days: number): Grade {
  const is = `Your account is only ${days === 1 ? "1 day" : `${formatCount(days)} days`} old`;
  if (days < 3) return { points: 15, text: `${is}: ${ADVICE}.` };
  return days < 14 ? { points: 9, text: `${is}: ${ADVICE}.` } : null;
}

function makeReason(id: string, points: number, text: string): RiskReason {
  const basis = normBasis(
    "Many communities silently remove posts from new accounts, without a rule that says so.",
  );
  return { id, points, text, basis, places: [], fix: null };
}

/** What nobody could check of this community from here, the weightiest first; `NEVER_KNOWN` follows. */
function listUnchecked(situation: Situation): string[] {
  return [...wordRulesKnown(situation), ...wordFormats(situation)];
}

function wordRulesKnown({ policy }: Situation): string[] {
  const { listedRules, stance, fullName } = policy;
  if (!listedRules) {
    // Where nothing is known, the stance says so.
    return stance.is === "unknown"
      ? []
      : [`The exact rules of ${fullName}: we rely on ${wordSource(stance.source)}.`];
  }
  const { count, understood, source } = listedRules;
  if (count === 0)
    return [`${fullName} listed no rules (${wordSource(source)}); it may have some by now.`];
  if (understood >= count) return [`What ${fullName} has changed since (${wordSource(source)}).`];
  return [
    `We understand ${understood} of ${count} rules (${wordSource(source)}). Please read them all on Reddit.`,
  ];
}

/** Codes that say what form a post has there. */
const OF_FORM: ReadonlySet<string> = new Set(["image-required", "text-only", "link-only"]);

function wordFormats({ policy }: Situation): string[] {
  const isKnown = policy.formats !== null || policy.demands.some(({ code }) => OF_FORM.has(code));
  return isKnown ? [] : [`Whether ${policy.fullName} takes texts, links or pictures.`];
}

/** Whether the draft says who speaks, hides nothing, and is finished. */
function judgeOpenness(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  const isSaid = found.has("disclose");
  return [
    ...(isSaid && !isPosing(situation) ? [] : judgeDisclosure(situation)),
    ...judgeHiding(situation),
    ...judgeBlanks(situation),
  ];
}

/** 'Not affiliated, just a happy user', of one's own project. */
function isPosing({ promotion, draft }: Situation): boolean {
  return promotion.isOwn && DENIES.test(draft.content);
}

/** Where makers show their things, nobody takes them for neutral users. */
function weighDisclosure(situation: Situation): number {
  if (isPosing(situation)) return 40;
  const { is } = situation.policy.stance;
  if (is === "welcome") return 4;
  return is === "flair" || is === "weekday" || is === "thread" || is === "value" ? 7 : 15;
}

/** 'We made Tipline': the name may be any. */
const MADE_NAME = /(?:I|[Ww]e) (?:made|built) [A-Z]/;

function judgeDisclosure(situation: Situation): RiskReason[] {
  const { draft, promotion, projectName, postType, sort } = situation;
  // In a promotion thread everybody writes about their own, and who sells something says so.
  if (promotion.degree === "none" || postType === "thread-comment" || sort === "sale") return [];
  const isDisclosed = [draft.title, draft.content].some(
    (text) => MADE_NAME.test(text) || findDisclosure(text, projectName),
  );
  if (isDisclosed) return [];
  return [
    {
      id: "no-disclosure",
      points: weighDisclosure(situation),
      text: "Say it's yours. Makers who pose as users get banned.",
      basis: normBasis("Communities expect you to say when you promote your own work."),
      places: promotion.places,
      fix: { kind: "add-disclosure", label: "Add a sentence that says you made it" },
    },
  ];
}

function judgeHiding({ hidden }: Situation): RiskReason[] {
  if (hidden.length === 0) return [];
  return [
    {
      id: "hidden-words",
      points: 45,
      text: "Some words look disguised to dodge filters: write them plainly.",
      basis: normBasis("Reddit bans accounts that dodge filters."),
      places: hidden,
      fix: null,
    },
  ];
}

function judgeBlanks({ draft }: Situation): RiskReason[] {
  const count = countBlanks(draft);
  if (count === 0) return [];
  const what = count === 1 ? "1 blank is" : `${count} blanks are`;
  return [
    {
      id: "open-blanks",
      points: 14,
      text: `${what} still open: fill in or delete what's in double braces.`,
      basis: normBasis("Readers report form letters as spam."),
      places: DRAFT_FIELDS.flatMap((field) =>
        findBlanks(draft[field] ?? "").map(({ start, end }) => ({ field, start, end })),
      ),
      fix: null,
    },
  ];
}
