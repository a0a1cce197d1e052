import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginSmall } from "#engine/text/characters.ts";
import { NAMES_BY_TRADE } from "../rows/pointer-rows.ts";
import {
  IS_MAN,
  IS_WOMAN,
  NAME_IS,
  NAME_RELATED,
  QUOTED,
  RELATED_NAME,
  SOMEBODY_CALLED,
} from "../rows/people-rows.ts";

/** Somebody of whom the founder says who that is: 'my wife' Denise, 'a guy named' Walt. */
export type Person = { name: string; as: string; is: "she" | "he" | null };

/** There somebody else speaks, or nobody who is real. */
const OF_OTHERS: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "sample",
  "premise",
  "howItPlays",
  "episode",
]);

/** Everybody who is introduced by name in any answer; who is introduced in two ways is left to the founder. */
export function listPeople({ answers }: Pick<Interview, "answers">): Person[] {
  const found = Object.entries(answers)
    .filter(([id]) => !OF_OTHERS.has(id as AnswerId))
    .flatMap(([, text]) => findIntroduced(text.replaceAll(QUOTED, " ")));
  const names = [...new Set(found.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = found.filter((person) => person.name === name);
    return new Set(own.map(({ as }) => as)).size === 1 ? own.slice(0, 1) : [];
  });
}

function findIntroduced(text: string): Person[] {
  const related = [RELATED_NAME, NAME_RELATED, NAME_IS].flatMap((sign) =>
    Array.from(text.matchAll(sign), ({ groups = {} }) => groups),
  );
  const called = Array.from(text.matchAll(SOMEBODY_CALLED), ({ groups = {} }) => groups).filter(
    ({ as = "" }) => hasSign(as, "person") || NAMES_BY_TRADE.test(`${as} `),
  );
  return [...related, ...called]
    .map(({ name, aside, as = "" }) => ({ name: name ?? aside ?? "", as: beginSmall(as) }))
    .filter(({ name }) => name !== "" && !hasSign(name, "dated"))
    .map(({ name, as }) => ({
      name,
      as,
      is: IS_WOMAN.test(as) ? "she" : IS_MAN.test(as) ? "he" : null,
    }));
}
