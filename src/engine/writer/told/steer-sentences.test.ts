import type { PlannedMatter } from "../plan/plan.ts";
import { listTitles } from "../title/list-titles.ts";
import { describe, expect, test } from "vitest";
import type { Interview, MarkedSentence, SentenceMark } from "#engine/interview/interview.ts";
import { composePost } from "../project/compose-post.ts";
import { planProject } from "../project/plan-project.ts";
import { COLDPLATTER, makePlace, tell } from "../testing/make-place.ts";
import { listSentences } from "./list-sentences.ts";
import { dropUnused, findPointer } from "./steer-sentences.ts";

const NAME = "Coldplatter";
const mark = (
  id: MarkedSentence["id"],
  sentence: string,
  ...marks: SentenceMark[]
): MarkedSentence => ({ id, sentence, marks });
const REPAIRS = "It finds rot, it doesn't repair it.";
const GRAPHICAL = "There is no graphical version.";
const USERS = "I know of 61 people who run it, because they wrote to me.";
const FOUND = "In two years it has found 3 bad drives and 212 bad files.";
const ENVELOPE = "It had been in a padded envelope since 2016.";
const WRITTEN_BEFORE = "I had a text file called drives.txt and a sharpie.";
const READ_BACK =
  "Read everything back once a year, because a listing proves nothing about the contents.";
const RENAMED =
  "Then I renamed my laptop's user, and the tool announced that all 14 drives were empty.";
const NIGHT = "A re-read of 8 TB takes a night, so it has to survive a pulled cable.";

/** Everything that posts for three communities say, one beside the other. */
function write(marks: MarkedSentence[], changes: Partial<Interview> = {}) {
  const interview = dropUnused(NAME, { ...COLDPLATTER, ...changes, marks });
  const siblings: { title: string; content: string; shape: string; fullName: string }[] = [];
  return ["SideProject", "selfhosted", "DataHoarder"].flatMap((name) => {
    const { policy } = makePlace(name, { kind: name === "selfhosted" ? "dev" : "maker" });
    const community = { policy, name, category: "Other", topic: null, notes: null };
    const project = { name: NAME, url: "https://coldplatter.example" };
    const made = composePost({ project, interview, community, siblings: [...siblings] });
    if (made.is !== "post") return [];
    siblings.unshift({ ...made.post, fullName: policy.fullName });
    return [made.post];
  });
}

const beginningOf = (content: string) => content.split("\n")[0] ?? "";

describe("a sentence that is not to be used", () => {
  test.each([USERS, FOUND, ENVELOPE, NIGHT])("stands in no post: %s", (sentence) => {
    const { id } = listSentences(NAME, COLDPLATTER).find(({ sentences }) =>
      sentences.some(({ text }) => text === sentence),
    ) ?? { id: "scene" as const };
    const said = (marks: MarkedSentence[]) =>
      write(marks).filter(({ content, titles }) =>
        [content, ...titles].join("\n").includes(sentence.slice(0, -1)),
      );
    expect(said([]).length).toBeGreaterThan(0);
    expect(said([mark(id, sentence, "unused")])).toEqual([]);
  });

  test("takes along what needs it", () => {
    const marks = [mark("limits", REPAIRS, "unused"), mark("limits", GRAPHICAL, "follows")];
    expect(dropUnused(NAME, { ...COLDPLATTER, marks }).answers.limits).toBe("");
  });

  test("leaves the rest of the answer as it is", () => {
    const marks = [mark("limits", REPAIRS, "unused")];
    const { answers } = dropUnused(NAME, { ...COLDPLATTER, marks });
    expect(answers).toEqual({ ...COLDPLATTER.answers, limits: GRAPHICAL });
  });
});

describe("a sentence that can open a post", () => {
  test("opens one, with those that need it, and the rest of its answer follows", () => {
    expect(write([]).filter(({ content }) => content.startsWith(FOUND))).toEqual([]);
    const [opened, ...others] = write([mark("numbers", FOUND, "opens")]).filter(({ content }) =>
      content.startsWith(FOUND),
    );
    expect(others).toEqual([]);
    expect(beginningOf(opened?.content ?? "")).toBe(FOUND);
    expect(opened?.content).toContain(USERS);
    expect(opened?.content.split(FOUND)).toHaveLength(2);
    expect(opened?.shape).toMatch(/^post numbers /);
  });

  test("takes along the next one where that needs it", () => {
    const marks = [mark("limits", REPAIRS, "opens"), mark("limits", GRAPHICAL, "follows")];
    const posts = write(marks);
    expect(posts.map(({ content }) => beginningOf(content))).toContain(`${REPAIRS} ${GRAPHICAL}`);
  });
});

