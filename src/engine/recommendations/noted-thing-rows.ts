import type { Sort } from "./reading/read-brought.ts";

// How notes name what members may show.

/** How notes call each sort of thing. */
export const CALLED: Record<Sort, RegExp> = {
  software:
    /\b(?:tool\w*|software|apps?|scripts?|plug-?ins?|add-?(?:on|in)s?|extensions?|templates?|librar\w+|packages?|code|repositor\w+|firmware|integrations?|workflows?|mods?|bots?|sites?|calculators?|modules?|widgets?|open[- ]source|developers?|clients?|decks|readers)\b/i,
  game: /\bgames?\b/i,
  book: /\b(?:novels?|books?|e-?books?|fiction|authors?|writing|gamebooks?)\b/i,
  music: /\b(?:music|songs?|tracks?|beats?|tunes?)\b/i,
  video: /\b(?:videos?|films?|channels?|clips?)\b/i,
  podcast: /\b(?:podcasts?|episodes?|narrations?)\b/i,
  course: /\b(?:courses?|lessons?|tutorials?|teach\w*|learning|classes)\b/i,
};

/** What anybody can write who has made something. */
export const OF_ANYBODY =
  /\b(?:articles?|guides?|write-ups?|stor(?:y|ies)|reports?|research|papers?|tips?|methods?|analys[ie]s|experiences?|business\w*|compan\w+|projects?|products?|launch\w*|releases?|startups?|founders?|vendors?|makers?|news|posts?|essays?|case stud\w+|resources?|answer\w*|questions?|discussion|data\w*|material|know-how|promot\w*|progress|advice|blogs?|anything|things)\b/i;

/** Pieces that are of every craft. */
export const ANY_PIECE =
  /\b(?:works?|pieces?|crafts?|creations?|makes|items|handmade|goods|art|designs?|builds?|projects?|wares|devices?)\b/i;
export const BETWEEN_THINGS = /,| and | or /;
export const MANNER = / (?:with|under) .*/;
export const OPEN = /\bopen[- ]?(?:source|tool\w*|librar\w*|package\w*)?\b/i;
export const FREE = /\bfree\b/i;
export const BY_STUDENTS = /\bstudent-made\b/i;

/** Names of communities that joke. */
export const JOKES = /circle_?jerk|jerk$|shitpost|meme(?!coin)|okbuddy/i;
