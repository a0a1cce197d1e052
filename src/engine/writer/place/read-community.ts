import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Concern, PolicyDemand } from "#engine/policy/demand.ts";
import type { CommunityKind, Policy } from "#engine/policy/policy.ts";
import { seenByKind } from "#engine/policy/seen-by-kind.ts";
import type { Brought } from "#engine/policy/takes.ts";
import {
  findClosed,
  isPriceWelcome,
  listTypes,
  placeLink,
  readDemands,
  takesOnlyLinks,
} from "#engine/posts/community/openness.ts";
import { LINKS_OF_SORT } from "#engine/posts/community/openness-rows.ts";
import { OPEN_FLAIR } from "#engine/posts/meet-requirements.ts";
import type { BriefCommunity, Nearness } from "#engine/posts/post-brief.ts";
import { listLetters } from "#engine/text/characters.ts";
import { ASKED, BY_CATEGORY, OF_LANGUAGE, REQUIRED } from "../rows/place-rows.ts";
import { isOtherSort, showsCraft } from "./exclusive-sorts.ts";
import { namesCommunity } from "./names-community.ts";
import { takesOnlyPictures } from "#engine/posts/say-beside.ts";
import type { Place, PlaceForm, Readers } from "./place.ts";

/** Posts with fewer words than these were lists of remarks; the shortest that was liked has 62. */
const USUAL_WORDS = 55;

type Described = {
  kind: ProjectKind;
  url: string | null;
  what?: string | null;
  brought: Brought;
  /** Where the founder is, and all that was told: what ties it to a town. */
  place?: string | null;
  text?: string;
};

/** What a community wants, from its policy, its facts and the matcher. */
export function readCommunity(
  id: string,
  community: BriefCommunity,
  project: Described,
  near: Nearness | null,
): Place {
  const { name } = community;
  const policy = seenByKind(community.policy, [project.kind]);
  const demands = policy.demands.filter(({ of }) => concerns(of, project.kind));
  const isBarred = demands.some(
    ({ code, certainty, value }) =>
      code === "no-link" && certainty === "sure" && !LINKS_OF_SORT.test([value].flat().join("; ")),
  );
  const readers = findReaders(community);
  const isAdvised = isAdvisedBy(policy, project.kind);
  const form = isAdvised ? "post" : findForm(policy, demands);
  const town = findTown(community, readers, project.place ?? null);
  const link = isBarred
    ? "none"
    : placeLink(policy, readDemands(policy), project.url, project.brought.isFree === true);
  // A link that may not lead to the project is no post of it.
  const isShut = form === "link" && link === "none";
  return {
    id,
    name,
    fullName: policy.fullName,
    policy,
    readers,
    form,
    takesText: !takesOnlyPictures(policy),
    town,
    closed:
      isShut || (isAdvised && takesOnlyPictures(policy))
        ? "comments-only"
        : findClosed(policy, project.brought),
    types: listTypes(policy),
    link,
    isPriceWelcome: isPriceWelcome(policy) && !demands.some(({ code }) => code === "no-sales-link"),
    demanded: listDemanded(policy, demands, project.kind),
    fewestWords: Math.max(USUAL_WORDS, ...demands.map(readFewestWords)),
    required: isAdvised ? ["teach"] : listRequired(name, demands, project),
    titleTag: findTitleTag(demands),
    flairs: demands.filter(({ code }) => code === "flair").flatMap(readFlairs),
    isNamed: namesCommunity(project.what ?? "", name),
    isOfSubject:
      isOfSubject(readers, form, near) &&
      (policy.kind !== "local" || hasTie(name, project)) &&
      !(showsCraft(policy.shows ?? "") && near !== null && near.whole < LEAST_NEAR) &&
      (isAdvised || !isOtherSort(policy.shows ?? "", project.what ?? "")),
    near,
  };
}

/** Where people come for anything that somebody made, or for their town. */
const OF_ANYTHING: ReadonlySet<Readers> = new Set<Readers>(["makers", "showcase", "neighbours"]);
/** Of 851 communities that people graded as core, 2% are farther than this from what the project says of itself. */
const LEAST_NEAR = 0.18;

function isOfSubject(readers: Readers, form: PlaceForm, near: Nearness | null): boolean {
  // Threads where a trade offers its things take all of them.
  const isOpen = OF_ANYTHING.has(readers) || (readers === "trade" && form === "comment");
  if (near === null || isOpen) return true;
  return Math.max(near.whole, ...Object.values(near.answers)) >= LEAST_NEAR;
}

/** Whose demands count for a project of this kind. */
const OF_KIND: Record<ProjectKind, readonly Concern[]> = {
  software: ["own software"],
  game: ["own game"],
  book: ["own writing"],
  product: ["own product"],
  shop: ["own product", "services"],
  media: ["own media", "own writing"],
  course: ["own resource", "services"],
  service: ["services"],
  cause: ["fundraising"],
};

