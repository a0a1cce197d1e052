import type { AnswerId } from "#engine/interview/interview.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import { countPieces, type Room } from "./shapes/fill-shape.ts";
import type { Piece } from "./shapes/shape.ts";
import { addPremise } from "./shapes/add-premise.ts";
import { takeFirst } from "./shapes/take-first.ts";
import { FOR_TRADES, isAmongPeers } from "./fit-answers.ts";
import { countShared, findRoots } from "./keep-roots.ts";
import { isForAnybody, isForPlayers, isOfBusiness, isOpinion } from "./who-answers.ts";
import type { UsableAnswers } from "./usable-answers.ts";
import type { Setting } from "./write-post.ts";

const QUESTIONS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["askReaders", "askPeers"]);

/** Where readers came to be asked for help with something. */
const OFFERS_HELP =
  /volunteer|play ?test|\btesters?\b|beta ?(?:users?|test)|charit|citizen ?science/i;
/** 'That you can't find here' means nothing to the whole world. */
const HERE = /\bhere\b/i;

/** What somebody else asked. */
const QUOTED = /["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]*['’](?!\p{L})/gu;

const FEWEST_SHARED = 2;

/** Joints may have a few words more than they are counted for. */
const JOINTS = 6;

/** The pieces with what the founder wants of readers at the end, as far as it has a place there; null where a shape is nothing without a question that nobody would understand. */
export function endWithOwn(
  pieces: Piece[],
  setting: Setting,
  room: Room & { leavesOut: ReadonlySet<AnswerId> },
): Piece[] | null {
  const most = room.most - JOINTS;
  const { place, all = {}, brief } = setting;
  if (place === "thread" || pieces.some(({ heading }) => heading !== undefined)) return pieces;
  const { name, policy } = brief.community;
  const told = pieces.filter(({ is }) => is !== "theAsk");
  const asked = pieces.find(({ is }) => QUESTIONS.has(is));
  if (all.theAsk && (OFFERS_HELP.test(`${name} ${policy.stance.detail ?? ""}`) || !asked)) {
    const asking = told.filter(({ is }) => !QUESTIONS.has(is));
    const isThere = pieces.some(({ is }) => is === "theAsk");
    const ended = addBeforeLink(asking, { is: "theAsk", sentences: all.theAsk.sentences, isOptional: !isThere }); // prettier-ignore
    if (countPieces(ended) <= most && countPieces(ended) >= room.fewest) return ended;
  }
  const complete = (question: Piece, others: Piece[]) => {
    const text = question.sentences.join(" ");
    const based = addPremise(others, text, all, { most: most - countPieces([question]), leavesOut: room.leavesOut, roots: recallRoots(text, all) }); // prettier-ignore
    return based && [...based, question];
  };
  if (!asked) return askOwn(pieces);
  const others = pieces.filter((piece) => piece !== asked);
  const rooted = complete(asked, others);
  if (rooted) return rooted;
  return asked.isOptional ? askOwn(others) : null;

  function askOwn(before: Piece[]): Piece[] {
    for (const question of listQuestions(before, setting)) {
      for (const kept of [before, ...listShorter(before)]) {
        const ended = complete(question, kept);
        if (ended && countPieces(ended) <= most && countPieces(ended) >= room.fewest) return ended;
      }
    }
    return before;
  }
}

/** What readers miss less than a question to answer. */
const SPARE: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["limits", "numbers", "userSaid", "stackOrMaterial", "surprise", "teach", "why", "forWhom"]); // prettier-ignore
const MOST_SPARED = 2;

/** The pieces without the last one or two that nothing behind them rests on, or with the beginning of what is different about it. */
function listShorter(pieces: Piece[]): Piece[][] {
  const shorter: Piece[][] = [];
  let left = pieces;
  while (shorter.length < MOST_SPARED) {
    const last = left.findLastIndex(({ is }) => !FACTS.has(is));
    const piece = left[last];
    const begun = piece?.is === "unusual" ? takeFirst(piece.is, piece.sentences) : [];
    if (piece && begun.length > 0 && begun.length < piece.sentences.length) {
      left = left.with(last, { ...piece, sentences: begun });
    } else if (piece?.isOptional && SPARE.has(piece.is)) left = left.toSpliced(last, 1);
    else break;
    shorter.push(left);
  }
  return shorter;
}

