import {
  type DemandKind,
  LINK_SIGNS,
  SALES_WORDS,
  UNKIND_WORDS,
} from "#engine/checks/check-rule.ts";
import { repeatedWords } from "#engine/text/repeated-words.ts";
import { escapePattern } from "#engine/text/text-place.ts";

type Breach = { points: number; text: string; pattern: RegExp | null };

/** How a breach that only a simple check sees is put, and the words that it rests on. */
export function wordBreach(kind: DemandKind, text: string): Breach {
  switch (kind) {
    case "promotion":
      return breach("Words like these may be taken for promotion.", SALES_WORDS);
    case "respect":
      return breach("Words like these may be taken as unkind.", UNKIND_WORDS);
    case "links":
      return breach("This may be taken for a link, where only text is wanted.", LINK_SIGNS);
    case "effort":
      return breach("So short a text may be taken for low effort.", []);
    case "spam":
      return wordRepetition(text);
  }
}

const POINTS = 5;

function breach(text: string, words: string[]): Breach {
  const pattern = new RegExp(words.map(escapePattern).join("|"), "giu");
  return { points: POINTS, text, pattern: words.length > 0 ? pattern : null };
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and any are as at be been but by can did do for from had has have he how i i'm i've if in into is it it's its just me more my no not of on one or our out she so some than that the their them then there they this to up was we were what when which who will with would you your".split(
    " ",
  ),
);

/** The check counts every word; what comes back in any text is named as such. */
function wordRepetition(text: string): Breach {
  const repeated = repeatedWords(text);
  const telling = repeated.find(({ word }) => !SMALL_WORDS.has(word));
  const { word = "", times = 0 } = telling ?? repeated[0] ?? {};
  const said = word.length > 30 ? `${word.slice(0, 30)}…` : word;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, "giu");
  return {
    points: telling ? POINTS : 1,
    text: telling
      ? `'${said}' comes back ${times} times, which may be taken for spam.`
      : `The check for spam counts '${said}' ${times} times; readers hardly will.`,
    pattern: word ? pattern : null,
  };
}
