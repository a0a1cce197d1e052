import type { FactDate } from "#engine/text/format.ts";
import type { SourceKind } from "./source-order.ts";

/** Where something about a community comes from, and of when it is. */
export type PolicySource = {
  kind: SourceKind;
  asOf: FactDate | null;
  /** It is what moderators answered, and not what their rules say. */
  isAsked?: true | undefined;
};
