import { rememberByText } from "#engine/text/remember.ts";
import { BELIEFS } from "./rows/beliefs.ts";
import { DISGUISES, FORMS } from "./rows/forms.ts";
import { OFFERS } from "./rows/offers.ts";
import { OWN_QUESTIONS } from "./rows/own-questions.ts";
import { SENT_ELSEWHERE } from "./rows/sent-elsewhere.ts";

const UNWANTED = {
  ...OWN_QUESTIONS,
  ...SENT_ELSEWHERE,
  ...OFFERS,
  ...DISGUISES,
  ...FORMS,
  ...BELIEFS,
};

export type UnwantedName = keyof typeof UNWANTED;

export const UNWANTED_NAMES = Object.keys(UNWANTED) as UnwantedName[];

/** What no post there may be, and where it belongs: 'r/AskDocs', 'its daily thread', 'Mentorship Monday'. */
export function nameUnwanted(name: UnwantedName, to?: string) {
  const found = UNWANTED[name];
  return {
    kind: "unwanted" as const,
    text: `No ${found.word}${to ? wordPlace(to) : ""}.`,
    pattern: joinSigns(name),
  };
}

function wordPlace(to: string): string {
  if (to.startsWith("r/")) return `: ${to} takes them`;
  if (to.startsWith("its ")) return `: they go into ${to}`;
  return `: they go into “${to}”`;
}

/** What a post is shows early: so far from its start each sign begins. */
const OPENING = 900;

/** One pattern that matches where all signs of a kind do; it looks at each once, from the start. */
const joinSigns = rememberByText(UNWANTED_NAMES.length, (name) => {
  const { signs } = UNWANTED[name as UnwantedName];
  return `^${signs.map(({ source }) => `(?=[^]{0,${OPENING}}?(?:${source}))`).join("")}`;
});
