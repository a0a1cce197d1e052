import { isLanguage, nameLanguage } from "#engine/text/languages.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import { type Check, wordOutcome } from "./check.ts";
import type { Situation } from "./situation.ts";
import { OF_LANGUAGES } from "./stance-rows.ts";

const OTHER_LANGUAGE_POINTS = 34;
/** English is let pass in many communities that write another language. */
const ENGLISH_POINTS = 20;
const HINTED = 0.6;

/** Cities and countries write in the language of the place, too; where languages are the subject, drafts in others are at home. */
function isMixed({ kind, fullName }: Situation["policy"]): boolean {
  return kind === "local" || OF_LANGUAGES.test(fullName);
}

/** A draft in another language than the community's; one that can't be told is not held against it. */
export function checkLanguage({ policy, draft, postType }: Situation): Check[] {
  const { fullName, codes, stance } = policy;
  const { language } = policy;
  if (
    language === null ||
    !isLanguage(language) ||
    postType === "thread-comment" ||
    isMixed(policy)
  )
    return [];
  // The rule says the same, and is looked at as one.
  if (language === "en" && codes["english-only"]) return [];
  const found = recogniseLanguage(`${draft.title}\n${draft.content}`);
  if (!found || found === language) return [];
  const isHint = stance.source.kind === "hint";
  const points = found === "en" ? ENGLISH_POINTS : OTHER_LANGUAGE_POINTS;
  return [
    {
      id: "language",
      kind: "requirement",
      label: `Posts are in ${nameLanguage(language)}.`,
      outcome: "broken",
      message: wordOutcome("broken"),
      source: isHint || stance.source.kind === "note" ? stance.source : null,
      finding: {
        points: Math.round(points * (isHint ? HINTED : 1)),
        text: `The draft is in ${nameLanguage(found)}, and posts in ${fullName} are in ${nameLanguage(language)}.`,
        places: [],
        fix: null,
      },
    },
  ];
}
