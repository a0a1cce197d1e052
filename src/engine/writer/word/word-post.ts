import { countWords } from "#engine/pages/tells-fact.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Opening, PlanEntry } from "../plan/plan.ts";
import type { Place } from "../place/place.ts";
import { listPremises } from "../told/find-premises.ts";
import { tellFor } from "../plan/list-candidates.ts";
import { splitOpening } from "../told/steer-sentences.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { type ChooseWay, createChooser } from "./choose-way.ts";
import { frameNote } from "./frame-note.ts";
import { introducePeople } from "./introduce-people.ts";
import { addAddress, wordFacts } from "./word-facts.ts";
import { labelComment } from "./word-short.ts";
import { mostWords } from "../plan/measure-room.ts";
import { listAbouts } from "./list-abouts.ts";
import { wordSections } from "./word-sections.ts";
import { writeTitles } from "../title/write-titles.ts";
import type { WrittenPost } from "./written-post.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

/** One entry of the plan as a post. `used` are the titles of the project's other posts. */
export function wordPost(told: Told, planned: Planned, used: ReadonlySet<string>): WrittenPost {
  const { place } = planned;
  const room = place.form === "post" ? (planned.maxWords ?? Infinity) : mostWords(planned.maxWords);
  const question = planned.question && findMatter(told, planned.question);
  // What a question is about comes right before it.
  const premise = question
    ? listPremises(question.id, told).find(
        (id) => planned.matters.includes(id) && id !== planned.opening,
      )
    : undefined;
  const choose = createChooser(told, place);
  const facts = listFacts(told, planned);
  const take = tellFor(place, planned.matters);
  const parts = planned.matters.map((id) => ({
    id,
    paragraphs: tell(told, id, { take, choose, isOpening: id === planned.opening }),
  }));
  const wished = splitWished(told, planned.opening, choose);
  const opens = wished
    ? [{ paragraphs: wished.opening }]
    : planned.opening === "why" && told.why
      ? [{ paragraphs: told.why }]
      : parts.filter(({ id }) => id === planned.opening);
  // What readers are asked to do is the last they read.
  const called = parts.filter(({ id }) => id === "theAsk" && id !== planned.opening);
  const body = parts
    .map((part) => (wished && part.id === planned.opening ? { ...part, ...wished.later } : part))
    .filter(
      ({ id }) =>
        called.every((each) => each.id !== id) &&
        (id !== planned.opening || wished?.later) &&
        id !== premise,
    );
  const last = parts.filter(({ id }) => id !== planned.opening && id === premise);
  const begun = opens.flatMap(({ paragraphs }) => paragraphs).join(" ");
  const tellAll = (about: readonly string[]): string[] => {
    const running = [
      ...opens.flatMap((part) => part.paragraphs),
      ...about,
      ...body.flatMap((part) => part.paragraphs),
      ...last.flatMap((part) => part.paragraphs),
    ];
    const text = (place.form === "post" && wordSections(told, place)) || running;
    return [...text, ...facts, ...called.flatMap((part) => part.paragraphs)];
  };
  const said = parts.flatMap(({ paragraphs }) => paragraphs).join(" ");
  const ways = listAbouts(told, planned, { begun, said, isWished: wished !== null }).map(tellAll);
  const whole = ways.find((way) => countWords(way.join(" ")) <= room) ?? ways.at(-1) ?? [];
  const asked = question && hasRoomFor(question, whole, place, room) ? question : null;
  const { form } = place;
  const content = introducePeople([...whole, ...(asked?.paragraphs ?? [])], told.people).join(
    "\n\n",
  );
  return {
    ...(form === "comment"
      ? labelAlone(labelComment(told, place))
      : writeTitles(told, place, { ...planned, question: asked?.id ?? null }, used, content)),
    content,
    rests: [...planned.matters, ...(asked ? [asked.id] : [])],
  };
}

/** Nobody sees a title above a comment. */
function labelAlone(label: string): Pick<WrittenPost, "titles" | "ranked"> {
  return { titles: [label], ranked: [label] };
}

function listFacts(told: Told, { place, matters }: Planned): string[] {
  const { url } = told.project;
  if (place.form === "caption") {
    const isGiven = place.takesText && place.link === "content" && url !== null;
    return isGiven ? addAddress("", url) : [];
  }
  if (place.form === "link") return url === null ? [] : [url];
  return wordFacts(told, place, { told: matters, isShort: place.form === "comment" });
}

function hasRoomFor(question: Matter, whole: readonly string[], { form }: Place, room: number) {
  return form === "post" || countWords([...whole, ...question.paragraphs].join(" ")) <= room;
}

/** What the founder wants it to open on, and the rest of that answer. */
function splitWished(told: Told, opening: Opening, choose: ChooseWay) {
  const matter = told.matters.find(({ id }) => id === opening);
  const wished = matter && splitOpening(matter, told);
  if (!wished) return null;
  const { rest } = wished;
  return {
    opening: wished.opening,
    later: rest && { paragraphs: frameNote(rest, told.interview, choose) },
  };
}

type Telling = {
  take: (matter: Matter) => string[];
  choose: ChooseWay;
  isOpening: boolean;
};

/** What a post begins with needs no lead: 'Before this' would come before there is anything. */
function tell(told: Told, id: AnswerId, { take, choose, isOpening }: Telling): string[] {
  const matter = findMatter(told, id);
  if (!matter) return [];
  const sentences = take(matter);
  const isWhole = sentences.length === matter.sentences.length;
  const paragraphs = isWhole ? matter.paragraphs : [sentences.join(" ")];
  return isOpening
    ? paragraphs
    : frameNote({ ...matter, sentences, paragraphs }, told.interview, choose);
}
