import { splitAnswer } from "#engine/interview/complete-answer.ts";
import type { Interview } from "#engine/interview/interview.ts";
import type { ComposedPost } from "#engine/posts/post-brief.ts";
import { readShape } from "../plan/shape.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";

type TornPost = { name: string; interview: Interview; post: ComposedPost };

/** What is torn in one post, in words for those who look for it. */
export function findTorn({ name, interview, post }: TornPost): string[] {
  const said = Object.values(interview.answers).join("\n");
  const paragraphs = post.content.split("\n\n");
  const sentences = paragraphs.flatMap((paragraph) => splitAnswer(paragraph));
  const [first = ""] = sentences.map((sentence) => sentence.replaceAll(name, "X"));
  const titles = post.postType === "thread-comment" ? [] : post.titles.slice(0, 1);
  return [
    ...(pointsAtNothing(first) ? [`points at nothing: ${first}`] : []),
    ...titles
      .filter((title) => pointsAtNothing(title.replaceAll(name, "The X")))
      .map((title) => `title points: ${title}`),
    ...sentences
      .filter((sentence) => countColons(sentence) > 1 && !holds(said, sentence))
      .map((sentence) => `two colons: ${sentence}`),
    ...listLowered(said, post.content.replaceAll(ADDRESS, "")).map((word) => `small: ${word}`),
  ];
}

/** Without what is quoted: in brackets, between marks, or from a book. */
function countColons(sentence: string): number {
  return (
    sentence
      .replaceAll(/"[^"]*"|\([^()]*\)|^A (?:few lines|line) from it:/g, "")
      .match(/\p{L}: \S/gu)?.length ?? 0
  );
}

/** Whether the founder wrote it with as many colons. */
function holds(said: string, sentence: string): boolean {
  return said.toLowerCase().includes(sentence.toLowerCase().replace(/\.$/, ""));
}

/** Names that are large within the founder's sentences, never small, and small in the post. */
function listLowered(said: string, content: string): string[] {
  const names = Array.from(
    said.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu),
    ([name]) => name,
  );
  const [typed, written] = [wordsOf(said), wordsOf(content)];
  return [...new Set(names)]
    .map((name) => name.toLowerCase())
    .filter((small) => written.has(small) && !typed.has(small));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{L}+/gu));
}

/** With its scheme or, where only texts are taken, without. */
const ADDRESS = /\S+\.\p{Ll}{2,}(?:\/\S*)?/gu;
/** Words of ours before an answer; before an address or a quotation they are needed. */
const LEAD = /^(\p{Lu}[\p{L}'’ ]{3,30}):(?: (?!\S+\.\p{Ll}{2,}|["“])|$)/u;
const INTRODUCES = /^(?:I|We)\b|from it$|^Before this$/;

/** What several posts of one project have in common that makes them look like copies: the same lead, the same caption. */
export function findShared(posts: readonly TornPost[]): string[] {
  const leads = posts.flatMap(({ interview, post }) => {
    const said = Object.values(interview.answers).join("\n");
    const found = post.content
      .split("\n\n")
      .flatMap((paragraph) => splitAnswer(paragraph))
      .flatMap((sentence) => LEAD.exec(sentence)?.[1] ?? []);
    return [...new Set(found)].filter((lead) => !said.includes(lead) && !INTRODUCES.test(lead));
  });
  const captions = posts
    .filter(({ post }) => readShape(post.shape)?.form === "caption")
    .map(({ post }) => post.content);
  return [
    ...listRepeated(leads).map((lead) => `lead again: ${lead}`),
    ...listRepeated(captions).map((caption) => `caption again: ${caption}`),
  ];
}

function listRepeated(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => texts.filter((each) => each === text).length > 1);
}