describe("a good title", () => {
  test("comes first above a post that tells it, and stands above no other", () => {
    const title = NIGHT.slice(0, -1);
    expect(write([]).flatMap(({ titles }) => titles)).not.toContain(title);
    const posts = write([mark("unusual", NIGHT, "title")]);
    const titled = posts.filter((post) => post.title === title);
    expect(titled).toHaveLength(1);
    expect(titled[0]?.content).toContain(NIGHT);
  });

  test.each([
    ["unusual", NIGHT],
    ["numbers", FOUND],
    ["before", WRITTEN_BEFORE],
    ["teach", READ_BACK],
    ["mistake", RENAMED],
  ] as const)("comes above the post that tells most of its answer: %s", (id, sentence) => {
    const interview = { ...COLDPLATTER, marks: [mark(id, sentence, "title")] };
    const communities = ["SideProject", "selfhosted", "DataHoarder"].map((name) => {
      const { policy } = makePlace(name, { kind: name === "selfhosted" ? "dev" : "maker" });
      const community = { policy, name, category: "Other", topic: null, notes: null };
      return { id: name, community, hasPost: false };
    });
    const project = { name: NAME, url: "https://coldplatter.example" };
    const posts = planProject({ project, interview, communities, siblings: [] }).flatMap(
      ({ post }) => post ?? [],
    );
    const title = sentence.slice(0, -1);
    const telling = posts
      .filter(({ content }) => content.includes(sentence))
      .toSorted((a, b) => a.shape.split(" ").length - b.shape.split(" ").length);
    const opened = telling.find(({ shape }) => shape.split(" ")[1] === id);
    const titled = posts.filter((post) => post.title === title);
    expect(titled).toEqual([opened ?? telling[0]]);
  });
});

describe("a title that would only point", () => {
  const POINTING = "It never needs two drives connected at once.";

  test("stands above no post", () => {
    const titles = write([mark("unusual", POINTING, "title")]).flatMap((post) => post.titles);
    expect(titles).not.toContain(POINTING.slice(0, -1));
  });

  test("says so under Facts, and only where it is marked as one", () => {
    const find = (marks: MarkedSentence[]) =>
      listSentences(NAME, { ...COLDPLATTER, marks })
        .flatMap(({ sentences }) => sentences)
        .find(({ text }) => text === POINTING)?.fault;
    expect(find([mark("unusual", POINTING, "title")])).toBe(
      "It is above no post yet: nobody who reads only a title knows what “It” is. Say it in full.",
    );
    expect(find([])).toBeNull();
  });
});

test.each([
  ["It can't read a score.", "It"],
  ["They brought their own chairs.", "They"],
  ["This summer we sold 400 jars.", null],
  ["An alto came in a bar early.", null],
])("'%s' points with %j", (sentence, pointer) => {
  expect(findPointer(sentence)).toBe(pointer);
});

describe("a sentence that needs the one before", () => {
  test("is no title by itself", () => {
    const told = "Salt is hit points, money and score at once.";
    const { what = "", unusual = "", limits = "" } = COLDPLATTER.answers;
    const changes = { answers: { what, unusual, limits, numbers: `${FOUND} ${told}` } };
    const planned: PlannedMatter = { opening: "thing", matters: ["numbers"], question: null };
    const offered = (marks: MarkedSentence[]) =>
      listTitles(tell({ ...changes, marks }), planned).map(({ text }) => text);
    const isTold = (title: string) => title.includes(told.slice(0, -1));
    expect(offered([]).some(isTold)).toBe(true);
    expect(offered([mark("numbers", told, "follows")]).some(isTold)).toBe(false);
  });

  test("is left out of the facts with it", () => {
    const price = "All of it is free. The envelope costs extra. We ship in May.";
    const listAlone = (marks: MarkedSentence[]) =>
      write(marks, { answers: { ...COLDPLATTER.answers, price } })
        .flatMap(({ content }) => content.split("\n"))
        .filter((line) => line.includes("We ship in May") && !line.includes("costs extra"));
    expect(listAlone([]).length).toBeGreaterThan(0);
    expect(listAlone([mark("price", "We ship in May.", "follows")])).toEqual([]);
  });
});

test("what nobody marked is guessed, and the guess is told", () => {
  const scene = listSentences(NAME, COLDPLATTER).find(({ id }) => id === "scene");
  expect(scene?.sentences.map(({ guess }) => guess)).toEqual(["opens", "follows", null]);
  const marked = listSentences(NAME, {
    ...COLDPLATTER,
    marks: [mark("scene", ENVELOPE, "unused")],
  }).find(({ id }) => id === "scene");
  expect(marked?.sentences[1]).toEqual({
    text: ENVELOPE,
    marks: ["unused"],
    guess: null,
    fault: null,
  });
});
