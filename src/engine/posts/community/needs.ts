import { findLinks } from "#engine/drafts/find-links.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { PostBrief } from "../post-brief.ts";

/** Something that readers of a community look for first, and what shows that it was said. */
export type Need = {
  /** Null where it is the answer itself. */
  serves: RegExp | null;
  /** Where it is mostly said. */
  asks: AnswerId;
  /** Whether it comes right after what the thing is. */
  isFirst: boolean;
};

type Row = { sign: RegExp; need: Need; kinds?: ProjectKind[] };

const SHOWS_SOURCE =
  /\bopen[- ]source\b|\b(?:the|its|my|our|full) (?:source|code)\b|\bcode (?:is|are|on)\b|\blicen[cs]ed?\b|\b(?:MIT|A?GPL\w*|LGPL|Apache|BSD|MPL|CC BY\S*|CC0)\b|\b(?:GitHub|GitLab|Codeberg|sourcehut)\b|\brepository\b/i; // prettier-ignore
const SOURCE: Need = { serves: SHOWS_SOURCE, asks: "stackOrMaterial", isFirst: false };

const ROWS: Row[] = [
  {
    sign: /\bopen[- ]source\b|\bwith source\b|\bsource and\b|\brepositor(?:y|ies)\b|\blicen[cs]e\b/i,
    need: SOURCE,
    kinds: ["software"],
  },
  {
    sign: /^(?:own |only )?free (?:\w+ )?(?:resources?|materials?|tools?|packs?|add-ons?|apps?|downloads?|games?|files?)\b/i,
    need: { serves: /\bfree\b|\bcosts? nothing\b|\bCC BY\b|\bCC0\b|\bno donations\b/i, asks: "price", isFirst: true }, // prettier-ignore
  },
  {
    sign: /\bnumbers\b|\brevenue\b|\bmetrics\b|\bprogress report\b/i,
    need: { serves: null, asks: "numbers", isFirst: false },
  },
  {
    sign: /\b(?:for )?hire\b|\brates?\b/i,
    need: { serves: /[£$€]\s?\d|\b\d+ (?:pounds|dollars|euros)\b|\ban hour\b/i, asks: "price", isFirst: false }, // prettier-ignore
    kinds: ["service"],
  },
  {
    sign: /\bKU\b|\bkindle unlimited\b/i,
    need: { serves: /\bKU\b|\bkindle unlimited\b/i, asks: "price", isFirst: false },
    kinds: ["book"],
  },
  {
    sign: /\bplayable\b/i,
    need: { serves: /\b(?:Windows|Mac|macOS|Linux|Steam|browser|web|Android|iOS|iPhone|Switch|itch)\b/i, asks: "platform", isFirst: false }, // prettier-ignore
    kinds: ["game"],
  },
  {
    sign: /\brecipes?\b/i,
    need: { serves: /\b\d+ ?(?:g|grams?|ml|cups?|oz|minutes?|degrees|°)/i, asks: "formula", isFirst: false }, // prettier-ignore
    kinds: ["shop", "product", "book", "media", "course"],
  },
];

/** What this community looks for in what somebody of this kind posts. */
export function findNeeds({ stance, requirements }: Policy, kind: ProjectKind): Need[] {
  const detail = stance.detail ?? "";
  const named = ROWS.filter(({ sign, kinds }) => sign.test(detail) && (kinds?.includes(kind) ?? true)); // prettier-ignore
  const needs = named.map(({ need }) => need);
  const hosts = findLinks(detail).map(({ host }) => host);
  const ofHost = hosts.map((host): Need => {
    return { serves: new RegExp(host.replaceAll(".", String.raw`\.`), "i"), asks: "platform", isFirst: false }; // prettier-ignore
  });
  const isOpen = kind === "software" && requirements.some((each) => each.kind === "source");
  return [...new Set([...needs, ...(isOpen ? [SOURCE] : []), ...ofHost])];
}

/** What nothing in the whole interview and no address says, so that it has to be asked. */
export function findUnserved({ project, interview, community }: PostBrief): AnswerId[] {
  const said = [...Object.values(interview.answers), project.url ?? ""].join("\n");
  const open = findNeeds(community.policy, interview.kind).filter(({ serves, asks }) => serves ? !serves.test(said) : !interview.answers[asks]); // prettier-ignore
  return [...new Set(open.map(({ asks }) => asks))];
}

/** Whether it may be had for nothing, as the founder says. */
export function isGivenAway({ interview }: Pick<PostBrief, "interview">): boolean {
  const { what = "", price = "", stackOrMaterial = "" } = interview.answers;
  const [first = ""] = price.split(". ");
  return /\bfree\b/i.test(`${what} ${first}`) || SHOWS_SOURCE.test(`${price} ${stackOrMaterial}`);
}