/** They need nothing before them but the thing itself. */
const FACTS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["price", "platform", "link"]);

/** Who looks at whatever is shown, or knows a trade, cannot say what users know. */
const OF_OTHERS: ReadonlySet<CommunityKind> = new Set<CommunityKind>(["trade", "showcase", "market"]); // prettier-ignore

/** Readers who know one subject, which may not be the founder's. */
const OF_SUBJECT: ReadonlySet<CommunityKind | null> = new Set<CommunityKind | null>(["hobby", "fandom", "dev", "academic", "lifestyle", "qa", "support", "news"]); // prettier-ignore

function addBeforeLink(pieces: Piece[], added: Piece): Piece[] {
  const link = pieces.findIndex(({ is }) => is === "link");
  return pieces.toSpliced(link < 0 ? pieces.length : link, 0, added);
}

/** The questions of the founder's that these readers can answer, where nothing else is asked. */
function listQuestions(pieces: Piece[], { all = {}, answers, brief, place }: Setting): Piece[] {
  const { kind, stance } = brief.community.policy;
  const isPeers = isAmongPeers(brief.community, place, brief.interview.kind);
  const ids = isPeers ? (["askPeers", "askReaders"] as const) : (["askReaders", "askPeers"] as const); // prettier-ignore
  const text = pieces.map(({ sentences }) => sentences.join(" ")).join(" ");
  if (text.replaceAll(QUOTED, "").includes("?")) return [];
  const isLinked = pieces.some(({ is }) => is === "link");
  return ids.flatMap((id): Piece[] => {
    const sentences = all[id]?.sentences ?? [];
    const question = sentences.join(" ");
    const piece: Piece = { is: id, sentences, isOptional: true };
    if (!question.includes("?")) return [];
    if (answers[id]) return [piece];
    if (brief.interview.kind === "game" && isForPlayers(question, brief.community.name)) return [];
    // What fits less is better than no question at all, but only of users, and not where an address ends it.
    const isOfThing = place === "maker" && isForAnybody(question) && countShared(question, text) >= (/\bit\b/i.test(question) || OFFERS_HELP.test(brief.community.name) || !isOpinion(question) ? 1 : FEWEST_SHARED); // prettier-ignore
    // Who shows such things answers what makers ask about what they were just shown.
    if (
      id === "askPeers" &&
      kind === "showcase" &&
      brief.interview.kind === "product" &&
      (stance.is !== "value" ||
        !isOfBusiness(sentences.filter((each) => each.endsWith("?")).join(" "))) &&
      (!isLinked || countShared(question, text) > 0)
    )
      return [piece];
    const isShown = kind === "showcase" && (brief.interview.kind === "game" || isForAnybody(question)) && countShared(question, text) > 0; // prettier-ignore
    // Painters use a ladder, whoever made the step for it.
    const isTheirTool = kind === "trade" && !isPeers && FOR_TRADES.has(brief.interview.kind) && countShared(question, text) >= FEWEST_SHARED; // prettier-ignore
    if (id === "askReaders" && isTheirTool && !isOfBusiness(question)) return [piece];
    if (id === "askPeers" || HERE.test(question) || (place === "maker" && !isOfThing) || (kind !== null && OF_OTHERS.has(kind) && !isShown)) return []; // prettier-ignore
    if (isLinked && OF_SUBJECT.has(kind) && !isOpinion(question)) return [];
    // Neighbours are asked what the story itself leads to.
    const fewest =
      place === "local" && !pieces.some(({ is }) => is === "scene") ? FEWEST_SHARED : 1;
    return countShared(question, text) >= fewest ? [piece] : [];
  });
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
