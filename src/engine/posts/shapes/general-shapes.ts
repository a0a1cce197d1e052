import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place-of.ts";
import type { ShapeRow } from "./shape.ts";

/** For every kind of project, where none of its own shapes can be filled or all were used. */
export const GENERAL_SHAPES: ShapeRow[] = [
  [
    "story",
    "scene before? introduction detail unusual? stack? mistake? numbers? limits? platform? price? link ask?",
  ],
  [
    "story",
    "before introduction detail unusual? stack? numbers? surprise? limits? platform? price? link ask?",
  ],
  ["story", "surprise userSaid? introduction detail unusual? limits? numbers? price? link ask?"],
  [
    "story",
    "numbers introduction detail unusual? stack? mistake? limits? platform? price? link ask?",
  ],
  ["story", "userSaid introduction detail unusual? before? numbers? limits? price? link ask?"],
  ["story", "scene introduction mistake|stack|numbers unusual? numbers? limits? price? link ask?"],
  ["story", "introduction scene detail? unusual? mistake? numbers? limits? price? link ask?"],
  ["story", "introduction mistake detail? unusual? numbers? limits? price? link ask?"],
  ["story", "introduction stack scene? mistake? unusual? numbers? limits? price? link ask?"],
  ["story", "introduction before detail? unusual? numbers? limits? price? link ask?"],
  [
    "lesson",
    "mistake introduction detail|numbers unusual? stack? numbers? surprise? limits? price? link ask?",
  ],
  ["lesson", "surprise teach|detail introduction why? unusual? numbers? limits? price? link ask?"],
  ["lesson", "teach introduction detail|numbers unusual? numbers? limits? link ask?"],
  ["lesson", "before teach introduction detail? unusual? link ask?"],
  ["lesson", "stack introduction detail|mistake mistake? limits? link ask?"],
  ["question", "ask introduction scene|before|mistake unusual? limits? numbers? link"],
  ["question", "scene introduction detail unusual? limits? ask"],
  ["question", "surprise introduction detail|numbers unusual? limits? ask"],
  ["question", "limits introduction detail unusual? numbers? ask"],
  ["question", "before introduction detail|numbers limits? ask"],
  ["question", "numbers introduction detail|mistake unusual? mistake? ask"],
  [
    "showcase",
    "unusual introduction forWhom? detail|stack stack? limits? numbers? platform? price? link",
  ],
  [
    "showcase",
    "userSaid introduction detail unusual? stack? limits? numbers? platform? price? link",
  ],
  [
    "showcase",
    "introduction forWhom? detail unusual? stack? limits? numbers? platform? price? link",
  ],
  ["showcase", "numbers introduction detail unusual? stack? limits? platform? price? link"],
  ["showcase", "stack introduction detail unusual? limits? numbers? platform? price? link"],
  ["feedback", "limits introduction detail unusual? sample? numbers? link ask"],
  ["feedback", "numbers introduction detail unusual? limits? sample? link ask"],
  ["feedback", "mistake introduction detail unusual? numbers? limits? link ask"],
  ["feedback", "scene introduction detail unusual? limits? numbers? link ask"],
  ["thread-comment", "introduction detail|surprise|numbers price:1? platform:1? numbers:1? link"],
  ["thread-comment", "introduction forWhom? why? detail:1? price:1? link"],
  ["thread-comment", "introduction surprise price:1? platform:1? link"],
  ["thread-comment", "introduction userSaid|detail:1 price:1? link"],
  ["thread-comment", "introduction detail:1 numbers:1? price:1? link"],
  ["thread-comment", "introduction numbers price:1? platform:1? link"],
  ["thread-comment", "introduction why? userSaid price:1? link"],
  ["thread-comment", "introduction scene|mistake price:1? platform:1? link"],
  ["thread-comment", "introduction forWhom? numbers:1? price? platform:1? link"],
  ["story", "introduction scene platform unusual? numbers? limits? price? link ask?"],
  ["story", "introduction surprise scene? unusual? mistake? limits? price? link ask?"],
  [
    "story",
    "introduction episode|premise|howItPlays|oneJob scene? unusual? mistake? limits? price? link ask?",
  ],
  ["story", "introduction unusual scene? mistake? surprise? limits? price? link ask?"],
  ["lesson", "scene teach introduction unusual? mistake? link ask?"],
  ["lesson", "introduction teach scene? detail? unusual? mistake? limits? link ask?"],
  // For founders of few words.
  ["story", "introduction forWhom? why? detail scene? mistake? numbers? limits? platform? price? link ask?"], // prettier-ignore
];

type Opening = AnswerId | "introduction";

/** What readers of a place want to begin with, the best first, and what they do not want at all. */
export const TASTES: Record<Place, { opens: Opening[]; leavesOut: AnswerId[] }> = {
  maker: {
    opens: ["mistake", "numbers", "scene", "surprise", "before", "userSaid", "unusual", "introduction"], // prettier-ignore
    leavesOut: ["platform", "forWhom"],
  },
  technical: {
    opens: ["before", "stackOrMaterial", "unusual", "teach", "mistake", "surprise", "limits"],
    leavesOut: ["forWhom"],
  },
  hobby: {
    opens: ["scene", "askReaders", "teach", "surprise", "mistake", "before", "userSaid", "unusual"],
    leavesOut: ["price"],
  },
  audience: {
    opens: ["surprise", "userSaid", "askReaders", "scene", "unusual", "introduction"],
    leavesOut: ["stackOrMaterial"],
  },
  local: {
    opens: ["scene", "askReaders", "numbers", "surprise", "userSaid", "introduction", "unusual"],
    leavesOut: ["stackOrMaterial"],
  },
  showcase: {
    opens: ["unusual", "userSaid", "scene", "introduction", "stackOrMaterial", "numbers"],
    leavesOut: [],
  },
  thread: { opens: ["introduction"], leavesOut: [] },
};
