import { joinWords } from "#engine/text/join-words.ts";

type Known = {
  /** With '~' for the word 'community'. */
  kind: string | undefined;
  /** What it seems to be about, going by its words. */
  estimatedField: string | undefined;
  language: string | null;
  size: "large" | "small" | undefined;
  words: string[];
};

/** What the community is, as far as anyone has said, and which words stand out in it. */
export function composeOpening(known: Known, seed: number): string {
  const { words } = known;
  const [first] = words;
  if (known.language) return composeForeign(known, known.language);
  if (!first) return composeWordless(known, seed);
  if (words.length === 1) return composeOneWord(known, first, seed);
  const list = joinWords(words);
  if (known.kind) return pick(seed, composeLabelled(wordKind(known), list));
  if (known.estimatedField) return pick(seed, composeEstimated(known.estimatedField, list));
  return pick(seed, composeUnlabelled(wordKind(known), list));
}

function composeLabelled(kind: string, list: string): string[] {
  return [
    `${kind}. Posts and the community's own words often mention ${list}.`,
    `${kind} in which words such as ${list} come up often.`,
    `${kind}. Among the words that stand out are ${list}.`,
    `${kind}; what it writes often mentions ${list}.`,
  ];
}

function composeEstimated(field: string, list: string): string[] {
  return [
    `Going by its words, a community on ${field}: ${list} come up often.`,
    `Its words suggest ${field}; often mentioned are ${list}.`,
    `Words such as ${list} stand out, which points to ${field}.`,
    `Probably about ${field}, since its words often include ${list}.`,
  ];
}

function composeUnlabelled(kind: string, list: string): string[] {
  return [
    `Posts and the community's own words often mention ${list}.`,
    `${kind} in which words such as ${list} come up often.`,
    `Among the words that stand out here are ${list}.`,
    `What this community writes often mentions ${list}.`,
  ];
}

function composeOneWord(known: Known, word: string, seed: number): string {
  const kind = wordKind(known);
  if (!known.kind) {
    return pick(seed, [
      `${kind} of which we know little; a word that stands out is ${word}.`,
      `Little is known to us here; the word ${word} stands out.`,
    ]);
  }
  return pick(seed, [
    `${kind}; a word that stands out is ${word}.`,
    `${kind}. The word ${word} stands out.`,
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
  if (known.estimatedField)
    return `Its words suggest ${known.estimatedField}; we know little more.`;
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
