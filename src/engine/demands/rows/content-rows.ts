import type { DraftPlace } from "#engine/drafts/draft.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { findMachineVoice } from "#engine/drafts/read-draft.ts";
import type { PostSort } from "#engine/sorts/sort.ts";
import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import { RULES, type RuleCode } from "#engine/rules/rule-table.ts";
import { isLanguage, nameLanguage } from "#engine/text/languages.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import { looksLike, saysAiMade } from "../concerns.ts";
import { type DemandRow, type Held, KEPT, textOf, wordValue } from "../demand-row.ts";
import { shareFound } from "../find-words.ts";

/** What a post may be about, ask for and be made with. */
export const CONTENT_ROWS = {
  "ask-mods": {
    hold: (_demand, held) => {
      if (saysApproved(held)) return KEPT;
      return {
        is: "asked",
        question: `${held.policy.fullName} wants you to ask first. Did its moderators agree?`,
      };
    },
    gravity: 30,
  },
  disclose: {
    hold: (_demand, held) => {
      if (held.promotion.degree === "none") return null;
      const { title, content } = held.draft;
      if ([title, content].some((text) => findDisclosure(text, held.projectName))) return KEPT;
      return {
        is: "broken",
        text: `${held.policy.fullName} wants you to say it's yours.`,
        places: held.promotion.places,
        fix: { kind: "add-disclosure", label: "Add a sentence that says you made it" },
      };
    },
    gravity: 10,
  },
  "no-ai": {
    hold: ({ sign }, held) => {
      const said = sign === undefined ? saysAiMade(held) : held.find(new RegExp(sign, "gi"));
      const { phrases, dashes, furniture } = findMachineVoice(held);
      const signs = phrases.length + (dashes.length > 0 ? 1 : 0) + (furniture.length > 0 ? 1 : 0);
      const { fullName } = held.policy;
      const isSaid = said.length > 0;
      if (isSaid || signs >= MANY_SIGNS)
        return {
          is: "broken",
          text: `This ${isSaid ? "was made with AI" : "reads like AI text"}, which ${fullName} bans.`,
          places: isSaid ? said : phrases,
        };
      if (held.writer === "sentences") {
        return { is: "unknown", text: "Written from your own sentences: your call." };
      }
      if (held.writer === "model") {
        const question = `${fullName} takes nothing made by AI, and a model wrote the first draft. Have you put it into your own words?`;
        return { is: "asked", question };
      }
      const text = `${fullName} takes nothing made by AI. Only you know how this was made.`;
      return { is: "unknown", text };
    },
    gravity: 45,
  },
  "label-ai": {
    hold: ({ of, sign }, held) => {
      if (says(sign, held)) return KEPT;
      if (of === "AI-made" && held.writer !== "model") return null;
      return {
        is: "asked",
        question: `${held.policy.fullName} wants to know whether AI was used. Does your post say so?`,
      };
    },
    gravity: 14,
  },
  region: {
    /** A post among neighbours names no place; an advert without one is from anywhere. */
    hold: (demand, held) => {
      const place = wordValue(demand);
      if (held.promotion.degree !== "promotion" || place === "") return null;
      if (shareFound(place, textOf(held)) > 0) return KEPT;
      return {
        is: "asked",
        question: `${held.policy.fullName} is about ${place}. Is your post about it, too?`,
        hasSigns: true,
      };
    },
    gravity: 30,
  },
  language: {
    hold: ({ value }, held) => {
      const found = recogniseLanguage(textOf(held));
      const taken = String(value ?? "").split(", ");
      if (found === null || !taken.every(isLanguage)) return null;
      if (taken.includes(found)) return KEPT;
      return {
        is: "broken",
        text: `The draft is in ${nameLanguage(found)}, and posts in ${held.policy.fullName} are in ${nameLanguages(value)}.`,
      };
    },
    gravity: 34,
  },
  "free-only": {
    /** What the pattern has in brackets says that it is free; the rest, that it is paid for. */
    hold: ({ sign = "$^" }, held) => {
      if (held.promotion.degree === "none") return null;
      const said = new RegExp(sign, "i").exec(textOf(held));
      const text = `${held.policy.fullName} takes only what is free.`;
      if (said === null) return { is: "asked", question: `${text} Is yours?`, hasSigns: true };
      return said[1] === undefined ? { is: "broken", text } : KEPT;
    },
    gravity: 36,
  },
  "open-source-only": {
    hold: ({ sign }, held) => {
      if (held.promotion.degree === "none") return null;
      if (says(sign, held)) return KEPT;
      return { is: "asked", question: `${held.policy.fullName} takes only open source. Is yours?` };
    },
    gravity: 36,
  },
  "no-crowdfunding": {
    hold: holdRule("no-fundraising"),
    gravity: 45,
  },
  "no-feedback-requests": {
    hold: holdRule("no-feedback-requests", "request"),
    gravity: 45,
  },
  "no-recruiting": {
    hold: holdRule("no-hiring"),
    gravity: 45,
  },
  "no-surveys": {
    hold: holdRule("no-surveys", "survey"),
    gravity: 45,
  },
  unwanted: {
    /** Without a value all of that sort is meant; with one, what it names. */
    hold: ({ value, asks }, held) => {
      const what = String(value ?? "");
      if (what !== "" && shareFound(what, textOf(held)) < MOST_WORDS) {
        const text = asks
          ? `${held.policy.fullName} ${asks}`
          : `Whether ${held.policy.fullName} takes this: ${what}.`;
        return text.endsWith("?")
          ? { is: "asked", question: text, hasSigns: true }
          : { is: "unknown", text };
      }
      return {
        is: "broken",
        text: `This looks like something ${held.policy.fullName} doesn't take.`,
      };
    },
    gravity: 50,
  },
} satisfies Partial<Record<DemandCode, DemandRow>>;

/** Wherever it stands: what is disclosed often comes last. */
function says(sign: string | undefined, held: Held): boolean {
  return sign !== undefined && new RegExp(sign, "i").test(textOf(held));
}

/** What a rule of our table finds is what the demand is against, and so is a draft of that sort. */
function holdRule(code: RuleCode, sort?: PostSort): DemandRow["hold"] {
  return ({ sign }, held) => {
    const { detection } = RULES[code];
    const places = detection.by === "draft" ? detection.find(held) : [];
    const isMeant =
      (sort !== undefined && held.sort === sort) || (sign !== undefined && looksLike(sign, held));
    if (detection.by !== "draft" || (places.length === 0 && !isMeant)) return KEPT;
    return {
      is: "broken",
      text: `${detection.what}, and ${held.policy.fullName} doesn't allow that.`,
      places: places.filter(({ start, end }: DraftPlace) => start < end),
    };
  };
}

const APPROVED =
  /\b(?:mods?|moderators?|modteam)\b[^.!?\n]{0,40}\b(?:approv\w+|permission|permitted|ok(?:ay)?(?:ed|'d)?|green ?light|agreed|cleared|said (?:yes|it['’]s fine))\b|\b(?:approv\w+|permission|cleared|okayed)\b[^.!?\n]{0,30}\b(?:mods?|moderators?)\b/i;

export function saysApproved(held: Pick<Held, "draft">): boolean {
  return APPROVED.test(textOf(held));
}

/** So many signs of a machine's voice, and nobody believes that a person wrote it. */
const MANY_SIGNS = 3;

export function nameLanguages(value: Demand["value"]): string {
  return String(value ?? "its own")
    .split(", ")
    .map(nameLanguage)
    .join(" or ");
}

/** From this share of its words on, a draft is what is meant. */
const MOST_WORDS = 0.6;
