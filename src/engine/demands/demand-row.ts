import type { Author, DraftPlace, PostType } from "#engine/drafts/draft.ts";
import type { DraftReading } from "#engine/drafts/read-draft.ts";
import type { Demand, PolicyDemand } from "#engine/policy/demand.ts";
import type { DraftWriter } from "./draft-writer.ts";
import type { Policy, PostFormat } from "#engine/policy/policy.ts";
import type { PostSort } from "#engine/sorts/sort.ts";

/** What a draft and its circumstances are, as far as demands ask. */
export type Held = DraftReading & {
  policy: Policy;
  author: Author;
  /** When it is to be posted. */
  at: Date | null;
  now: Date;
  postType?: PostType | null;
  /** What the draft is; null where nobody has said. */
  sort?: PostSort | null;
  /** What it is made of, as its author says; null where nobody has said. */
  form?: PostFormat | null | undefined;
  projectName: string | null;
  /** Who wrote its first draft, where that was not its author. */
  writer?: DraftWriter | null;
};

/** What came of holding a draft against a demand; null where the demand says nothing about it. */
export type Judged =
  | { is: "kept" }
  | { is: "broken"; text: string; places?: DraftPlace[]; fix?: DemandFix | null }
  /** Only the author can tell. `hasSigns`: some of it seems to be there. */
  | { is: "asked"; question: string; hasSigns?: boolean }
  /** Nobody can tell from here. */
  | { is: "unknown"; text: string }
  | null;

/** What mends it; 'move' is another time, which is found where times are planned. */
export type DemandFix =
  | { kind: "add-to-title"; label: string; words: string }
  | { kind: "add-to-content"; label: string; words: string }
  | { kind: "choose-flair"; label: string; flair: string }
  | { kind: "remove-links"; label: string; places: DraftPlace[] }
  | { kind: "move-link-to-edit"; label: string; places: DraftPlace[] }
  | { kind: "add-disclosure"; label: string }
  | { kind: "move"; label?: string };

/** A demand with the pattern that came with it. */
export type Signed = Demand & Pick<PolicyDemand, "sign" | "flairs" | "isLoose" | "asks" | "days">;

/** What is known about one code of demands; how it is worded is in `word-demand.ts`. */
export type DemandRow = {
  hold: (demand: Signed, held: Held) => Judged;
  /** Chances in a hundred that a post which breaks it goes wrong for that alone. */
  gravity: number;
  /** Several demands of this code are choices: one that is met is enough. */
  isChoice?: true;
  /** How it is read from a sentence of pasted rules; left out where nothing is. */
  read?: (sentence: string) => Pick<Demand, "of" | "value" | "detail"> | null;
};

export const KEPT: Judged = { is: "kept" };

/** The value in words; '' where nobody noted one. */
export function wordValue({ value }: Pick<Demand, "value">): string {
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

export function textOf({ draft: { title, content } }: Pick<DraftReading, "draft">): string {
  return `${title}\n${content}`;
}
