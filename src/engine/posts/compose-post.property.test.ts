import { expect, test } from "vitest";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import { countBlanks, findBlanks } from "#engine/drafts/blanks.ts";
import { composePost } from "./compose-post.ts";
import type { BriefCommunity, ComposedPost } from "./post-brief.ts";
import { SAMPLE_COMMUNITIES } from "./testing/sample-communities.ts";
import { SAMPLE_PROJECTS, type SampleProject } from "./testing/sample-projects.ts";

const SEEDS = [1, 2, 3];
const MOST_ALIKE = 0.35;

test("the samples are as many and as varied as they should be", () => {
  expect(SAMPLE_PROJECTS).toHaveLength(50);
  expect(SAMPLE_COMMUNITIES).toHaveLength(40);
  const codes = new Set(SAMPLE_COMMUNITIES.flatMap(({ policy }) => Object.keys(policy.codes)));
  expect(RULE_CODES.filter((code) => !codes.has(code))).toEqual([]);
});

test(
  "every post for every project keeps to the rules and to the facts",
  { timeout: 180_000 },
  () => {
    const faults: string[] = [];
    for (const sample of SAMPLE_PROJECTS) {
      for (const seed of SEEDS) {
        const siblings: ComposedPost[] = [];
        const read: WordRuns[] = [];
        for (const community of SAMPLE_COMMUNITIES) {
          const post = composePost({ ...sample, community, siblings }, seed);
          const runs = readWordRuns(`${post.title} ${post.content}`);
          const found = [
            ...findFaults(post, sample, community),
            ...read.flatMap((other, index) => {
              const alike = compareWordRuns(runs, other);
              return alike > MOST_ALIKE
                ? [`${alike.toFixed(2)} like ${SAMPLE_COMMUNITIES[index]?.name}`]
                : [];
            }),
          ];
          const where = `${sample.project.name} in r/${community.name}, seed ${seed}`;
          faults.push(...found.map((fault) => `${where}: ${fault}`));
          siblings.push(post);
          read.push(runs);
        }
      }
    }
    expect(faults.slice(0, 40)).toEqual([]);
  },
);

test("the same seed writes the same post, another seed another one", () => {
  const [sample] = SAMPLE_PROJECTS;
  const [, community] = SAMPLE_COMMUNITIES;
  if (!sample || !community) throw new Error("no samples");
  const brief = { ...sample, community, siblings: [] };
  expect(composePost(brief, 7)).toEqual(composePost(brief, 7));
  const texts = new Set(Array.from({ length: 10 }, (_, seed) => composePost(brief, seed).content));
  expect(texts.size).toBeGreaterThan(4);
});

function findFaults(
  post: ComposedPost,
  sample: SampleProject,
  community: BriefCommunity,
): string[] {
  const { policy } = community;
  const text = `${post.title}\n${post.content}`;
  const words = text.split(/\s+/).length;
  const isBanned =
    post.postType !== "thread-comment" && /no self-promotion/i.test(policy.extractedRules.join());
  return [
    ...checkDraft(readDraftAlone(post, policy, post.postType))
      .filter(({ outcome, kind }) => outcome === "broken" && kind !== "stance")
      .map(({ label, message }) => `${label}: ${message}`),
    ...findInvented(post, sample, community),
    findDisclosure(post.content, sample.project.name) ? "" : "no disclosure",
    post.title.length > 300 ? "the title is too long" : "",
    findBlanks(post.title).length > 1 ? "two blanks in the title" : "",
    CLICKBAIT.test(post.title) ? `clickbait: ${post.title}` : "",
    /!|\p{Extended_Pictographic}|\b[A-Z]{5,}\b/u.test(
      post.title.replaceAll(sample.project.name, ""),
    )
      ? `loud: ${post.title}`
      : "",
    countBlanks(post) > 5 ? `${countBlanks(post)} blanks` : "",
    /^\s*(?:[-*#>]|\d+\.)|\*\*|\s—\s/m.test(post.content) ? "furniture" : "",
    /\p{Extended_Pictographic}/u.test(post.content) ? "emoji" : "",
    HYPE.test(text.replaceAll(sample.project.name, "")) ? `hype: ${HYPE.exec(text)?.[0]}` : "",
    GARBLED.test(post.content) ? `garbled: ${GARBLED.exec(post.content)?.[0]}` : "",
    post.postType === "thread-comment" && (words < 30 || words > 110) ? `${words} words` : "",
    isBanned && post.linkPlace === "content" && !/day/.test(policy.extractedRules.join())
      ? "a link"
      : "",
  ].filter(Boolean);
}

const CLICKBAIT =
  /you won['’]t believe|this one|shocking|secret|nobody tells|mind-?blow|changed my life|insane|\bhack\b/i;
const HYPE =
  /game-?chang|revolutioni|supercharg|unlock|seamless|effortless|all-in-one|cutting-edge|empower|delve|ultimate|trusted by|sign up now/i;
const GARBLED =
  /\b(\p{L}{2,}) \1\b|\s[,.;?]|\.\.|,\.|\?\.|\b[Aa] (?:an?|the|(?!one|once|eu)[aeio]\p{L}+) |\bundefined|\bnull\b|: *\.|\{\{\}\}/u;

/** Every number, address, quotation and name that no input holds. */
function findInvented(
  { title, content, editSection, flair }: ComposedPost,
  sample: SampleProject,
  community: BriefCommunity,
): string[] {
  const text = [title, content, editSection, flair].join("\n");
  const known = JSON.stringify([
    sample,
    community.name,
    community.keywords,
    community.policy.flairsSeen,
  ]).toLowerCase();
  const said = [
    ...(text.match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]+$/, "")),
    ...(text.match(/https?:\/\/\S+|www\.\S+/gi) ?? []),
    ...(text.match(/[“"«][^”"»]*[”"»]/g) ?? []),
    ...findNames(text),
  ];
  return said
    .filter((each) => !known.includes(each.toLowerCase()))
    .map((each) => `invented ${each}`);
}

/** Capitals in the middle of a sentence. */
function findNames(text: string): string[] {
  const inner = text.matchAll(/(?<=[\p{L}\p{N},)] )\p{Lu}[\p{L}\p{N}]*/gu);
  return Array.from(inner, ([name]) => name).filter((name) => !OURS.has(name));
}

const OURS = new Set(["I", "Reddit"]);
