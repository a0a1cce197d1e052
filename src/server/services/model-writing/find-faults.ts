import type { DraftFault } from "#contract/post.ts";
import { findUnsupported } from "#engine/claims/find-unsupported.ts";
import { listSources } from "#engine/claims/read-sources.ts";
import type { Check } from "#engine/checks/check.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { findBlanks } from "#engine/drafts/blanks.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import { isHostOf, LINK_SHORTENERS } from "#engine/drafts/find-links.ts";
import {
  DRAFT_FIELDS,
  type DraftReading,
  readDraft,
  findMachineVoice,
} from "#engine/drafts/read-draft.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { listSentences } from "./ground-drafts.ts";
import { findWishedBlank } from "./draft-post.ts";
import { limitWords, nameOtherLanguage } from "./word-brief.ts";

/** All that our own checks say of a draft; whatever could be mended without the model was. */
export function findFaults(
  draft: Draft,
  brief: PostBrief,
  model: Pick<ComposedPost, "postType" | "linkPlace" | "content">,
  unrepaired: Check[],
): DraftFault[] {
  const reading = readDraft(draft, brief.project);
  return [
    ...unrepaired.map(nameCheck),
    ...findInventions(draft, brief),
    ...findLinkFaults(reading, model.linkPlace),
    ...findVoice(reading, brief),
    ...findFormFaults(draft, brief, model),
    ...findDishonesty(reading, brief),
    ...(isLikeSibling(draft, brief.siblings) ? [LIKENESS] : []),
  ];
}

export const LIKENESS: DraftFault = {
  name: "likeness",
  sentence: "It is too much like another post of this project: begin and build it differently.",
  place: null,
};

function nameCheck({ kind, label, message, finding }: Check): DraftFault {
  return { name: kind, sentence: `${label} (${message})`, place: finding?.places[0] ?? null };
}

function findInventions(draft: Draft, brief: PostBrief): DraftFault[] {
  const sources = listSources(brief);
  const isOtherLanguage = nameOtherLanguage(brief.community.policy.language) !== null;
  return DRAFT_FIELDS.flatMap((field) =>
    findUnsupported(draft[field] ?? "", sources)
      // Between two languages only figures and addresses look alike.
      .filter(({ text, kind }) => !isOtherLanguage || kind === "address" || /\p{N}/u.test(text))
      .map(({ text, start, end }): DraftFault => {
        const sentence = `Not in your answers: '${text}'.`;
        return { name: "invention", sentence, place: { field, start, end } };
      }),
  );
}

function findLinkFaults({ links }: DraftReading, place: ComposedPost["linkPlace"]): DraftFault[] {
  return links.flatMap(({ field, start, end, host, address }): DraftFault[] => {
    const at = { field, start, end };
    if (isHostOf(host, LINK_SHORTENERS)) {
      const sentence = `'${address}' is a shortened link, which Reddit blocks.`;
      return [{ name: "shortened-link", sentence, place: at }];
    }
    if (place === "content" && field === "content") return [];
    return [
      { name: "misplaced-link", sentence: `No link belongs in the ${FIELDS[field]}.`, place: at },
    ];
  });
}

const FIELDS: Record<DraftPlace["field"], string> = {
  title: "title",
  content: "content",
  editSection: "edit section",
};

/** What the founder says too is the founder's voice. */
function findVoice(reading: DraftReading, { interview }: PostBrief): DraftFault[] {
  const { phrases, dashes, furniture } = findMachineVoice(reading);
  const said = Object.values(interview.answers).join("\n").toLowerCase();
  const own = phrases.flatMap((place): DraftFault[] => {
    const words = (reading.draft[place.field] ?? "").slice(place.start, place.end);
    if (said.includes(words.toLowerCase())) return [];
    const sentence = `'${words}' sounds machine-written.`;
    return [{ name: "machine-voice", sentence, place }];
  });
  const [dash, piece] = [dashes[0], furniture[0]];
  return [
    ...own,
    ...(dash && !said.includes("—")
      ? [voiceFault("So many long dashes sound machine-written.", dash)]
      : []),
    ...(piece ? [voiceFault("Headings and bold lists look machine-written.", piece)] : []),
  ];
}

function voiceFault(sentence: string, place: DraftPlace): DraftFault {
  return { name: "machine-voice", sentence, place };
}

function findFormFaults(
  draft: Draft,
  brief: PostBrief,
  model: Pick<ComposedPost, "postType" | "content">,
): DraftFault[] {
  const length = findLengthFault(draft, brief, model);
  const faults: DraftFault[] = length ? [length] : [];
  let wished = findWishedBlank(brief, model);
  for (const field of DRAFT_FIELDS) {
    for (const { start, end, hint } of findBlanks(draft[field] ?? "")) {
      if (hint === wished) {
        wished = null;
        continue;
      }
      const sentence = "It leaves a blank: say it without, or leave the sentence out.";
      faults.push({ name: "blank", sentence, place: { field, start, end } });
    }
  }
  const { language } = brief.community.policy;
  const found = recogniseLanguage(`${draft.title}\n${draft.content}`);
  // Where the community's language is known, the policy's own check says so.
  if (found && found !== "en" && (language === null || language === "en")) {
    const sentence = `It is written in ${nameOtherLanguage(found)}, and should be in English.`;
    faults.push({ name: "language", sentence, place: null });
  }
  return faults;
}

export function findLengthFault(
  { content }: Draft,
  brief: PostBrief,
  model: Pick<ComposedPost, "postType" | "content">,
): DraftFault | null {
  const words = Math.round(countWords(content));
  const { fewest, most } = limitWords(brief, model);
  if (words >= fewest && words <= most) return null;
  const sentence = `It has ${words} words; ${fewest} to ${most} are right for it.`;
  return { name: "length", sentence, place: null };
}

const FIRST_PERSON = /\b(?:i|i['’]m|i['’]ve|me|my|mine|we|we['’]re|we['’]ve|our|ours|us)\b/i;
const AS_A_USER =
  /\b(?:found|discovered|came across|stumbled|tried|heard|saw|recommend(?:ed)?|switched|bought|signed up|use|using)\b/i;

/** 'Van Ledger, that's me': the sentence that names the project speaks of its author, and not as of a user. */
function isOwned(draft: Draft, name: string): boolean {
  return listSentences(draft).some(
    ({ text }) =>
      findNames(text, name).length > 0 && FIRST_PERSON.test(text) && !AS_A_USER.test(text),
  );
}

function findDishonesty({ draft, promotion }: DraftReading, brief: PostBrief): DraftFault[] {
  const { title, content, editSection } = draft;
  const text = `${title}\n${content}\n${editSection ?? ""}`;
  const isOtherLanguage = nameOtherLanguage(brief.community.policy.language) !== null;
  // We can read a disclosure in English only.
  if (isOtherLanguage || promotion.degree === "none") return [];
  const { name } = brief.project;
  if (findDisclosure(text, name) || isOwned(draft, name)) return [];
  const sentence = "Say plainly, in the first person, that you made the product.";
  return [{ name: "no-disclosure", sentence, place: null }];
}
