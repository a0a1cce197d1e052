import type { AnswerId } from "#engine/interview/interview.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import { countPieces, type Room } from "./shapes/fill-shape.ts";
import type { Piece } from "./shapes/shape.ts";
import { countShared, findRoots } from "./keep-roots.ts";
import type { UsableAnswers } from "./usable-answers.ts";
import type { Setting } from "./write-post.ts";

const QUESTIONS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["askReaders", "askPeers"]);

/** Where readers came to be asked for help with something. */
const OFFERS_HELP =
  /volunteer|play ?test|\btesters?\b|beta ?(?:users?|test)|charit|citizen ?science/i;
/** 'That you can't find here' means nothing to the whole world. */
const HERE = /\bhere\b/i;

const FEWEST_SHARED = 2;

/** Joints may have a few words more than they are counted for. */
const JOINTS = 6;

/** The pieces with what the founder wants of readers at the end, as far as it has a place there. */
export function endWithOwn(pieces: Piece[], setting: Setting, room: Room): Piece[] {
  const most = room.most - JOINTS;
  const { place, all = {}, brief } = setting;
  if (place === "thread" || pieces.some(({ heading }) => heading !== undefined)) return pieces;
  const { name, policy } = brief.community;
  const told = pieces.filter(({ is }) => is !== "theAsk");
  const isAsked = pieces.some(({ is }) => QUESTIONS.has(is));
  if (all.theAsk && (OFFERS_HELP.test(`${name} ${policy.stance.detail ?? ""}`) || !isAsked)) {
    const asking = told.filter(({ is }) => !QUESTIONS.has(is));
    const isThere = pieces.some(({ is }) => is === "theAsk");
    const ended = addBeforeLink(asking, { is: "theAsk", sentences: all.theAsk.sentences, isOptional: !isThere }); // prettier-ignore
    if (countPieces(ended) <= most && countPieces(ended) >= room.fewest) return ended;
  }
  if (isAsked) return pieces;
  const question = findQuestion(pieces, setting);
  const ended = question ? [...pieces, question] : pieces;
  return countPieces(ended) <= most ? ended : pieces;
}

/** Readers who know one subject, which may not be the founder's. */
const OF_SUBJECT: ReadonlySet<CommunityKind | null> = new Set<CommunityKind | null>(["hobby", "fandom", "dev", "academic", "lifestyle", "qa", "support", "news"]); // prettier-ignore

function addBeforeLink(pieces: Piece[], added: Piece): Piece[] {
  const link = pieces.findIndex(({ is }) => is === "link");
  return pieces.toSpliced(link < 0 ? pieces.length : link, 0, added);
}

/** A question of the founder's that grows from what is told, where nothing else is asked. */
function findQuestion(pieces: Piece[], { all = {}, answers, brief, place }: Setting): Piece | null {
  const { kind } = brief.community.policy;
  const isPeers = place === "maker" || kind === "trade";
  const ids = isPeers ? (["askPeers", "askReaders"] as const) : (["askReaders"] as const);
  const text = pieces.map(({ sentences }) => sentences.join(" ")).join(" ");
  if (text.includes("?")) return null;
  const fitting = ids.find((id) => {
    const question = all[id]?.sentences.join(" ") ?? "";
    if (!question.endsWith("?") || (!answers[id] && HERE.test(question))) return false;
    const roots = recallRoots(question, all);
    const isRooted = roots.length === 0 || pieces.some(({ is }) => roots.some((root) => root === is)); // prettier-ignore
    // Better than no question at all; where an address ends it, only what these readers can answer.
    const isLinked = pieces.some(({ is }) => is === "link");
    // Neighbours are asked what the story itself leads to.
    if (place === "local" && !answers[id] && countShared(question, text) < FEWEST_SHARED) return false; // prettier-ignore
    if (isPeers && id === "askReaders" && answers[id] === undefined) return false;
    const isFit = isLinked
      ? isRooted && (answers[id] !== undefined || !OF_SUBJECT.has(kind))
      : true;
    return isFit && countShared(question, text) > 0;
  });
  const sentences = fitting && all[fitting]?.sentences;
  return sentences ? { is: fitting, sentences, isOptional: true } : null;
}

/** Every shape asks again. */
const ROOTS = new WeakMap<UsableAnswers, Map<string, AnswerId[]>>();

function recallRoots(question: string, answers: UsableAnswers): AnswerId[] {
  const known = ROOTS.get(answers) ?? new Map<string, AnswerId[]>();
  ROOTS.set(answers, known);
  const roots = known.get(question) ?? findRoots(question, answers);
  known.set(question, roots);
  return roots;
}
