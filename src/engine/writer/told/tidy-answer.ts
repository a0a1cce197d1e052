import { completeAnswer, splitAnswer } from "#engine/interview/complete-answer.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { mendOutside } from "#engine/interview/mend-letters.ts";
import {
  LIST_SIGN,
  beginLarge,
  hasWordCharacter,
  listLetters,
  splitAtSpaces,
} from "#engine/text/characters.ts";
import { REFERS_AWAY, REFERS_FIRST } from "../rows/pointer-rows.ts";
import { completeNote } from "./complete-note.ts";

/** Fewer may be the name of something, unless a small word stands between them: '3 FOR $24'. */
const SHOUTED_LETTERS = 12;
const SHOUTED_WORD =
  /(?<!\p{L})(?:A|AN|THE|FOR|OF|AND|OR|NO|NOT|IN|ON|IS|IT|MY|WITH|TO|YOU|YET|FREE)(?!\p{L})/u;
const SHOUTED_SHARE = 0.8;

/**
 * The founder's paragraphs. Their words stay: capitals, full stops and slips are mended, a list stays a list,
 * and pictures that a keyboard draws are left out.
 */
export function tidyAnswer(text: string, id: AnswerId, isTeam: boolean): string[] {
  return joinRemarks(dropReply(plainText(text), id).split(/\n\s*\n/))
    .map((paragraph) => (QUOTED.has(id) ? paragraph : markLines(breakCounted(paragraph))))
    .map((paragraph) => (STEPS.has(id) ? paragraph : unlist(paragraph)))
    .flatMap(joinLists)
    .map((paragraph) => completeAnswer(paragraph.trim(), id).trim())
    .map((paragraph) =>
      paragraph.includes("\n")
        ? mendOutside(paragraph)
        : splitAnswer(paragraph)
            .flatMap((sentence, at, all) =>
              id === "sample" ? sentence : dropReference(sentence, all[at - 1]),
            )
            .map((sentence, at) => completeNote(sentence, id, isTeam, at === 0))
            .join(" "),
    )
    .filter((paragraph) => hasWordCharacter(paragraph));
}

/** These stand as they were written, a poem line by line. */
const QUOTED: ReadonlySet<AnswerId> = new Set<AnswerId>(["sample", "userSaid"]);

/** 'No. The mat is $1,890 a roll' answers a question that readers have not seen. */
const REPLY = /^(?:no|nope|yes|yep|yeah|none)(?:[.!]?$|[.!,]\s+(?=\p{Lu}))/iu;
/** So does 'With a marginal note.' before a scene, asked how it began. */
const HOW_IT_BEGAN =
  /^(?:With|By|Through|Because of|Out of|From) [^\s.!?]+(?: [^\s.!?]+){0,4}\.\s+(?=\p{Lu})/u;

/** 'Don't know. Free until it's done' tells us, and no reader; before a comma it is how sure the rest is. */
const UNSURE =
  /^(?:(?:I )?don['’]?t know(?: yet)?|(?:I['’]?m )?not sure(?: yet)?)(?:[.!]?$|[.!]\s+)/iu;

/** 'Nothing. The church cookbook, I did the intros', asked what came before. */
const NOTHING = /^nothing(?: really| much| else)?[.,!]\s+(?=\p{Lu})/iu;

function dropReply(text: string, id: AnswerId): string {
  if (QUOTED.has(id)) return text;
  const told = text.replace(REPLY, "").replace(UNSURE, "");
  if (id === "before" || id === "mistake" || id === "surprise") return told.replace(NOTHING, "");
  return id === "scene" ? told.replace(HOW_IT_BEGAN, "") : told;
}

/** 'See above.' and 'As I said,' are for whoever reads the whole interview. */
function dropReference(sentence: string, before = ""): string[] {
  if (REFERS_AWAY.test(sentence)) return [];
  const own = REFERS_AWAY.test(before) ? sentence.replace(/^(?:Also|And),? /, "") : sentence;
  const said = own.replace(REFERS_FIRST, "");
  return [said === sentence ? sentence : beginLarge(said)];
}

const FEWEST_OF_PARAGRAPH = 5;

