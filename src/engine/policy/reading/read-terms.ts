import { isPromoting } from "#engine/policy/concerns.ts";
import type { Subject } from "./concepts/subjects.ts";
import { ALL_SUBJECTS, type Mark } from "./mark-sentence.ts";
import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";

/** What own work has to be like where nobody says outright that it is allowed. */
export function readTerms(part: Part, ours: readonly Subject[]): Meaning[] {
  const of = ours[0]?.of ?? "promotion";
  const ids = part.subjects().map(({ id }) => id);
  const isOwn = ids.some((id) => isPromoting(ALL_SUBJECTS[id].of));
  const isSold = isOwn || ids.some((id) => id === "sale" || id === "link");
  const isMere = part.moods("purely").some((mark) => isSold || !isOnPurpose(part, mark));
  if (isMere && part.has("deny")) return tolerate(of, "it is more than an advert");
  const isImplied = !part.has("permit");
  const isBound = part.has("require", "condition", "only", "without", "except");
  if (part.has("worth") && isBound && isOwn) {
    return tolerate(of, "the post is worth reading by itself", isImplied);
  }
  const isLinked = isOwn || (ours.length > 0 && ids.includes("link"));
  const isPlaced = part.has("only", "invite", "include", "permit") && !deniesAside(part);
  if (part.rooms("aside").length > 0 && isLinked && isPlaced) {
    return tolerate(of, "the link is beside the post itself", isImplied);
  }
  return [];
}

/** 'With the only purpose of …': of what is said by what follows. */
const PURPOSES: ReadonlySet<string> = new Set(
  "purpose aim goal reason point zweck ziel but objectif objetivo fin proposito fim".split(" "),
);

function isOnPurpose(part: Part, { to }: Mark): boolean {
  return PURPOSES.has(part.tokens[to - 1]?.text ?? "");
}

/** 'Don't post it in the comments', and not 'in a comment, never in the post'. */
function deniesAside(part: Part): boolean {
  const at = part.rooms("aside")[0]?.from ?? 0;
  return part.moods("deny").some(({ from }) => from < at);
}

function tolerate(of: Subject["of"], condition: string, isImplied = true): Meaning[] {
  return [{ kind: "welcome", of, condition, ...(isImplied && { isImplied }) }];
}
