import { keepFirm } from "./notes/draw-demands.ts";
import type { Statement } from "./notes/note.ts";
import type { Policy, PostFormat } from "./policy.ts";
import { type PolicyFacts, shareSeen } from "./policy-facts.ts";
import { pickFirst } from "./source-order.ts";
import { nameFormats } from "./word-policy.ts";

/** From whoever says which kinds of posts are taken, else from the kinds that were seen. */
export function pickFormats(
  facts: PolicyFacts,
  statements: readonly Statement[],
  codeSources: Policy["codeSources"],
): Policy["formats"] {
  const noted = keepFirm(statements).find(({ formats }) => formats !== null);
  const seen = FORMATS_SEEN.filter(({ types }) => shareSeen(facts.postTypes, types) > 0);
  const allowed = seen.map(({ format }) => format);
  // Codes come from the names of rules and are sometimes wrong: where most posts are links or images,
  // text is not all that is allowed.
  const isRefuted = shareSeen(facts.postTypes, ["link", "image", "gallery", "video"]) > 0.5;
  const textOnly = isRefuted ? undefined : codeSources["text-posts-only"];
  return pickFirst("formats", {
    note: noted?.formats && {
      allowed: noted.formats,
      source: { kind: "note" as const, asOf: noted.asOf },
    },
    list: textOnly && { allowed: ["text" as const], source: textOnly },
    seen: allowed.length > 0 ? { allowed, source: { kind: "rules" as const, asOf: null } } : null,
  });
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
