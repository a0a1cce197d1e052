import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { compareTexts } from "#engine/text/word-similarity.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { findMatter } from "#engine/writer/told/told.ts";
import { readFounders } from "./read-founders.ts";
import { writePlans } from "./write-plans.ts";

const FOLDER = fileURLToPath(new URL("../../eval/posts", import.meta.url));
const sets = readdirSync(FOLDER).filter((file) => file.startsWith("founders"));
/** All of them take a minute. */
const FEW = ["founders-thirteenth.jsonl", "founders-eighteenth.jsonl"];
const matcher = await loadModel();

describe.each(inject("isNightly") ? sets : FEW)("every plan of %s", async (file) => {
  const founders = readFounders(`${FOLDER}/${file}`);
  const written = await writePlans(matcher, founders);
  const posts = written.flatMap(({ founder, place, plan: { post } }) =>
    post ? [{ id: `${founder.id} ${place.id}`, founder, place, post }] : [],
  );
  const idsOf = (found: typeof posts) => found.map(({ id }) => id);
  const pairs = posts.flatMap((a, at) =>
    posts
      .slice(0, at)
      .filter((b) => b.founder === a.founder)
      .map((b) => ({ a, b })),
  );

  test("has posts", () => {
    expect(posts.length).toBeGreaterThan(10);
  });

  test("says whose it is", () => {
    const silent = posts.filter(({ founder, post }) => !findDisclosure(post.content, founder.name));
    expect(idsOf(silent)).toEqual([]);
  });

  test("tells every answer to its end", () => {
    const torn = posts.filter(({ founder, place, post }) => {
      if (place.form !== "post" || post.content.includes("**")) return false;
      const told = readAnswers({ name: founder.name, url: founder.url }, founder.interview);
      const sentences = post.rests.flatMap((id) => findMatter(told, id)?.sentences.slice(1) ?? []);
      return sentences.some((sentence) => !post.content.includes(sentence));
    });
    expect(idsOf(torn)).toEqual([]);
  });

  test("gives no two posts of a project the same title or beginning", () => {
    const alike = pairs.filter(({ a, b }) => {
      const isComment = a.place.form !== "post" || b.place.form !== "post";
      const begin = (text: string) => text.split(/(?<=[.?!]) /)[0];
      const areBegunAlike = !isComment && begin(a.post.content) === begin(b.post.content);
      return areBegunAlike || (a.post.title === b.post.title && !isComment);
    });
    expect(alike.map(({ a, b }) => `${a.id}, ${b.id}`)).toEqual([]);
  });

  test("writes no post that the check would take for a copy of another", () => {
    const copies = pairs.filter(({ a, b }) => {
      const arePosts = a.place.form === "post" && b.place.form === "post";
      return arePosts && compareTexts(a.post.content, b.post.content) > 0.6;
    });
    expect(copies.map(({ a, b }) => `${a.id}, ${b.id}`)).toEqual([]);
  });

  test("keeps captions and comments short", () => {
    const long = posts.filter(({ place, post }) => {
      const most = { post: 450, comment: 160, caption: 40, link: 60 }[place.form];
      return countWords(post.content) > most;
    });
    expect(idsOf(long)).toEqual([]);
  });

  test("gives no address where none may be given", () => {
    const linked = posts.filter(
      ({ post }) => post.linkPlace === "none" && /https?:\/\//.test(post.content),
    );
    expect(idsOf(linked)).toEqual([]);
  });
});
