import { findBlanks } from "#engine/drafts/blanks.ts";
import type { DemandCode } from "#engine/policy/demand.ts";
import { headingsOf, isSaidLater, readPhrase, tagsOf } from "#engine/policy/demanded-form.ts";
import { joinWords } from "#engine/text/format.ts";
import { splitTags } from "#engine/text/text-place.ts";
import { type DemandRow, type Held, KEPT, textOf, wordValue } from "../demand-row.ts";
import { isPicture, looksLike } from "../concerns.ts";
import { PICTURED } from "./concern-rows.ts";
import { contentWords, shareFound } from "../find-words.ts";
import { isAlike, lettersOf } from "../is-alike.ts";

/** What a post has to look like. */
export const FORM_ROWS = {
  "title-tag": {
    /** Any tag of the community's will do: which of them is right its author knows best. */
    hold: ({ of, value }, { draft, policy }) => {
      const all = policy.demands.filter(({ code }) => code === "title-tag");
      const known = [{ value }, ...all].flatMap(tagsOf);
      const tags = splitTags(draft.title);
      const [first] = tagsOf({ value });
      const isMet =
        of !== "all" && new Set(known).size === 1 && first !== undefined
          ? tags.some((tag) => lettersOf(tag).includes(lettersOf(first)))
          : tags.length > 0 || (first === undefined && draft.flair);
      if (isMet) return KEPT;
      const named = first === undefined ? "a tag in square brackets" : `[${first}]`;
      return {
        is: "broken",
        text: `${policy.fullName} wants ${named} in the title, and yours has ${tags.length > 0 ? "another" : "none"}.`,
        fix:
          first === undefined
            ? null
            : {
                kind: "add-to-title",
                label: `Put [${first}] before the title`,
                words: `[${first}] `,
              },
      };
    },
    gravity: 34,
    isChoice: true,
  },
  "title-format": {
    /** What no title of that form looks like comes with the demand, where its words tell. */
    hold: (demand, { draft: { title }, policy }) => {
      const form = wordValue(demand);
      const { sign } = demand;
      if (sign !== undefined && new RegExp(sign, "iu").test(title))
        return { is: "broken", text: `What ${policy.fullName} wants of a title: “${form}”.` };
      if (form === "" || demand.isLoose)
        return { is: "unknown", text: `Whether your title is what ${policy.fullName} wants.` };
      if (sign !== undefined) return KEPT;
      return {
        is: "asked",
        question: `What ${policy.fullName} wants of a title: “${form}”. Is yours like that?`,
        hasSigns: true,
      };
    },
    gravity: 33,
  },
  flair: {
    hold: ({ flairs: names = [] }, { draft, policy, promotion }) => {
      const isOpen = findBlanks(draft.flair ?? "").length > 0;
      if (isOpen) return { is: "unknown", text: "Your flair is still open: choose one on Reddit." };
      const chosen = (draft.flair ?? "").trim();
      const marks = [chosen, ...splitTags(draft.title)].filter(Boolean);
      const isMet =
        names.length === 0
          ? marks.length > 0
          : marks.some((mark) => names.some((name) => isAlike(mark, name)));
      if (isMet) return KEPT;
      // Which of its flairs is right its author knows best.
      const all = policy.demands.flatMap(({ flairs }) => flairs ?? []);
      const isOther = [...all, ...policy.stance.flairs].some((name) => isAlike(chosen, name));
      const [first] = names;
      const wanted =
        first === undefined
          ? "a flair"
          : joinWords(
              names.map((name) => `“${name}”`),
              "or",
            );
      // Reddit asks for a flair before it takes a post: only a wrong choice is left to moderators.
      if (isOther || (promotion.degree === "none" && chosen))
        return { is: "unknown", text: `Whether “${chosen}” is the right flair.` };
      return {
        is: "broken",
        text: `${policy.fullName} wants ${wanted} on this, and ${chosen ? `yours is “${chosen}”` : "none is chosen"}.`,
        fix:
          first === undefined
            ? null
            : { kind: "choose-flair", label: `Choose the flair “${first}”`, flair: first },
      };
    },
    gravity: 12,
    isChoice: true,
  },
  phrase: {
    hold: (demand, held) => {
      if (isSaidLater(demand)) return null;
      const { words, is } = readPhrase(demand);
      const { draft, policy } = held;
      const title = toPlain(draft.title).trim();
      const isThere = words.map(toPlain).some((each) => {
        if (is === "start") return title.startsWith(each);
        return (is === "title" ? title : toPlain(textOf(held))).includes(each);
      });
      if (isThere) return KEPT;
      const named = joinWords(
        words.map((each) => `“${each}”`),
        "or",
      );
      const [first = ""] = words;
      return {
        is: "broken",
        text: `${policy.fullName} wants ${named} ${is === "start" ? "at the start of the title" : is === "title" ? "in the title" : "in every post"}, and it is missing.`,
        fix:
          is === "anywhere"
            ? { kind: "add-to-content", label: `Add ${named}`, words: first }
            : words.length > 1
              ? null
              : {
                  kind: "add-to-title",
                  label: `Begin the title with ${named}`,
                  words: `${first} `,
                },
      };
    },
    gravity: 34,
  },
  sections: {
    hold: ({ value }, { draft, policy }) => {
      const lower = draft.content.toLowerCase();
      const lacking = headingsOf({ value }).filter((each) => !lower.includes(each.toLowerCase()));
      if (lacking.length === 0) return KEPT;
      const isSaid = shareFound(lacking.join(" "), draft.content) >= FAIR_SHARE;
      if (isSaid)
        return {
          is: "asked",
          question: `${policy.fullName} wants these as headings: ${joinWords(lacking)}. Are they there?`,
          hasSigns: true,
        };
      const words = lacking.map((heading) => `**${heading}**\n\n`).join("");
      return {
        is: "broken",
        text: `${policy.fullName} asks for sections, and these are missing: ${joinWords(lacking)}.`,
        fix: { kind: "add-to-content", label: "Add the headings", words },
      };
    },
    gravity: 34,
  },
  contains: {
    hold: (demand, held) => {
      const wanted = wordValue(demand);
      if (wanted === "") return null;
      const question = `${held.policy.fullName} wants ${wanted}. Does your post say so?`;
      // A picture may come with its text in a comment.
      if (demand.sign !== undefined && held.draft.content.trim() !== "")
        return !looksLike(demand.sign, held)
          ? { is: "asked", question }
          : demand.isLoose
            ? { is: "unknown", text: "Only you can tell whether your post does that." }
            : KEPT;
      const fewest = Number(/\b([\d,]{1,9}) characters/.exec(wanted)?.[1]?.replace(",", ""));
      const { length } = held.draft.content.trim();
      if (fewest)
        return length >= fewest
          ? KEPT
          : {
              is: "broken",
              text: `${held.policy.fullName} asks for ${fewest} characters, and yours has ${length}.`,
            };
      const written = wanted.replaceAll(PICTURED, "");
      const share = shareFound(written, textOf(held));
      if (share >= FAIR_SHARE) return KEPT;
      if (contentWords(written).length === 0)
        return { is: "unknown", text: "Pictures, which we can't see." };
      const hasSigns = share > 0 || demand.isLoose === true || givesDetails(held);
      return { is: "asked", question, hasSigns };
    },
    gravity: 38,
  },
  "min-words": {
    hold: ({ value }, { draft, policy }) => {
      const words = countWords(draft.content);
      const isCounted = typeof value === "number";
      if (words >= (isCounted ? value : SHORT_TEXT_WORDS))
        return isCounted
          ? KEPT
          : { is: "unknown", text: `How long a text ${policy.fullName} wants.` };
      const wants = isCounted ? `asks for ${value} words` : "wants long texts";
      return { is: "broken", text: `${policy.fullName} ${wants}, and yours has ${words}.` };
    },
    gravity: 34,
  },
} satisfies Partial<Record<DemandCode, DemandRow>>;

function toPlain(text: string): string {
  return text.toLowerCase().replaceAll(/[’‘]/g, "'");
}

/** From this share of its words on, a demand is taken as met. */
const FAIR_SHARE = 0.5;

/** Who gives details gives figures, a link or what was tried, whatever the words are; a picture may show the rest. */
function givesDetails(held: Held): boolean {
  return (
    /\d|\b(?:tried|searched)\b/.test(textOf(held)) ||
    held.links.length > 0 ||
    isPicture(held.form) ||
    held.draft.content.trim() === ""
  );
}

function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** Where a long text is asked for and nobody noted how long, less than this is short anywhere. */
const SHORT_TEXT_WORDS = 80;
