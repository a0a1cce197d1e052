import { countWords } from "#engine/pages/tells-fact.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Place } from "../place/place.ts";
import type { PlanEntry } from "../plan/plan.ts";
import { TAKEN } from "../rows/place-rows.ts";
import { findMatter, type Told } from "../told/told.ts";
import { frameNote } from "./frame-note.ts";
import { introduce, nameWithTown } from "./introduce.ts";
import { wordFacts } from "./word-facts.ts";
import type { WrittenPost } from "./written-post.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { splitAnswer } from "#engine/interview/complete-answer.ts";
import { tellFor } from "../plan/list-candidates.ts";
import { inOrder } from "../plan/shelf.ts";
import { shortenWhat } from "./shorten-what.ts";
import { writeTitles } from "./write-titles.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

const MOST_WORDS = { comment: 130, caption: 40, link: 40 };

/** What a picture should show, by what is shown. */
const PICTURES: Record<ProjectKind, readonly string[]> = {
  product: [
    "the whole thing in daylight",
    "one in somebody's hands, or in use",
    "the detail that you are proud of",
    "one on the bench, half made",
  ],
  software: [
    "the screen that people see first",
    "the one thing that nothing else does",
    "a real case, with what is private taken out",
  ],
  game: [
    "a moment of play that says what one does",
    "all that belongs to it, side by side",
    "the detail that you are proud of",
  ],
  book: ["the cover", "the first page", "the thing that the story began with"],
  shop: ["the front from the street", "the counter on a usual day", "what people come for"],
  media: ["the piece itself: a page, a cover or a still", "where you draw, record or write"],
  course: ["a lesson that is going on, with consent", "what somebody made in it"],
  service: ["one job before and after", "the tools that you bring"],
  cause: ["the place as it is now", "the people who are with it, with consent"],
};

/** A comment or a caption: what it is, as much of the best answers as fits, and how to get it; a caption begins with what happened. */
export function wordShort(told: Told, planned: Planned, used: ReadonlySet<string>): WrittenPost {
  const { place } = planned;
  const form = place.form === "post" ? "comment" : place.form;
  const limits = limitWords(planned, form);
  const shortly = introduceShortly(told, place, form);
  const address = form === "link" && told.project.url !== null ? [told.project.url] : [];
  const facts = form === "comment" ? wordFacts(told, place, { told: [], isShort: true }) : address;
  const scene = planned.opening === "scene" ? readScene(told, place) : [];
  const isTold = countWords([...scene, shortly].join(" ")) <= limits.withScene;
  const opening = isTold ? scene : [];
  const room = limits.usual - countWords([...opening, shortly, ...facts].join(" "));
  const others = planned.matters.filter((id) => id !== "scene");
  const tries = others.flatMap((id) => readShortly(told, place, id));
  const taken = takeWhatFits(tries, room, form === "comment");
  // Its name alone is no text.
  const isBare = taken.size === 0 && opening.length === 0;
  const introduction = isBare ? introduce(told, place, "thing") : shortly;
  const [first = [], ...rest] = inOrder([...taken.keys()]).map((id) => taken.get(id) ?? []);
  const body = [[introduction, ...first], ...rest].map((sentences) => sentences.join(" "));
  const words = [...opening, ...(form === "comment" ? body : [body.join(" ")]), ...facts];
  const asked = planned.question && findMatter(told, planned.question);
  const matters = inOrder([...(opening.length > 0 ? (["scene"] as const) : []), ...taken.keys()]);
  const isAsked =
    asked &&
    asked.rests.every((id) => matters.includes(id)) &&
    countWords([...words, ...asked.paragraphs].join(" ")) <= limits.withScene;
  const { titles, spare } =
    form === "comment"
      ? { titles: [labelComment(told, place)], spare: [] }
      : writeTitles(told, place, { ...planned, matters }, used);
  return {
    titles,
    spare,
    content: [...words, ...(isAsked ? asked.paragraphs : [])].join("\n\n"),
    rests: [...matters, ...(isAsked ? [asked.id] : [])],
    pictures: form === "caption" ? [...PICTURES[told.interview.kind]] : [],
  };
}

/** With the whole of what happened, and what it is. */
const MOST_WITH_SCENE = 120;
/** Where words are taken beside pictures. */
const MOST_BESIDE = 100;

