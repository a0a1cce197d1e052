import { keepFirm } from "./notes/draw-demands.ts";
import type { Statement } from "./notes/note.ts";
import type { Policy, PolicySource, PostFormat } from "./policy.ts";
import { type PolicyFacts, shareSeen } from "./policy-facts.ts";
import { inOrder } from "./source-order.ts";
import { nameFormats } from "./word-policy.ts";

/** From whoever says which kinds of posts are taken, else from the kinds that were seen. */
export function pickFormats(
  facts: PolicyFacts,
  statements: readonly Statement[],
  codeSources: Policy["codeSources"],
): Policy["formats"] {
  const asked = inOrder("formats", {
    note: () => readNoted(statements),
    list: () => readListed(facts, codeSources["text-posts-only"]),
    seen: () => readSeen(facts),
  });
  for (const ask of asked) {
    const formats = ask();
    if (formats) return formats;
  }
  return null;
}

function readNoted(statements: readonly Statement[]): Policy["formats"] {
  const noted = keepFirm(statements).find(({ formats }) => formats !== null);
  if (!noted?.formats) return null;
  return { allowed: noted.formats, source: { kind: "note", asOf: noted.asOf } };
}

/**
 * Codes come from the names of rules and are sometimes wrong: where most posts are links or images, text is not
 * all that is allowed.
 */
function readListed(
  { postTypes }: PolicyFacts,
  textOnly: PolicySource | undefined,
): Policy["formats"] {
  const isRefuted = shareSeen(postTypes, ["link", "image", "gallery", "video"]) > 0.5;
  return textOnly && !isRefuted ? { allowed: ["text"], source: textOnly } : null;
}

function readSeen({ postTypes }: PolicyFacts): Policy["formats"] {
  const seen = FORMATS_SEEN.filter(({ types }) => shareSeen(postTypes, types) > 0);
  if (seen.length === 0) return null;
  return { allowed: seen.map(({ format }) => format), source: { kind: "rules", asOf: null } };
}

const FORMATS_SEEN: { format: PostFormat; types: PolicyFacts["postTypes"][number]["type"][] }[] = [
  { format: "text", types: ["text"] },
  { format: "link", types: ["link"] },
  { format: "image", types: ["image", "gallery"] },
  { format: "video", types: ["video"] },
];

/** A community for questions takes questions, in whatever format. */
export function nameTypes(
  formats: PostFormat[],
  kind: Policy["kind"],
  statements: readonly Statement[],
): string[] {
  const asksOnly =
    kind === "qa" &&
    statements.some(
      ({ confidence, detail }) => confidence === "high" && /\bquestions\b/.test(detail ?? ""),
    );
  return asksOnly ? ["Question"] : nameFormats(formats);
}
