import { RULES } from "#engine/rules/rule-table.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { type RiskReason, normBasis, ruleBasis } from "#engine/risk/ban-risk.ts";
import { HYPE_WORDS, SALES_CALLS, SALES_OFFERS } from "#engine/drafts/giveaway-rows.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { findMachineVoice, type MachineVoice } from "#engine/drafts/read-draft.ts";
import { squeezeSpaces } from "#engine/text/characters.ts";

/** Words that sell, boast, insult, or sound like a machine. */
export function judgeLanguage(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  return [
    ...judgeSelling(situation),
    ...judgeHype(situation),
    ...judgeMachineVoice(situation),
    ...(found.has("be-respectful") ? [] : judgeInsults(situation)),
    ...(found.has("no-dm-requests") ? [] : judgeMessages(situation)),
  ];
}

function judgeMessages({ messageRequests: places }: Situation): RiskReason[] {
  if (places.length === 0) return [];
  return [
    {
      id: "dm-request",
      points: 10,
      text: "This asks for private messages: answer in the comments instead.",
      basis: normBasis("Spammers and scammers ask for private messages."),
      places,
      fix: null,
    },
  ];
}

/** No community keeps a post that insults people, whether its rules say so or not. */
function judgeInsults(situation: Situation): RiskReason[] {
  const { detection, gravity } = RULES["be-respectful"];
  const places = detection.by === "draft" ? detection.find(situation) : [];
  if (places.length === 0) return [];
  return [
    {
      id: "insult",
      points: gravity,
      text: "This can read as an insult: say what happened, not what somebody is.",
      basis: normBasis("Reddit's own rules forbid harassment."),
      places,
      fix: null,
    },
  ];
}

/** 'Sign up' and '20% off' sell only where the draft promotes something. */
function judgeSelling(situation: Situation): RiskReason[] {
  if (situation.promotion.degree === "none") return [];
  const places = inOrder([SALES_OFFERS, SALES_CALLS].flatMap((words) => situation.find(words)));
  if (places.length === 0) return [];
  const rule = ruleBasis(situation, "no-self-promotion");
  return [
    {
      id: "sales-words",
      points: Math.min((rule ? 10 : 6) + 3 * places.length, 24),
      text: `Sales words (${quoteWords(situation, places)}): say what it does instead.`,
      basis: rule ?? normBasis("Posts that sell get reported as spam."),
      places,
      fix: null,
    },
  ];
}

function judgeHype(situation: Situation): RiskReason[] {
  const places = situation.find(HYPE_WORDS);
  // 'Boring in the best way' about somebody else's software sells nothing.
  if (places.length === 0 || situation.promotion.degree === "none") return [];
  const label = places.length === 1 ? "Remove the word" : "Remove these words";
  const fix: Fix = { kind: "remove-words", label, places };
  return [
    {
      id: "hype-words",
      points: Math.min(2 + 2 * places.length, 14),
      text: `A fact convinces more than ${quoteWords(situation, places)}.`,
      basis: normBasis("Redditors distrust people who praise their own work."),
      places,
      fix,
    },
  ];
}

function judgeMachineVoice(situation: Situation): RiskReason[] {
  const found = findMachineVoice(situation);
  const isAsked = situation.policy.demands.some(({ code }) => code === "sections");
  const voice = isAsked ? { ...found, furniture: [] } : found;
  const { phrases, dashes, furniture } = voice;
  const places = [...phrases, ...dashes, ...furniture];
  if (places.length === 0) return [];
  const rule = ruleBasis(situation, "no-ai-content");
  const points = Math.min(2 + 4 * phrases.length + (places.length > phrases.length ? 4 : 0), 28);
  return [
    {
      id: "machine-voice",
      points: rule ? 12 + points : points,
      text: `${nameSigns(situation, voice)} can sound like AI: use your own words.`,
      basis: rule ?? normBasis("Readers report what sounds like AI, and moderators remove it."),
      places: inOrder(places),
      fix: null,
    },
  ];
}

function nameSigns(situation: Situation, { phrases, dashes, furniture }: MachineVoice): string {
  if (phrases.length > 0) return quoteWords(situation, phrases);
  if (dashes.length > 0) return "So many long dashes";
  return furniture.length > 0 ? "Headings and bold lists" : "";
}

const MOST_QUOTED = 3;

/** "'buy', 'download' and 2 more" */
function quoteWords({ draft }: Situation, places: DraftPlace[]): string {
  const words = places.map(({ field, start, end }) => (draft[field] ?? "").slice(start, end));
  const unique = [...new Set(words.map((word) => squeezeSpaces(word.toLowerCase())))];
  const quoted = unique.slice(0, MOST_QUOTED).map((word) => `'${word}'`);
  const more = unique.length - quoted.length;
  if (more > 0) return `${quoted.join(", ")} and ${more} more`;
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1) ?? ""}`
    : (quoted[0] ?? "");
}

function inOrder(places: DraftPlace[]): DraftPlace[] {
  return places.toSorted((a, b) =>
    a.field === b.field ? a.start - b.start : a.field === "title" ? -1 : 1,
  );
}