/** '140ish stars' is no paragraph. */
function joinRemarks(paragraphs: readonly string[]): string[] {
  const joined: string[] = [];
  for (const each of paragraphs) {
    const last = joined.at(-1);
    const isShort = splitAtSpaces(each).length < FEWEST_OF_PARAGRAPH && !each.includes("\n");
    if (last === undefined || !isShort || last.includes("\n") || /[:"”]$/.test(last))
      joined.push(each);
    else joined[joined.length - 1] = `${/[.!?…]$/.test(last) ? last : `${last}.`} ${each}`;
  }
  return joined;
}

const DRAWING = String.raw`(?:(?![\d#*©®™])\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*)`;
const DRAWN = new RegExp(`\\s*${DRAWING}+`, "gu");
/** Between two sentences it stands for a full stop. */
const DRAWN_BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\p{N})"])(?:\s*${DRAWING})+\s+(?=[\p{L}"])`,
  "gu",
);

/** A picture before each of several lines stands for the sign of a list. */
const DRAWN_LIST = new RegExp(
  String.raw`(?:^[ \t]*${DRAWING}+[ \t]*(?=\p{L}|\p{N}).*(?:\n|$)){2,}`,
  "gmu",
);
const DRAWN_SIGN = new RegExp(String.raw`^[ \t]*${DRAWING}+[ \t]*`, "gmu");

/** Without shouting and without drawn pictures. */
export function plainText(text: string): string {
  return calm(text)
    .replaceAll(DRAWN_LIST, (lines) => lines.replaceAll(DRAWN_SIGN, "- "))
    .replaceAll(DRAWN_BETWEEN, ". ")
    .replaceAll(DRAWN, "")
    .replaceAll(/[ \t]{2,}/g, " ")
    .replaceAll(/!{2,}/g, "!")
    .trim();
}

/** Steps and turns are read as a list; remarks in a row are sentences. */
const STEPS: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "howItPlays",
  "oneJob",
  "formula",
  "teach",
  "theAsk",
]);

/** '1. A holder. 2. A sheet of glass.' in one line. */
const COUNTED_ON = /\s(?=(\d)[.)] )/g;

/** What is counted within a line is a list as well. */
function breakCounted(text: string): string {
  if (!/^1[.)] /.test(text) || text.includes("\n")) return text;
  let next = 2;
  return text.replaceAll(COUNTED_ON, (space, figure: string) => {
    if (Number(figure) !== next) return space;
    next += 1;
    return "\n";
  });
}

const FEWEST_LINES = 3;
const LONGEST_LINE = 90;
/** Where each line but the last is so long, an editor or a mail program broke them. */
const WRAPPED = 45;

/** Lines of a few words that nothing ends are items, whether or not a sign is before them. */
function markLines(paragraph: string): string {
  const lines = paragraph.split("\n").filter((line) => line.trim());
  const items = lines[0]?.endsWith(":") ? lines.slice(1) : lines;
  const isListed =
    items.length >= FEWEST_LINES &&
    items.slice(0, -1).some((line) => line.length < WRAPPED) &&
    items.every((line) => !LIST_SIGN.test(line) && line.length <= LONGEST_LINE) &&
    items.slice(0, -1).every((line) => !/[.!?:;,…"”’']$/.test(line.trim()));
  if (!isListed) return paragraph;
  const marked = items.map((line) => `- ${beginItem(line.trim())}`);
  return [...lines.slice(0, lines.length - items.length), ...marked].join("\n");
}

function unlist(paragraph: string): string {
  const lines = paragraph.split("\n").filter((line) => line.trim());
  if (!lines.some((line) => LIST_SIGN.test(line))) return paragraph;
  const said: string[] = [];
  let isNaming = false;
  for (const line of lines) {
    const item = line.replace(LIST_SIGN, "").trim();
    const before = said.at(-1) ?? "";
    const isShort = LIST_SIGN.test(line) && item.split(" ").length <= MOST_OF_ITEM;
    isNaming = isShort && (isNaming || before.endsWith(":"));
    // 'Tick one: open, locked' is one sentence; longer items are sentences of their own.
    if (isNaming) said[said.length - 1] = `${before}${before.endsWith(":") ? "" : ","} ${item}`;
    else said.push(item);
  }
  return said
    .map((line) => (/[.!?:…]$/.test(line) ? line : `${line}.`))
    .map(beginItem)
    .join(" ");
}

/** 'iOS only' keeps its small letter. */
function beginItem(line: string): string {
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(line) ? beginLarge(line) : line;
}

const MOST_OF_ITEM = 5;

/** A lead and its list belong together; other lines are one paragraph. */
function joinLists(paragraph: string): string[] {
  const lines = paragraph.split("\n").filter((line) => line.trim());
  const first = lines.findIndex((line) => LIST_SIGN.test(line));
  if (first <= 0) return [paragraph];
  return [lines.slice(0, first).join(" "), lines.slice(first).join("\n")];
}

/** What was typed in capitals throughout is said in a usual voice. */
function calm(text: string): string {
  const letters = listLetters(text);
  const large = letters.filter((letter) => letter !== letter.toLowerCase());
  const isSaid = letters.length >= SHOUTED_LETTERS || SHOUTED_WORD.test(text);
  if (!isSaid || large.length < SHOUTED_SHARE * letters.length) return text;
  return text
    .toLowerCase()
    .replaceAll(/!+/g, ".")
    .replaceAll(/(?<![\p{L}\p{N}])i(?![\p{L}\p{N}])/gu, "I")
    .replaceAll(
      /(^|[.!?]\s+|\n)(\p{Ll})/gu,
      (_, stop: string, letter: string) => stop + letter.toUpperCase(),
    );
}
