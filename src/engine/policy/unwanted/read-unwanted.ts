import type { Requirement } from "../policy.ts";
import { BELIEFS } from "./beliefs.ts";
import { DISGUISES, FORMS } from "./forms.ts";
import { OWN_QUESTIONS } from "./own-questions.ts";
import { SENT_ELSEWHERE } from "./sent-elsewhere.ts";

const UNWANTED = { ...OWN_QUESTIONS, ...SENT_ELSEWHERE, ...DISGUISES, ...FORMS, ...BELIEFS };

type UnwantedName = keyof typeof UNWANTED;

/** Read from 'health>AskDocs', 'routine>its daily thread' or 'bare view'; undefined where it is not known. */
export function readUnwanted(
  text: string,
): Omit<Extract<Requirement, { kind: "unwanted" }>, "source"> | undefined {
  const [name = "", to] = text.split(">");
  return Object.hasOwn(UNWANTED, name) ? nameUnwanted(name as UnwantedName, to) : undefined;
}

/** What no post there may be, and where it belongs. */
export function nameUnwanted(name: UnwantedName, to?: string) {
  const found = UNWANTED[name];
  const isThread = to?.startsWith("its ");
  const place = to && (isThread ? `: they go into ${to}` : `: r/${to} takes them`);
  return {
    kind: "unwanted" as const,
    text: `No ${found.word}${place ?? ""}.`,
    pattern: joinSigns(found.signs),
  };
}

/** One pattern that matches where all of them do; it looks at each once, from the start. */
function joinSigns(signs: readonly RegExp[]): string {
  return `^${signs.map(({ source }) => `(?=[^]*(?:${source}))`).join("")}`;
}