function concerns(of: Concern, kind: ProjectKind): boolean {
  return of === "all" || of === "promotion" || of === "own work" || OF_KIND[kind].includes(of);
}

/** Who repairs or teaches has no piece to show among those who show what they made, and can say what they know. */
function isAdvisedBy({ kind, stance }: Policy, project: ProjectKind): boolean {
  const knowsCraft = project === "service" || project === "course";
  return knowsCraft && kind === "showcase" && stance.is === "value";
}

function findForm(policy: Policy, demands: readonly PolicyDemand[]): PlaceForm {
  if (policy.stance.is === "thread") return "comment";
  if (takesOnlyLinks(policy)) return "link";
  const { formats } = policy;
  // What is seen there most comes first.
  const isGallery = policy.kind === "showcase" && formats?.allowed[0] === "image";
  const isDemanded = demands.some(
    // A collection of money is proved by a picture, and not shown by one.
    ({ of, code, certainty }) =>
      of !== "fundraising" && code === "image-required" && certainty === "sure",
  );
  return takesOnlyPictures(policy) || isGallery || isDemanded ? "caption" : "post";
}

/** Neighbours hear that it is one of them, also where their community has a nickname. */
function findTown(
  { name, topic, keywords }: BriefCommunity,
  readers: Readers,
  place: string | null,
): string | null {
  if (readers !== "neighbours" || !place) return null;
  const [town = place] = place.split(",");
  const known = [name, topic ?? "", ...(keywords ?? [])].map(lettersOf);
  return known.some((each) => each.includes(lettersOf(town))) ? town : null;
}

/** Who says nothing of any place is asked what it has to do with this one. */
function hasTie(name: string, { place, text = "" }: Described): boolean {
  return place !== null || lettersOf(text).includes(lettersOf(name));
}

function lettersOf(text: string): string {
  return listLetters(text.toLowerCase()).join("");
}

const BY_KIND: Record<CommunityKind, Readers> = {
  maker: "makers",
  dev: "developers",
  trade: "trade",
  academic: "trade",
  hobby: "hobby",
  fandom: "hobby",
  showcase: "showcase",
  market: "showcase",
  local: "neighbours",
  qa: "audience",
  support: "audience",
  news: "audience",
  humor: "audience",
  media: "audience",
  lifestyle: "audience",
};

function findReaders({ policy, category }: BriefCommunity): Readers {
  if (policy.kind) return BY_KIND[policy.kind];
  return BY_CATEGORY.find(([sign]) => sign.test(category))?.[1] ?? "audience";
}

/** '[Self-Promo]' as it stands in titles. */
function findTitleTag(demands: readonly PolicyDemand[]): string | null {
  const tags = demands.filter(
    ({ code, certainty }) => code === "title-tag" && certainty === "sure",
  );
  const [tag] = tags.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  return tag ? `[${tag.replaceAll(/[[\]]/g, "")}]` : null;
}

/** Nobody but the founder knows which one is true of a collection of money, or where none is named. */
function readFlairs({ of, value }: PolicyDemand): string[] {
  const named = [value].flat().filter((each) => typeof each === "string");
  return named.length === 0 || of === "fundraising" ? [OPEN_FLAIR] : named;
}

/** What no post may lack; the founder is asked for it. */
function listRequired(
  name: string,
  demands: readonly PolicyDemand[],
  { kind, what }: Described,
): AnswerId[] {
  // Who says in r/rust that it is a Rust crate has said what it is made of.
  const isMadeIn = OF_LANGUAGE.test(name) && (kind === "software" || kind === "game");
  const tools: AnswerId[] =
    isMadeIn && !namesCommunity(what ?? "", name) ? ["stackOrMaterial"] : [];
  const sure = demands.filter(({ certainty }) => certainty === "sure");
  const text = sure
    .flatMap(({ code, value }) => (code === "contains" ? [value].flat() : []))
    .join("; ");
  const asked = REQUIRED.filter(([asks, , kinds]) => asks.test(text) && kinds.includes(kind));
  return [...new Set([...asked.map(([, id]) => id), ...tools])];
}

function listDemanded(
  { stance }: Policy,
  demands: readonly PolicyDemand[],
  kind: ProjectKind,
): AnswerId[] {
  const isOpen = demands.some(({ code }) => code === "open-source-only");
  const words = demands.flatMap(({ code, value, detail }) =>
    code === "contains" || code === "sections" ? [value, detail].flat() : [],
  );
  const text = [stance.detail, ...words].filter(Boolean).join("; ");
  const asked = ASKED.filter(
    ([asks, , kinds]) => asks.test(text) && (kinds?.includes(kind) ?? true),
  );
  return [
    ...new Set([...asked.map(([, id]) => id), ...(isOpen ? ["stackOrMaterial" as const] : [])]),
  ];
}

function readFewestWords({ code, value }: PolicyDemand): number {
  return code === "min-words" && typeof value === "number" ? value : 0;
}