function limitWords({ place, maxWords = Infinity }: Planned, form: keyof typeof MOST_WORDS) {
  const hasRoom = form === "caption" && place.takesText;
  const most = (words: number) => Math.min(hasRoom ? words : MOST_WORDS[form], maxWords);
  return { usual: most(MOST_BESIDE), withScene: most(MOST_WITH_SCENE) };
}

const MOST_TAKEN = { comment: 3, caption: 2 };

function labelComment({ interview }: Told, { policy, fullName }: Place): string {
  const own = policy.threads.find(({ takes }) => TAKEN[interview.kind]?.test(takes));
  const thread = own?.name ?? policy.stance.thread;
  if (!thread) return `Comment in the thread of ${fullName}`;
  return /\b(?:mega)?thread\b/i.test(thread)
    ? `Comment in the ${thread} of ${fullName}`
    : `Comment in the thread “${thread}” of ${fullName}`;
}

/** Where only pictures are taken, what it is stands in the title; below them there is room for its name, and for one thing that is told whole. */
function introduceShortly(told: Told, place: Place, form: keyof typeof MOST_WORDS): string {
  const whole = introduce(told, place, "thing");
  const hasRoom = form === "comment" || (form === "caption" && place.takesText);
  const most = form === "link" ? MOST_BELOW_LINK : MOST_INTRODUCED;
  if (hasRoom || countWords(whole) <= most) return whole;
  const short = told.what === null ? "" : shortenWhat(told.what, LONGEST_BELOW_LINK);
  const isSaid = form === "link" && short.length <= LONGEST_BELOW_LINK && /^an? /.test(short);
  return `${sayMade(told.interview)} ${nameWithTown(told, place)}${isSaid ? `, ${short}` : ""}.`;
}

const MOST_INTRODUCED = 16;
/** The title of a link is read elsewhere. */
const MOST_BELOW_LINK = 32;
const LONGEST_BELOW_LINK = 120;

/** The best answers that fit, from their beginning, each with what it rests on; whole ones come first where there is one alone. */
function takeWhatFits(
  tries: ReturnType<typeof readShortly>,
  room: number,
  isComment: boolean,
): Map<AnswerId, string[]> {
  const taken = new Map<AnswerId, string[]>();
  const most = MOST_TAKEN[isComment ? "comment" : "caption"];
  let left = room;
  const areWhole = (sentences: string[]) => countWords(sentences.join(" ")) <= left;
  const first = (isComment ? tries : tries.slice(0, FEW)).filter(({ sentences }) =>
    areWhole(sentences),
  );
  for (const { id, sentences, rests } of [...first, ...tries, ...tries]) {
    if (taken.has(id) || taken.size === most || rests.some((each) => !taken.has(each))) continue;
    const kept = fit(sentences, left);
    // 'It's two ends.' has its point in what follows.
    const isCut = kept.length < sentences.length && countWords(kept.join(" ")) < FEWEST_OF_CUT;
    // A second one is told whole or not at all, and so is, below a picture, one that begins with what it does not do.
    const isHalf =
      kept.length < sentences.length &&
      (taken.size > 0 || (!isComment && DENIES.test(sentences[0] ?? "")));
    if (kept.length === 0 || isCut || isHalf) continue;
    taken.set(id, kept);
    left -= countWords(kept.join(" "));
  }
  return taken;
}

const FEWEST_OF_CUT = 14;
const DENIES =
  /^(?:no|not|nothing|never)\b|^(?:it|we|I|there) (?:never|no|(?:do|does|is|are|can|has|have|will)(?: not|n['’]t)|cannot|can['’]t|won['’]t)\b/i;
/** So many are about as good as the first. */
const FEW = 2;

/** Lists take more room than there is. */
function readShortly(told: Told, place: Place, id: AnswerId) {
  const matter = findMatter(told, id);
  if (!matter || matter.paragraphs.some((paragraph) => paragraph.includes("\n"))) return [];
  const kept = tellFor(place, matter.rests)(matter);
  const part = { ...matter, sentences: kept, paragraphs: [kept.join(" ")] };
  const sentences = frameNote(part, told.interview).flatMap((each) => splitAnswer(each));
  return [{ id, sentences, rests: matter.rests }];
}

function readScene(told: Told, place: Place): string[] {
  const scene = findMatter(told, "scene");
  if (!scene) return [];
  const kept = tellFor(place, [])(scene);
  return kept.length === scene.sentences.length ? scene.paragraphs : [kept.join(" ")];
}

function fit(sentences: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += countWords(sentence);
    if (words > room) break;
    kept.push(sentence);
  }
  return kept;
}
