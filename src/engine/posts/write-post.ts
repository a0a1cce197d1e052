import { type Draft, MAX_TITLE_LENGTH, type PostType } from "#engine/drafts/draft.ts";
import { LINKS } from "#engine/checks/plain-words.ts";
import { findSubject } from "./community/subject.ts";
import type { Piece } from "./shapes/shape.ts";
import { addPhrases, findTitlePrefix, chooseFlair } from "./meet-requirements.ts";
import { FEWEST_TITLES, offerTitles, PIECES } from "./titles/offer-titles.ts";
import type { Place } from "./place-of.ts";
import type { ComposedPost, LinkPlace, PostBrief } from "./post-brief.ts";
import { lettersOf } from "./siblings.ts";
import { linksToProject, type UsableAnswers } from "./usable-answers.ts";
import { writePieces } from "./write-pieces.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import {
  breaksDemands,
  type Demands,
  spellAddresses,
  takesOnlyLinks,
} from "./community/openness.ts";

/** All that is known when a post is written. */
export type Setting = {
  brief: PostBrief;
  seed: number;
  place: Place;
  demands: Demands;
  linkPlace: LinkPlace;
  answers: UsableAnswers;
  /** Also what readers there can do less with than others. */
  all?: UsableAnswers;
};

/** The pieces of a shape as a post with its titles, not checked yet; null where too few titles can be made that are not taken. */
export function writePost(
  setting: Setting,
  { shape, postType, pieces }: { shape: string; postType: PostType; pieces: Piece[] },
): ComposedPost | null {
  const { brief, seed, place, linkPlace, answers } = setting;
  const { project, interview, community } = brief;
  const { policy } = community;
  const isComment = postType === "thread-comment";
  const isLinked = pieces.some(({ is, sentences }) => is !== "link" && linksToProject(sentences.join(" "), project.url)); // prettier-ignore
  const shown = isLinked ? pieces.filter(({ is }) => is !== "link") : pieces;
  const context = { interview, siblings: brief.siblings, seed };
  const who = answers.who?.sentences[0] ?? null;
  const town = findTown(setting, shown);
  const city = findCity(setting, shown);
  const written = writePieces(shown, { project, interview, who, town, city, context, isComment });
  const content = spellAddresses(addPhrases(written, policy, postType), policy, postType);
  const prefix = findTitlePrefix(policy, postType, interview.kind);
  const titling = {
    name: project.name,
    interview,
    answers,
    pieces: shown,
    place,
    postType,
    isNameWelcome: policy.stance.is !== "value" || takesOnlyLinks(policy),
    isForShowing: isForShowing(setting, postType),
    subject: findSubject(community),
    prefix,
    siblings: brief.siblings,
    isAllowed: (text: string) => isTitleAllowed(text, prefix, setting),
  };
  const offered = isComment ? labelComment(setting) : offerTitles(titling);
  const titles = offered.length > 0 || !brief.isAnyway ? offered : [`${prefix}${project.name}`];
  // Where fewer are left to choose from, everything that this post would say was said above others.
  if (!isComment && !brief.isAnyway && titles.length < FEWEST_TITLES) return null;
  const [title] = titles;
  if (title === undefined) return null;
  const draft: Draft = {
    title,
    content,
    editSection: null,
    flair: chooseFlair(policy, postType, interview.stage, content),
  };
  return {
    ...draft,
    postType,
    linkPlace,
    titles,
    shape,
    rests: shown.flatMap(({ is }) => (is === "link" ? [] : [is === "introduction" ? "what" : is])),
    unmet: [],
    attachments: [
      ...listAttachments(policy, interview.kind),
      ...(isWithoutLink(setting) ? [`${policy.fullName} takes texts without addresses: put the link to the repository into the first comment.`] : []), // prettier-ignore
    ],
    notesIgnored: Boolean(brief.notes?.trim()),
  };
}

/** Neighbours like to hear that somebody is one. */
function findTown({ brief, place }: Setting, pieces: Piece[]): string | null {
  const { place: town } = brief.interview;
  return town && place === "local" && !isPlaceSaid(town, brief, pieces) ? town : null;
}

/** 'North Park' means nothing to readers who live elsewhere, and neither does 'the 38'. */
function findCity({ brief, place }: Setting, pieces: Piece[]): string | null {
  const { kind, place: city } = brief.interview;
  if (!city || place === "local" || brief.community.policy.kind === "local") return null;
  const { what = "", platform = "" } = brief.interview.answers;
  const isRemote = kind === "course" && REMOTE.test(`${what} ${platform}`);
  return IS_SOMEWHERE.has(kind) && !isRemote && !isPlaceSaid(city, brief, pieces) ? city : null;
}

/** What is done in one place, and not wherever its reader is. */
const IS_SOMEWHERE: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["shop", "cause", "service", "media", "course"]); // prettier-ignore

const REMOTE = /\b(?:online|web|website|zoom|videos?|apps?|e-?mail|youtube|remote(?:ly)?|browser|phone)\b/i; // prettier-ignore

function isPlaceSaid(town: string, { project }: PostBrief, pieces: Piece[]): boolean {
  const said = `${project.name} ${pieces.map(({ sentences }) => sentences.join(" ")).join(" ")}`;
  return said.toLowerCase().includes(town.toLowerCase());
}

const OPEN: ReadonlySet<string> = new Set(["welcome", "flair", "weekday", "share"]);

