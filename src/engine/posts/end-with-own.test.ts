import { describe, expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import type { PostBrief } from "./post-brief.ts";
import { endWithOwn } from "./end-with-own.ts";
import type { Piece } from "./shapes/shape.ts";
import { makeBrief, takes } from "./testing/make-brief.ts";
import type { UsableAnswers } from "./usable-answers.ts";
import type { Setting } from "./write-post.ts";

const all: UsableAnswers = {
  theAsk: { sentences: ["We need four people who can row."] },
  askReaders: { sentences: ["Who taught you rowing?"] },
};
const piece = (is: Piece["is"], text: string): Piece => ({ is, sentences: [text], isOptional: true }); // prettier-ignore
const TOLD = [piece("introduction", "a charity for rowing"), piece("limits", "It rows in summer.")];
const ASK = piece("askPeers", "How do you pay for boats?");
const LINK = piece("link", "");

function end(
  pieces: Piece[],
  {
    name = "Example",
    place = "maker",
    has = all,
    most = 200,
    kind = "maker",
    project = "software",
    is = "welcome",
    keywords = [],
  }: {
    name?: string;
    place?: Setting["place"];
    has?: UsableAnswers;
    most?: number;
    kind?: CommunityKind;
    project?: ProjectKind;
    is?: Stance;
    keywords?: string[];
  } = {},
) {
  // prettier-ignore
  const made: PostBrief = makeBrief({ kind, ...takes(is) });
  const interview = { ...made.interview, kind: project };
  const brief = { ...made, interview, community: { ...made.community, name, keywords } };
  const setting: Setting = { brief, seed: 1, place, demands: { forbidden: [] } as unknown as Setting["demands"], linkPlace: "none", answers: {}, all: has }; // prettier-ignore
  return endWithOwn(pieces, setting, { fewest: 0, most, leavesOut: new Set() })?.map(
    ({ is }) => is,
  );
}

describe("a post ends on what the founder wants of readers", () => {
  const { theAsk: _, ...asks } = all;
  const peers: UsableAnswers = { askPeers: { sentences: ["Do you switch to plastic?"] } };
  test.each<[string, Piece[], Parameters<typeof end>[1], string[]]>([
    ["an ask, where nothing is asked", TOLD, {}, ["introduction", "limits", "theAsk"]],
    ["the ask comes before the address", [...TOLD, LINK], {}, ["introduction", "limits", "theAsk", "link"]], // prettier-ignore
    ["a question stays", [...TOLD, ASK], {}, ["introduction", "limits", "askPeers"]],
    ["among volunteers the ask takes its place", [...TOLD, ASK], { name: "volunteer" }, ["introduction", "limits", "theAsk"]], // prettier-ignore
    ["testers are asked as well", [...TOLD, ASK], { name: "playtesters" }, ["introduction", "limits", "theAsk"]], // prettier-ignore
    ["the question, where there is no ask", TOLD, { has: asks, place: "audience" }, ["introduction", "limits", "askReaders"]], // prettier-ignore
    ["makers are not asked what users know", TOLD, { has: asks }, ["introduction", "limits"]], // prettier-ignore
    ["neighbours are not asked what is nothing to them", TOLD, { has: asks, place: "local" }, ["introduction", "limits"]], // prettier-ignore
    ["a question about something else is none", [piece("limits", "It is slow.")], { has: asks }, ["limits"]], // prettier-ignore
    ["players are asked about what was shown", TOLD, { has: asks, place: "showcase", kind: "showcase", project: "game" }, ["introduction", "limits", "askReaders"]], // prettier-ignore
    ["who looks at anything is not asked what rowers know", TOLD, { has: asks, place: "showcase", kind: "showcase" }, ["introduction", "limits"]], // prettier-ignore
    ["makers of such things are asked as well", TOLD, { has: peers, place: "hobby", kind: "showcase", project: "product" }, ["introduction", "limits", "askPeers"]], // prettier-ignore
    ["and not about selling, where a piece is all they came for", TOLD, { has: { askPeers: { sentences: ["How do you sell two pieces of rowing gear a year?"] } }, place: "hobby", kind: "showcase", project: "product", is: "value", keywords: ["oars", "pieces", "gear", "boats"] }, ["introduction", "limits"]], // prettier-ignore
    ["players are not asked what makers know", TOLD, { has: peers, place: "showcase", kind: "showcase", project: "game" }, ["introduction", "limits"]], // prettier-ignore
    ["what is asked in a quotation asks nobody", [...TOLD, piece("mistake", "It asked 'where?' at sea.")], { has: asks, place: "audience" }, ["introduction", "limits", "mistake", "askReaders"]], // prettier-ignore
    ["people of a trade are asked about their tool", [piece("introduction", "an app for rowing teachers, who taught me")], { has: asks, place: "technical", kind: "trade" }, ["introduction", "askReaders"]], // prettier-ignore
    ["and not about what it does not tell", [piece("introduction", "an app for boats")], { has: asks, place: "technical", kind: "trade" }, ["introduction"]], // prettier-ignore
    ["a comment in a thread ends where it ends", TOLD, { place: "thread" }, ["introduction", "limits"]], // prettier-ignore
    ["what is missed less makes room for it", [...TOLD, LINK], { has: asks, place: "audience", kind: "local", most: 20 }, ["introduction", "link", "askReaders"]], // prettier-ignore
    ["what anybody can say is asked behind an address", [...TOLD, LINK], { has: { askReaders: { sentences: ["Do you want rowing to be slow?"] } }, place: "hobby", kind: "hobby" }, ["introduction", "limits", "link", "askReaders"]], // prettier-ignore
    ["nobody has played what is only shown", TOLD, { has: { askReaders: { sentences: ["When did you stop rowing?"] } }, place: "showcase", kind: "showcase", project: "game" }, ["introduction", "limits"]], // prettier-ignore
    ["who plays at once has", TOLD, { name: "playmygame", has: { askReaders: { sentences: ["When did you stop rowing?"] } }, place: "showcase", kind: "showcase", project: "game" }, ["introduction", "limits", "askReaders"]], // prettier-ignore
    ["nothing is too long because of it", TOLD, { most: 20 }, ["introduction", "limits"]],
  ])("%s", (_name, pieces, given, expected) => {
    expect(end(pieces, given)).toEqual(expected);
  });
});
