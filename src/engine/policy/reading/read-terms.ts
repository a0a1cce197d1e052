import { isPromoting } from "#engine/policy/concerns.ts";
import type { Subject } from "./concepts/subjects.ts";
import { ALL_SUBJECTS } from "./mark-sentence.ts";
import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";

/** What own work has to be like where nobody says outright that it is allowed. */
export function readTerms(part: Part, ours: readonly Subject[]): Meaning[] {
  const of = ours[0]?.of ?? "promotion";
  const isOwn = part.subjects().some(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  if (part.has("purely") && part.has("deny")) return tolerate(of, "it is more than an advert");
  const isBound = part.has("require", "condition", "only", "without", "except");
  const isImplied = !part.has("permit");
  if (part.has("worth") && isBound && isOwn) {
    return tolerate(of, "the post is worth reading by itself", isImplied);
  }
  const isLinked = isOwn || part.subjects().some(({ id }) => id === "link");
  const isPlaced = part.has("only", "invite", "include", "permit");
  if (part.rooms("aside").length > 0 && isLinked && isPlaced) {
    return tolerate(of, "the link is beside the post itself", isImplied);
  }
  return [];
}

function tolerate(of: Subject["of"], condition: string, isImplied = true): Meaning[] {
  return [{ kind: "welcome", of, condition, ...(isImplied && { isImplied }) }];
}
