import type { Place } from "../place-of.ts";
import type { ShapeRow } from "./shape.ts";
import type { AnswerId } from "#engine/interview/interview.ts";

/** What somebody makes once and then has: how people write about it in each place, the usual way first. */
export const MADE_SHAPES = {
  software: {
    maker: [
      ["story", "scene introduction mistake|unusual numbers? limits? price? link ask?"],
      ["lesson", "mistake introduction numbers|unusual surprise? limits? price? link ask?"],
      ["story", "before introduction unusual numbers? surprise? price? link ask?"],
    ],
    technical: [
      ["showcase", "before introduction unusual limits? stack? platform? price:1? link ask?"],
      ["lesson", "surprise teach introduction why? limits? price:1? link"],
      ["story", "scene introduction unusual stack? limits? price:1? link ask?"],
    ],
    hobby: [
      ["question", "askReaders scene before? introduction unusual? limits? link"],
      ["story", "scene introduction unusual limits? link askReaders?"],
      ["showcase", "userSaid introduction stack|unusual unusual? limits? platform? price? link"],
    ],
    audience: [
      ["lesson", "surprise teach introduction why? limits? price? link"],
      ["showcase", "introduction stack? unusual limits? numbers? price:1? link"],
      ["story", "scene introduction unusual limits? link askReaders?"],
    ],
    local: [
      ["story", "scene introduction platform? unusual limits? price? link askReaders?"],
      ["question", "askReaders introduction scene limits? numbers? link"],
    ],
    showcase: [
      [
        "showcase",
        "introduction forWhom? unusual stack? platform? limits? price:1? link askReaders?",
      ],
      ["showcase", "userSaid introduction stack|unusual unusual? limits? platform? price? link"],
      ["story", "numbers introduction stack? before limits? price:1? link"],
    ],
    thread: [
      [
        "thread-comment",
        "introduction unusual|surprise|numbers price:1? platform:1? numbers:1? link",
      ],
      ["thread-comment", "introduction stack forWhom? price:1? numbers:1? link"],
    ],
  },
  game: {
    maker: [
      ["story", "scene introduction mistake numbers? price:1? link ask?"],
      ["lesson", "mistake introduction unusual|howItPlays numbers? price? link ask?"],
      ["story", "before introduction detail mistake? numbers? link ask?"],
    ],
    technical: [
      ["lesson", "before introduction stack unusual? platform? price:1? link"],
      ["feedback", "numbers introduction unusual|howItPlays stack? price? link ask"],
      ["lesson", "mistake introduction teach|stack unusual? link ask?"],
    ],
    hobby: [
      [
        "question",
        "surprise introduction howItPlays|unusual unusual? platform? price:1? link askReaders",
      ],
      ["story", "scene introduction unusual|howItPlays numbers? link askReaders?"],
      ["lesson", "mistake introduction unusual|howItPlays numbers? link askReaders?"],
    ],
    audience: [
      ["showcase", "unusual introduction forWhom? howItPlays|stack limits? price? platform? link"],
      ["showcase", "introduction stack? unusual numbers? price? link"],
      ["story", "scene introduction howItPlays|unusual limits? link askReaders?"],
    ],
    local: [
      ["story", "scene introduction howItPlays|unusual platform? price? link askReaders?"],
      ["question", "askReaders introduction scene unusual|howItPlays link"],
    ],
    showcase: [
      ["showcase", "userSaid introduction why? howItPlays|unusual numbers? platform? price? link"],
      ["showcase", "unusual introduction stack|scene stack? numbers? limits? price? link"],
      [
        "showcase",
        "introduction forWhom? howItPlays|unusual unusual? limits? platform? price? link",
      ],
    ],
    thread: [
      ["thread-comment", "introduction howItPlays|unusual|numbers price:1? platform:1? link"],
      ["thread-comment", "introduction unusual:1 price:1? platform:1? link"],
    ],
  },
  book: {
    maker: [
      ["feedback", "limits introduction premise sample|unusual link ask"],
      ["lesson", "mistake introduction numbers|unusual surprise? price:1? link ask?"],
      ["story", "numbers introduction mistake|before unusual? price? link ask?"],
    ],
    technical: [
      ["lesson", "mistake introduction numbers surprise? unusual? link ask?"],
      ["showcase", "stack introduction unusual mistake? numbers? link"],
      ["lesson", "teach introduction unusual surprise? link ask?"],
    ],
    hobby: [
      ["lesson", "scene teach introduction unusual? link"],
      ["story", "scene introduction unusual|premise numbers? link askReaders?"],
      ["question", "askReaders introduction scene unusual|premise link"],
    ],
    audience: [
      ["showcase", "premise introduction forWhom? unusual sample? price? link"],
      ["question", "askReaders introduction scene mistake|surprise|unusual link"],
      ["story", "surprise introduction premise|unusual userSaid? price? link askReaders?"],
    ],
    local: [
      ["question", "askReaders introduction scene mistake|surprise|unusual link"],
      ["story", "scene introduction unusual|premise price? link askReaders?"],
    ],
    showcase: [
      [
        "story",
        "scene introduction premise sample? unusual? mistake? userSaid? numbers? limits? price? link ask?",
      ],
      ["story", "before introduction premise|unusual unusual? numbers? userSaid? price:1? link"],
      ["showcase", "unusual introduction stack|premise numbers? price? link"],
      ["showcase", "premise introduction forWhom? unusual userSaid? price? link"],
    ],
    thread: [
      ["thread-comment", "introduction premise|unusual:1 price:1? link"],
      ["thread-comment", "introduction unusual|surprise|numbers price:1? link"],
    ],
  },
  product: {
    maker: [
      ["lesson", "mistake introduction numbers surprise? limits? price? link ask?"],
      ["lesson", "mistake introduction unusual limits? numbers? link ask?"],
      ["story", "scene introduction mistake|unusual numbers? price? link ask?"],
    ],
    technical: [
      ["lesson", "teach introduction unusual stack? link"],
      ["showcase", "introduction stack unusual mistake? limits? link"],
      ["story", "before introduction unusual|stack stack? limits? link ask?"],
    ],
    hobby: [
      ["story", "scene before? introduction unusual limits? link askReaders?"],
      ["story", "scene introduction unusual|stack mistake? link askReaders?"],
      ["lesson", "mistake introduction stack|unusual unusual? link askReaders?"],
    ],
    audience: [
      [
        "story",
        "surprise introduction forWhom? userSaid? unusual|limits limits? price? link askReaders?",
      ],
      ["question", "askReaders introduction scene numbers? limits? link"],
      ["showcase", "userSaid introduction unusual limits? price? platform? link"],
    ],
    local: [
      ["question", "askReaders introduction scene numbers? limits? link"],
      ["story", "scene introduction unusual platform? limits? price? link askReaders?"],
    ],
    showcase: [
      ["showcase", "stack introduction why? unusual limits? numbers? price? platform? link"],
      ["showcase", "numbers introduction stack|unusual unusual? limits? price? link"],
      ["showcase", "userSaid introduction unusual stack? limits? price? platform? link"],
    ],
    thread: [
      ["thread-comment", "introduction unusual|stack forWhom? price? platform:1? link"],
      ["thread-comment", "introduction stack|numbers price:1? platform:1? link"],
    ],
  },
} satisfies Record<string, Record<Place, ShapeRow[]>>;

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
