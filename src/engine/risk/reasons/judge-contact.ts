import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { RiskReason } from "../ban-risk.ts";
import { findSentence } from "../find-sentence.ts";
import { findInPost, normBasis, ruleBasis, type Situation } from "../situation.ts";

const MESSAGE_ME =
  /\b(?:dm|pm|message|inbox) me\b|\b(?:send|shoot|drop) me (?:a )?(?:dm|pm|message|line)\b|\b(?:my )?dms? (?:is|are) open\b|\bin (?:my )?dms\b|\bvia dm\b|\bi(?:['’]ll| will) (?:dm|message) you\b/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63})+/g;

/** Readers are to be answered where they are: in the comments. */
export function judgeContact(situation: Situation): RiskReason[] {
  return [...judgeMessages(situation), ...judgeEmail(situation)];
}

function judgeMessages(situation: Situation): RiskReason[] {
  const { draft, policy } = situation;
  const places = findInPost(draft, MESSAGE_ME);
  if (places.length === 0) return [];
  const rule = ruleBasis(situation, "no-dm-requests");
  return [
    {
      id: "dm-request",
      points: rule ? 40 : 10,
      text: rule
        ? `This asks for private messages, and ${policy.fullName} does not allow that.`
        : "This asks for private messages: answer in the comments instead.",
      basis: rule ?? normBasis("Asking for private messages is a habit of spammers and scammers."),
      places,
      fix: {
        kind: "remove-words",
        label: "Remove the sentence",
        places: findSentences(draft, places),
      },
    },
  ];
}

function judgeEmail(situation: Situation): RiskReason[] {
  const { draft, policy } = situation;
  const basis = ruleBasis(situation, "no-personal-info");
  const mayHaveOne = draft.title.includes("@") || draft.content.includes("@");
  const places = basis && mayHaveOne ? findInPost(draft, EMAIL) : [];
  if (!basis || places.length === 0) return [];
  return [
    {
      id: "no-personal-info",
      points: 25,
      text: `The draft shows an e-mail address, and ${policy.fullName} allows no personal information.`,
      basis,
      places,
      fix: { kind: "remove-words", label: "Remove the address", places },
    },
  ];
}

/** Each sentence once: two of the places may stand in one. */
function findSentences(draft: Draft, places: DraftPlace[]): DraftPlace[] {
  const sentences: DraftPlace[] = [];
  for (const { field, start, end } of places) {
    const last = sentences.at(-1);
    if (last?.field === field && start < last.end) continue;
    sentences.push({ field, ...findSentence(draft[field] ?? "", { start, end }) });
  }
  return sentences;
}
