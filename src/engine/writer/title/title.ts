import type { AnswerId } from "#engine/interview/interview.ts";

/** What a title is made of: the thing in three ways, with a scene, what it came of, what somebody said of it, how it works or a question, a question alone, or any sentence that was told. */
export type TitleForm =
  | "own"
  | "bare"
  | "named"
  | "sceneAndThing"
  | "cause"
  | "quoteAndThing"
  | "wayAndThing"
  | "thingAndQuestion"
  | "question"
  | "line";
/** With the answer that it is from. */
export type Title = { form: TitleForm; from: AnswerId; text: string };

/** Without what a community demands before it: '[OC] A bird house'. */
export function dropTag(title: string): string {
  return title.replace(/^\[[^\]]+\] /, "");
}

/** What it is with another fact. */
export function isPair(form: TitleForm): boolean {
  return PAIRS.has(form);
}

const PAIRS: ReadonlySet<TitleForm> = new Set<TitleForm>([
  "wayAndThing",
  "sceneAndThing",
  "cause",
  "quoteAndThing",
  "thingAndQuestion",
]);

/** What it is, alone or with another fact. */
export function saysThing(form: TitleForm): boolean {
  return form === "own" || form === "bare" || form === "named" || isPair(form);
}

/** Whether it is more than one sentence. */
export function isOfSeveral(text: string): boolean {
  return /[.!?] /.test(text);
}

/** 'A fish shop. 54 tanks, front room and back room. Me, Saturdays my lad' is a paragraph and no title. */
export function isParagraph(text: string): boolean {
  return text.split(/(?<![.!?])[.!?]+ /).length > MOST_SENTENCES;
}

const MOST_SENTENCES = 2;
