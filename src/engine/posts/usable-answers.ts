import { findLinks, readHost } from "#engine/drafts/find-links.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import {
  completeAnswer,
  completePhrase,
  listFurther,
  PHRASE_IDS,
  splitAnswer,
} from "#engine/interview/complete-sentence.ts";
import { ANSWER_IDS, type AnswerId, type Answers } from "#engine/interview/interview.ts";
import { findWeakAnswer, isWish } from "#engine/interview/weak-answers.ts";
import type { LinkPlace, PostBrief } from "./post-brief.ts";
import { breaksDemands, type Demands } from "./community/openness.ts";

/** An answer as far as this community can read it: from its beginning, sentence by sentence. */
export type UsableAnswer = { sentences: string[] };
export type UsableAnswers = Partial<Record<AnswerId, UsableAnswer>>;

/** These mean nothing in part. */
const ALWAYS_WHOLE: ReadonlySet<AnswerId> = new Set<AnswerId>([
  ...PHRASE_IDS,
  "userSaid",
  "sample",
  "formula",
  "askReaders",
  "askPeers",
]);
/** One sentence sets the scene, and the second is what happened. */
const FEWEST_OF_SCENE = 2;

/**
 * What can be said there. An answer that is none is left out, and so is one that points back at something
 * nobody said; one with a word that the community bans ends before it.
 */
export function findUsable(
  { project, interview }: Pick<PostBrief, "project" | "interview">,
  demands: Demands,
  linkPlace: LinkPlace,
): UsableAnswers {
  const usable: UsableAnswers = {};
  const said = new Set<string>();
  for (const id of ANSWER_IDS) {
    const text = interview.answers[id];
    if (!text?.trim() || isWeak(id, text, { project, interview })) continue;
    const whole = isPhrase(id) ? [completePhrase(id, text, project.name), ...(id === "what" ? listFurther(text) : [])] : splitAnswer(completeAnswer(text, id)); // prettier-ignore
    const isSayable = (sentence: string) =>
      !breaksDemands(sentence, demands) &&
      (linkPlace === "content" || findLinks(sentence).length === 0);
    const bad = whole.findIndex((sentence) => !isSayable(sentence));
    // The address of the project has its own place.
    const end = id === "platform" && whole.length > 1 && isAddress(whole.at(-1) ?? "", project.url) ? -1 : undefined; // prettier-ignore
    // What readers can do is not all in the sentence with the address.
    const kept = id === "theAsk" ? whole.filter(isSayable) : whole.slice(0, bad < 0 ? end : bad);
    const isPageless = (id === "price" || id === "platform") && linkPlace !== "content";
    const sentences = isPageless ? kept.filter((sentence) => !ON_PAGE.test(sentence)) : kept;
    if (sentences.length === 0 || (bad >= 0 && ALWAYS_WHOLE.has(id))) continue;
    if (id === "scene" && bad >= 0 && sentences.length < FEWEST_OF_SCENE) continue;
    const [first = ""] = sentences;
    if (!isPhrase(id) && (POINTS_BACK.test(first) || said.has(first))) continue;
    if (id === "teach" && findNames(sentences.join(" "), project.name).length > 0) continue;
    for (const sentence of sentences) said.add(sentence);
    usable[id] = { sentences };
  }
  // A wish is no question, but what readers can do.
  const wish = usable.askReaders;
  if (wish && isWish(wish.sentences.join(" "))) {
    delete usable.askReaders;
    usable.theAsk ??= wish;
  }
  return usable;
}

/** 'The first chapters are free on my page': which page, where no address may be given? */
const ON_PAGE =
  /\b(?:on|at|from) (?:(?:my|our) (?:web ?)?(?:page|site)|the (?:web ?site|page))\b(?! of\b)/i;

function isAddress(sentence: string, url: string | null): boolean {
  return /^\S+$/.test(sentence) && linksToProject(sentence, url);
}

type Judging = Pick<PostBrief, "project" | "interview">;

/** The same for every community and every type of post, and the slowest part of it. */
function isWeak(id: AnswerId, text: string, { project, interview }: Judging): boolean {
  const judged = JUDGED.get(interview.answers) ?? new Map<string, boolean>();
  JUDGED.set(interview.answers, judged);
  const key = `${id} ${project.name}\n${text}`;
  const isSo = judged.get(key) ?? findWeakAnswer(id, text, project.name) !== null;
  judged.set(key, isSo);
  return isSo;
}

const JUDGED = new WeakMap<Answers, Map<string, boolean>>();

function isPhrase(id: AnswerId): id is (typeof PHRASE_IDS)[number] {
  return PHRASE_IDS.some((phrase) => phrase === id);
}

/** 'They crack at about minus five': who? */
const POINTS_BACK =
  /^(?:they|he|she|there it)\b|^(?:this|that|these|those) (?:is|was|are|were|has|had|have|means|meant|made|makes|does|did|do|will|would|can|could|gave|took|came|one|ones)\b/i;

const NEEDS_INTRODUCTION = /^(?:it|its|it['’]s)\b|^(?:I|we|you)(?: \w+){1,2} (?:it|them)\b/i;

/** 'It runs in any browser' and 'I wrote it in Go' can be understood once it has been said what it is. */
export function needsIntroduction({ sentences }: UsableAnswer): boolean {
  return NEEDS_INTRODUCTION.test(sentences[0] ?? "");
}

/** Whether the founder's own words link to the project already. */
export function linksToProject(text: string, url: string | null): boolean {
  const host = url && readHost(url);
  return Boolean(host) && findLinks(text).some((link) => link.host === host);
}

/** All that an answer says, as one text. */
export function textOf(answers: UsableAnswers, id: AnswerId): string {
  return answers[id]?.sentences.join(" ") ?? "";
}
