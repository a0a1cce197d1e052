import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Readers } from "../place/place.ts";

// What the words of a community say about what belongs there. Each row has its examples in `../testing/row-examples.ts`.

/** Sorts of one thing, of which a community that names one does not mean the others. */
export const SORTS: readonly Readonly<Record<string, RegExp>>[] = [
  {
    letter: /\b(?:newsletters?|letters?|e-?mails?|issues?)\b/i,
    audio: /\b(?:podcasts?|audio|episodes?|radio)\b/i,
    video: /\b(?:videos?|youtube|films?|vlogs?)\b/i,
  },
  {
    alone: /\b(?:solo|solitaire|single[- ]player|one player|alone|for one)\b/i,
    together:
      /\b(?:cooperative|co-op|party game|for two|(?:two|three|four|2|3|4)(?: to |-|–)(?:four|five|six|eight|\d))\b/i,
  },
];

/** 'An item you sewed', of one craft or of any. */
export const OWN_PIECE =
  /\b(?:items?|pieces?|things?|mends?|gear|books|prints|something|art|photos|pictures|videos) you \p{Ll}+/iu;
export const ANY_PIECE = /\b(?:things?|something) you\b/i;

/** Where nobody noted who reads there, the category says it. */
export const BY_CATEGORY: [sign: RegExp, readers: Readers][] = [
  [/business|entrepreneur|marketing|growth/i, "makers"],
  [/programming|development/i, "developers"],
  [/places|travel/i, "neighbours"],
  [
    /crafts|hobbies|gaming|sports|photography|music|food|writing|animals|science|nature|tech/i,
    "hobby",
  ],
];

/** What the words of a note or a demand ask for, and the answer that gives it. */
export const ASKED: [asks: RegExp, id: AnswerId, kinds?: readonly ProjectKind[]][] = [
  [
    /\bopen[- ]source\b|\bsource\b|\blicen[cs]e\b|\bbuild details\b|\bprocess\b|\bmaterials?\b/i,
    "stackOrMaterial",
  ],
  [/\bnumbers\b|\brevenue\b|\bmetrics\b|\bdata\b/i, "numbers"],
  [/\blessons?\b|\bpostmortem\b/i, "mistake"],
  [/\brecipes?\b/i, "formula"],
  [/\bexcerpts?\b|\bcritique\b|\bsample\b/i, "sample", ["book", "media"]],
  [/\bplayable\b|\bplatform\b/i, "platform", ["game", "software"]],
];

export const REQUIRED: [asks: RegExp, id: AnswerId, kinds: readonly ProjectKind[]][] = [
  [/\brecipe\b/i, "formula", ["product", "shop"]],
  [
    /\bmaterials\b|\bhow it was made\b|\bparts used\b|\btools? used\b|\bdata source\b|\bstack\b|\bcamera\b/i,
    "stackOrMaterial",
    ["product", "software", "game"],
  ],
];

/** Communities of one language or engine: what is shown there is written in it. */
export const OF_LANGUAGE =
  /^(?:golang|rust|python|ruby|rails|django|flask|php|laravel|javascript|typescript|node|reactjs|sveltejs|vuejs|swift|swiftui|kotlin|java|flutterdev|elixir|haskell|lua|zig|csharp|dotnet|cpp|godot|unity3d|unrealengine|gamemaker|phaser|perl|rstats|julia|ocaml|scala|clojure|lisp|emacs|nim)$/i;

/** What readers of a place come to look at, and how it is said to the founder. */
export const SHOWN: { sign: RegExp; thing: string; kinds?: ProjectKind[] }[] = [
  { sign: /\bmaps?\b|\bcartograph\w{0,5}\b|\bdiagrams?\b/i, thing: "the map or diagram" },
  { sign: /\b(?:photos?|photograph\w{0,5}|pictures?|images?)\b/i, thing: "a photo" },
  {
    sign: /\brepositor(?:y|ies)\b|\bgithub\b/i,
    thing: "the link to the repository",
    kinds: ["software", "game"],
  },
  { sign: /\b(?:videos?|clips?|gifs?|footage)\b/i, thing: "a short clip" },
  { sign: /\bscreenshots?\b/i, thing: "a screenshot" },
  {
    sign: /\b(?:builds?|made|handmade|crafts?|artwork|drawings?|sketch\w{0,3}|paintings?|bread|pottery|quilts?)\b/i,
    thing: "a photo",
    kinds: ["product", "shop"],
  },
];

/** What a heading asks for, and the answers that give it, the best first. */
export const HEADINGS: [heading: RegExp, ids: readonly AnswerId[]][] = [
  [/what|does|about|description/i, ["unusual", "howItPlays", "oneJob"]],
  [/audience|who|for whom/i, []],
  [/compar|alternativ|differ/i, ["before", "limits"]],
  [/how|built|stack|technical/i, ["stackOrMaterial"]],
  [/lesson|learn/i, ["mistake", "teach"]],
];

/** What threads take, in their own words, where there is one for each sort of thing. */
export const TAKEN: Partial<Record<ProjectKind, RegExp>> = {
  media: /\b(?:episodes?|shows?|channels?|videos?|newsletters?)\b/i,
  software: /\b(?:apps?|software|projects?|tools?)\b/i,
  book: /\b(?:books?|writing|stories)\b/i,
  game: /\bgames?\b/i,
};
