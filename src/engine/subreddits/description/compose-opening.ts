import { joinWords } from "#engine/text/join-words.ts";

type Known = {
  /** With '~' for the word 'community'. */
  kind: string | undefined;
  /** What it seems to be about, going by its words. */
  estimatedField: string | undefined;
  language: string | null;
  size: "large" | "small" | undefined;
  words: string[];
  /** Without posts, the words are those of the community's own description alone. */
  hasSeenPosts: boolean;
};

/** What the community is, as far as anyone has said, and which words stand out in it. */
export function composeOpening(known: Known, seed: number): string {
  const [first, second] = known.words;
  if (known.language) return composeForeign(known, known.language);
  if (!first) return composeWordless(known, seed);
  if (known.estimatedField && !known.kind)
    return pick(seed, composeEstimated(known, known.estimatedField));
  if (!second) return composeOneWord(known, first, seed);
  if (known.kind) return pick(seed, composeLabelled(known));
  return pick(seed, composeUnlabelled(known));
}

function composeLabelled(known: Known): string[] {
  const kind = wordKind(known);
  const list = joinWords(known.words);
  return known.hasSeenPosts
    ? [
        `${kind}. Posts and the community's own words often mention ${list}.`,
        `${kind}. Words such as ${list} come up often.`,
        `${kind}. Among the words that stand out are ${list}.`,
        `${kind}; its posts often mention ${list}.`,
      ]
    : [
        `${kind}. Its own words mention ${list}.`,
        `${kind}; among its own words are ${list}.`,
        `${kind}. Among the words it uses are ${list}.`,
        `${kind}; what it says about itself mentions ${list}.`,
      ];
}

function composeEstimated({ words, hasSeenPosts }: Known, field: string): string[] {
  const list = joinWords(words);
  const often = hasSeenPosts ? "often mentions" : "mentions";
  return [
    `Going by its words, a community on ${field}: it ${often} ${list}.`,
    `Its words suggest ${field}; it ${often} ${list}.`,
    `Words such as ${list} point to ${field}.`,
    `Probably a community on ${field}, since it ${often} ${list}.`,
  ];
}

function composeUnlabelled(known: Known): string[] {
  const kind = wordKind(known);
  const list = joinWords(known.words);
  return known.hasSeenPosts
    ? [
        `Posts and the community's own words often mention ${list}.`,
        `${kind} where words such as ${list} come up often.`,
        `Among the words that stand out here are ${list}.`,
        `Posts in this community often mention ${list}.`,
      ]
    : [
        `The community's own words mention ${list}.`,
        `${kind} whose own words include ${list}.`,
        `Among the words this community uses are ${list}.`,
        `What this community says about itself mentions ${list}.`,
      ];
}

function composeOneWord(known: Known, word: string, seed: number): string {
  const kind = wordKind(known);
  if (known.kind) {
    return pick(seed, [
      `${kind}; its own words mention '${word}'.`,
      `${kind}. The word '${word}' stands out.`,
    ]);
  }
  return pick(seed, [
    `${kind} of which we know little; its own words mention '${word}'.`,
    `Little is known to us here, but the word '${word}' stands out.`,
  ]);
}

function composeWordless(known: Known, seed: number): string {
  const kind = wordKind(known);
  if (known.kind) {
    return pick(seed, [
      `${kind}; its name says more about it than we can.`,
      `${kind}. Beyond that topic we know little about it.`,
      `${kind}, of which we know little more than the topic.`,
    ]);
  }
  if (known.estimatedField) {
    return `Its name and words suggest ${known.estimatedField}, but we know little more.`;
  }
  if (known.hasSeenPosts) return "Its name says more about this community than we can.";
  return pick(seed, [
    "We know this community by little more than its name: look at it before you plan a post.",
    "Its name is nearly all that we know: read some of its posts first.",
    "What it is about is not known to us beyond its name. Have a look before you post.",
  ]);
}

function composeForeign(known: Known, language: string): string {
  const kind = wordKind(known);
  if (known.words.length === 0) return `${kind}, apparently in ${language}.`;
  return `${kind}, apparently in ${language}, with words such as ${joinWords(known.words)}.`;
}

function wordKind({ kind = "~", size }: Known): string {
  const noun = kind.replace("~", "community");
  const phrase = size ? `${size} ${noun}` : noun;
  return `${/^[aeiou]/.test(phrase) ? "An" : "A"} ${phrase}`;
}

function pick(seed: number, variants: string[]): string {
  return variants[seed % variants.length] ?? "";
}