/** Whether people come there to see what others made, so that a title says what it is. */
function isForShowing({ brief, place }: Setting, postType: PostType): boolean {
  const { stance, kind } = brief.community.policy;
  if (postType === "showcase") return true;
  if (OPEN.has(stance.is)) return place === "maker" || place === "technical" || place === "showcase"; // prettier-ignore
  if (kind !== "showcase" || stance.is !== "value") return false;
  // Who shows pots came to see no program for potters.
  const isTheirs = brief.interview.kind !== "software" || OF_PROGRAMS.test(stance.detail ?? "");
  return PIECES.has(brief.interview.kind) && isTheirs;
}

const OF_PROGRAMS = /\b(?:sites?|websites?|apps?|tools?|repositor(?:y|ies)|projects?|code|software|programs?|anything)\b/i; // prettier-ignore

function isTitleAllowed(text: string, prefix: string, { brief, demands }: Setting): boolean {
  const lower = text.toLowerCase();
  const { length } = prefix + text;
  const { name, policy } = brief.community;
  const lengths = policy.requirements.flatMap((each) => each.kind === "length" && each.field === "title" ? [each] : []); // prettier-ignore
  return (
    !breaksDemands(text, demands) &&
    !lower.includes(`r/${name.toLowerCase()}`) &&
    length <= MAX_TITLE_LENGTH &&
    lengths.every(({ min, max }) => length >= (min ?? 0) && length <= (max ?? MAX_TITLE_LENGTH))
  );
}

/** A comment has no title: this says what it is and where it goes, the next one there with its name. */
function labelComment(setting: Setting): string[] {
  const { brief, answers } = setting;
  const label = nameThread(setting);
  const { name } = brief.project;
  const taken = new Set(brief.siblings.map(({ title }) => lettersOf(title)));
  const options = [label, `${label}: ${name}`, `${label}: ${answers.what?.sentences[0] ?? name}`];
  return options.filter((each) => !taken.has(lettersOf(each))).slice(0, 1);
}

/** 'Comment in the weekly self-promotion thread of r/devops', as far as its name is known. */
function nameThread({ brief }: Setting): string {
  const { policy } = brief.community;
  const [clause = ""] = (policy.stance.detail ?? "").split(";");
  const words = clause.split(" ");
  const quoted = /((?:\b\w+ )?['‘“"][^'’”"]{4,60}['’”"] thread)\b/i.exec(clause)?.[1];
  if (quoted) return `Comment in the ${quoted} of ${policy.fullName}`;
  const end = words.findIndex((word) => /^threads?\W?$/i.test(word));
  const named = words
    .slice(Math.max(0, end - 5), end + 1)
    .join(" ")
    .replace(/\W$/, "");
  const isName = named !== "" && !/\b(?:only|in|a|the|its|per|this)\b/i.test(named);
  return `Comment in the ${isName ? named.replace(/threads$/, "thread") : "promotion thread"} of ${policy.fullName}`; // prettier-ignore
}

/** Whether developers will look for the code, and the rules keep its address out of the text. */
function isWithoutLink({ brief, demands, linkPlace }: Setting): boolean {
  const { kind, stance } = brief.community.policy;
  const isBanned = demands.forbidden.includes(LINKS);
  const isOpen = stance.is === "flair" || stance.is === "welcome" || stance.is === "share";
  return kind === "dev" && isOpen && isBanned && linkPlace === "none" && brief.interview.kind === "software" && brief.project.url !== null; // prettier-ignore
}

/** What readers of a place come to look at, and how it is said to the founder. */
const ROWS: { sign: RegExp; thing: string; kinds?: ProjectKind[] }[] = [
  { sign: /\bmaps?\b|\bcartograph\w{0,5}\b|\bdiagrams?\b/i, thing: "the map or diagram" },
  { sign: /\b(?:photos?|photograph\w{0,5}|pictures?|images?)\b/i, thing: "a photo" },
  { sign: /\brepositor(?:y|ies)\b|\bgithub\b/i, thing: "the link to the repository", kinds: ["software", "game"] }, // prettier-ignore
  { sign: /\b(?:videos?|clips?|gifs?|footage)\b/i, thing: "a short clip" },
  { sign: /\bscreenshots?\b/i, thing: "a screenshot" },
  { sign: /\b(?:builds?|made|handmade|crafts?|artwork|drawings?|sketch\w{0,3}|paintings?|bread|pottery|quilts?)\b/i, thing: "a photo", kinds: ["product", "shop"] }, // prettier-ignore
];

/** 'No photos of people' asks for none. */
const REFUSED = /\b(?:no|without|not)\b[^;,.]{0,40}/gi;

/** What belongs beside the words, which nobody but the founder has: 'attach the map'. */
export function listAttachments({ stance, fullName }: Policy, kind: ProjectKind): string[] {
  if (stance.is === "thread") return [];
  const name = fullName.replace(/^r\//, "").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  const text = `${name} ${(stance.detail ?? "").replaceAll(REFUSED, " ")}`;
  const things = ROWS.filter(({ sign, kinds }) => sign.test(text) && (kinds?.includes(kind) ?? true)).map(({ thing }) => thing); // prettier-ignore
  return [...new Set(things)].slice(0, 2).map((thing) => `People come to ${fullName} to see things: attach ${thing}.`); // prettier-ignore
}
