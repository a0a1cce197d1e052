import { describe, expect, test } from "vitest";
import { COLDPLATTER, makePlace, tell } from "../testing/make-place.ts";
import type { Answers } from "#engine/interview/interview.ts";
import { findMatter } from "../told/told.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { PolicySource } from "#engine/policy/policy-source.ts";
import type { Place } from "../place/place.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { Nearness } from "#engine/posts/post-brief.ts";
import { completePost } from "../word/complete-post.ts";
import { introduce } from "../word/introduce.ts";
import { planPosts } from "./plan-posts.ts";
import { listPlains } from "./read-sibling.ts";

const places = [
  makePlace("SideProject"),
  makePlace("selfhosted", { kind: "dev" }),
  makePlace("DataHoarder", { kind: "hobby" }),
];

describe("a founder who told much", () => {
  const told = tell();
  const posts = planPosts(told, places).flatMap((entry) => (entry.is === "post" ? [entry] : []));

  test("gets a post for each community", () => {
    expect(posts).toHaveLength(places.length);
  });

  test("begins each of them otherwise", () => {
    expect(new Set(posts.map(({ opening }) => opening)).size).toBe(posts.length);
  });

  test("tells no two of them more than a third of the same words", () => {
    const written = posts.map((post) => ({ ...post, ...completePost(told, post, new Set()) }));
    const count = (ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + (told.matters.find((each) => each.id === id)?.words ?? 0), 0);
    for (const [at, { matters, content = "" }] of written.entries()) {
      for (const other of written.slice(0, at)) {
        const shared = matters.filter(
          (id) => id !== "stackOrMaterial" && other.matters.includes(id),
        );
        const fewest = Math.min(countWords(content), countWords(other.content ?? ""));
        expect(count(shared) / fewest).toBeLessThanOrEqual(1 / 3);
      }
    }
  });

  test("tells nothing without what it rests on", () => {
    for (const { matters } of posts) {
      for (const [at, id] of matters.entries()) {
        const rests = findMatter(told, id)?.rests ?? [];
        expect(rests.filter((each) => !matters.slice(0, at).includes(each))).toEqual([]);
      }
    }
  });
});

test("a founder who told little gets one post, and one question for each of the others", () => {
  const { what = "", scene = "", price = "" } = COLDPLATTER.answers;
  const plan = planPosts(tell({ answers: { what, scene, price } }), places);
  expect(plan.filter(({ is }) => is === "post")).toHaveLength(1);
  const asks = plan.flatMap((entry) => (entry.is === "asks" ? [entry] : []));
  expect(asks).toHaveLength(2);
  const written = plan.find(({ is }) => is === "post");
  for (const { question, others } of asks) {
    expect(["scene", "what"]).not.toContain(question);
    expect(others).toEqual([written?.place.fullName]);
  }
});

describe("a sheet of facts", () => {
  const { what = "", unusual = "", limits = "", numbers = "", price = "" } = COLDPLATTER.answers;
  const { scene = "", teach = "" } = COLDPLATTER.answers;
  const sheet = { what, unusual, limits, price };
  const isAny = (answers: Answers) =>
    planPosts(tell({ answers }), places).some(({ is }) => is === "post");

  test("is no post, and one answer makes it one", () => {
    const plan = planPosts(tell({ answers: sheet }), places);
    expect(plan.map(({ is }) => is)).toEqual(places.map(() => "asks"));
  });

  test.each<[string, Answers]>([
    ["how it began", { scene }],
    ["what can be learned", { teach }],
    ["a third fact", { numbers }],
    ["why it exists", { why: COLDPLATTER.answers.why ?? "" }],
  ])("with %s it is one", (_, more) => {
    expect(isAny({ ...sheet, ...more })).toBe(true);
  });
});

describe("a founder with long answers alone", () => {
  const source: PolicySource = { kind: "note", asOf: null };
  const long = (count: number, word: string) =>
    Array.from(
      { length: count },
      (_, at) => `On day ${at} the ${word} did what nobody had seen before.`,
    ).join(" ");
  const { what = "", unusual = "" } = COLDPLATTER.answers;
  const answers = { what, unusual, scene: long(22, "drive"), mistake: long(22, "cable") };
  const thread = { is: "thread", source } as Policy["stance"];

  test.each<[string, Place]>([
    ["in a community", makePlace("SideProject")],
    ["in a thread", makePlace("selfhosted", { stance: thread })],
  ])("still gets a text %s", (_, place) => {
    const [entry] = planPosts(tell({ answers }), [place]);
    expect(entry).toMatchObject({ is: "post", matters: expect.arrayContaining(["scene"]) });
  });

  test("gets what a community demands in length", () => {
    const place = { ...makePlace("SideProject"), fewestWords: 450 };
    expect(planPosts(tell({ answers }), [place])[0]?.is).toBe("post");
  });
});

test("who insists gets a sheet of facts", () => {
  const { what = "", unusual = "" } = COLDPLATTER.answers;
  const told = tell({ answers: { what, unusual } });
  const place = { ...makePlace("SideProject"), fewestWords: 0 };
  const [asked] = planPosts(told, [place]);
  const [insisted] = planPosts(told, [place], { isInsisted: true });
  expect([asked?.is, insisted?.is]).toEqual(["asks", "post"]);
});

test("a campaign is introduced by why it is, by those behind it or by one of them, each in other words", () => {
  const what = "a crossing at the school gate";
  const told = tell({ kind: "cause", answers: { ...COLDPLATTER.answers, what } });
  expect(listPlains(told, [])).toEqual(["why", "thing", "name"]);
  const [, thing, name] = listPlains(told, []).map((each) =>
    introduce(told, makePlace("Leeds"), each),
  );
  expect(thing).not.toBe(name);
  expect(told.why).toEqual(["A drive that sits in a cupboard fails without telling anybody."]);
});

test.each([
  ["out", true],
  ["coming", false],
] as const)("a course that is %s can begin with its name: %s", (stage, isOne) => {
  const plains = listPlains(tell({ kind: "course", verb: "teach", stage, isTeam: true }), []);
  expect(plains.includes("name")).toBe(isOne);
});

test("nothing is planned before it is known what it is", () => {
  const plan = planPosts(tell({ answers: { scene: COLDPLATTER.answers.scene ?? "" } }), places);
  expect(plan.map((entry) => (entry.is === "asks" ? entry.question : entry.is))).toEqual(
    places.map(() => "what"),
  );
});

test("a community where nothing of one's own is posted stays closed", () => {
  const closed = makePlace("Closed", {
    stance: { ...makePlace("Open").policy.stance, is: "closed" },
  });
  expect(planPosts(tell(), [closed])).toMatchObject([{ is: "closed", reason: "comments-only" }]);
});

test("where a recipe is demanded, the founder is asked for it", () => {
  const recipe = {
    of: "all" as const,
    code: "contains" as const,
    value: "full recipe in the post",
    detail: null,
    countsComments: false,
    source: { kind: "note" as const, asOf: "2026-11" },
    certainty: "sure" as const,
  };
  const place = makePlace("HotSauce", { kind: "hobby", demands: [recipe] }, { kind: "product" });
  const plan = (answers: Record<string, string>) =>
    planPosts(tell({ kind: "product", answers: { ...COLDPLATTER.answers, ...answers } }), [place]);
  expect(plan({})).toMatchObject([{ is: "asks", question: "formula" }]);
  const formula = "Chillies and salt, four to one, in a jar for three weeks.";
  expect(plan({ formula })).toMatchObject([
    { is: "post", matters: expect.arrayContaining(["formula"]) },
  ]);
});

test("those who write Go hear what is written in it, and the same answers give the same plan", () => {
  const told = tell();
  const all = [...places, makePlace("golang", { kind: "dev" })];
  const plan = planPosts(told, all);
  const dev = plan.find(({ place }) => place.name === "golang");
  expect(dev).toMatchObject({ matters: expect.arrayContaining(["stackOrMaterial"]) });
  expect(planPosts(told, all)).toEqual(plan);
});

test("what a business takes in is told to makers, and not to neighbours", () => {
  const answers = { ...COLDPLATTER.answers, numbers: "23 paying shops. $4,140 MRR and no churn." };
  const told = tell({ answers });
  const neighbours = planPosts(told, [makePlace("Leeds", { kind: "local" })]);
  expect(neighbours[0]).not.toMatchObject({ matters: expect.arrayContaining(["numbers"]) });
});

describe("beside posts that were written before", () => {
  const told = tell();
  const place = makePlace("SideProject");
  const write = (wish: Parameters<typeof planPosts>[2]) => {
    const [entry] = planPosts(told, [place], wish);
    return entry?.is === "post" ? entry : null;
  };
  const first = write({});
  const content = (first?.matters ?? [])
    .map((id) => findMatter(told, id)?.paragraphs.join(" "))
    .join("\n\n");

  test("another one begins otherwise and tells other answers", () => {
    const second = write({ siblings: [{ title: "", content }] });
    expect(second?.opening).not.toBe(first?.opening);
    const repeated = second?.matters.filter((id) => first?.matters.includes(id)) ?? [];
    expect(repeated.length).toBeLessThanOrEqual(1);
  });

  test("what was deleted may be told again", () => {
    expect(write({ siblings: [] })).toEqual(first);
  });

  test("another angle begins otherwise", () => {
    const openings = [0, 1, 2].map((angle) => write({ angle })?.matters.join(" "));
    expect(new Set(openings).size).toBe(3);
  });

  test("a shorter one has fewer words", () => {
    const count = (ids: readonly string[] = []) =>
      told.matters.filter(({ id }) => ids.includes(id)).reduce((sum, { words }) => sum + words, 0);
    expect(count(write({ maxWords: 100 })?.matters)).toBeLessThan(count(first?.matters));
  });

  test("a more technical one tells how it works", () => {
    const { matters = [] } = write({ tone: "technical" }) ?? {};
    expect(matters).toEqual(expect.arrayContaining(["unusual", "stackOrMaterial"]));
  });
});

const near = (answers: Nearness["answers"], areMakers = false): Nearness => ({
  answers: { what: 0.4, ...answers },
  whole: 0.4,
  peers: areMakers ? 0.2 : 0,
});

test.each<[string, Nearness, string]>([
  ["who use it", near({ askReaders: 0.1, askPeers: 0.1 }), "askReaders"],
  ["who make such things", near({ askReaders: 0.1, askPeers: 0.3 }, true), "askPeers"],
])("those %s are asked what they can answer", (_, nearness, expected) => {
  const kind = expected === "askPeers" ? "maker" : "hobby";
  const [entry] = planPosts(tell(), [makePlace("Example", { kind }, { near: nearness })]);
  expect(entry?.is === "post" && entry.question).toBe(expected);
});

test("neighbours are not asked what makers are asked", () => {
  const { askReaders: _, ...answers } = COLDPLATTER.answers;
  const askIn = (readers: "neighbours" | "makers") => {
    const place = { ...makePlace("Leeds", {}, { near: near({ askPeers: 0.3 }, true) }), readers };
    const [entry] = planPosts(tell({ answers }), [place]);
    return entry?.is === "post" && entry.question;
  };
  expect([askIn("makers"), askIn("neighbours")]).toEqual(["askPeers", null]);
});

test("one caption of a project tells the scene, and the next one something else", () => {
  const source = { kind: "note", asOf: "2026-11" } as const;
  const shown: Partial<Policy> = {
    kind: "showcase",
    formats: { allowed: ["image", "text"], source },
  };
  const told = tell();
  const gallery = ["Pots", "Mugs"].map((name) => makePlace(name, shown));
  const plan = planPosts(told, gallery);
  expect(plan.map((entry) => entry.is === "post" && entry.opening)).toEqual(["scene", "why"]);
  const siblings = [
    { title: "1", content: COLDPLATTER.answers.scene ?? "", shape: "caption scene" },
  ];
  const [next] = planPosts(told, gallery.slice(1), { siblings });
  expect(next?.is === "post" && next.opening).toBe("why");
});

test("three posts can begin with the thing, each in other words", () => {
  const { why: _, scene: __, before: ___, teach: ____, ...answers } = COLDPLATTER.answers;
  const told = tell({ answers });
  const first = { title: "1", content: `I wrote Coldplatter, ${told.what}.` };
  const second = { title: "2", content: `I wrote Coldplatter for ${told.forWhom}.` };
  const [entry] = planPosts(told, [makePlace("Example")], { siblings: [first, second] });
  if (entry?.is !== "post") throw new Error(JSON.stringify(entry));
  expect(entry.opening).toBe("name");
  expect(completePost(told, entry, new Set())?.content).toMatch(
    /^Coldplatter remembers .*\. It's a command-line tool that I wrote\./,
  );
});

test("one comment begins with what happened and the next one does not, so that no two threads read the same", () => {
  const thread = { ...makePolicy().stance, is: "thread" as const, thread: "Share" };
  const threads = ["One", "Two"].map((name) => makePlace(name, { stance: thread }));
  const plan = planPosts(tell(), threads);
  expect(plan.map((entry) => entry.is === "post" && entry.opening)).toEqual(["scene", "why"]);
});

test("a question is asked once more of those who talk about it, and of nobody else", () => {
  // Without `before`, which both would tell, no two posts of these are alike.
  const { askPeers: _, before: __, ...told } = COLDPLATTER.answers;
  const answers = { ...told, askReaders: "Which word would you ban from grids?" };
  const nearBy = (cosine: number, peers = 0): Nearness => ({
    answers: { askReaders: cosine },
    whole: 0.3,
    peers,
  });
  const askIn = (cosine: number, kind: "hobby" | "maker" = "hobby") =>
    planPosts(tell({ answers }), [
      makePlace("datahoarder", { kind: "hobby" }, { near: nearBy(0.4) }),
      makePlace("homelab", { kind }, { near: nearBy(cosine, 0.1) }),
    ]).map((entry) => entry.is === "post" && entry.question);
  expect(askIn(0.3)).toEqual(["askReaders", "askReaders"]);
  expect(askIn(-0.2, "maker")).toEqual(["askReaders", null]);
});

test("a comment ends with the question that those who read the thread can answer", () => {
  const stance = { ...makePlace("Open").policy.stance, is: "thread" as const, thread: "Weekly" };
  const asked = [
    makePlace("A", { kind: "dev", stance }, { near: near({ askPeers: 0.4 }, true) }),
    makePlace("B", { kind: "hobby", stance }, { near: near({ askReaders: 0.3 }) }),
  ];
  const plan = planPosts(tell(), asked);
  expect(plan.map((entry) => entry.is === "post" && entry.place.form)).toEqual([
    "comment",
    "comment",
  ]);
  expect(plan.map((entry) => entry.is === "post" && entry.question)).toEqual([
    "askPeers",
    "askReaders",
  ]);
});

describe("with less told than there are communities", () => {
  const { what = "", scene = "", unusual = "", limits = "", forWhom = "" } = COLDPLATTER.answers;
  const told = tell({ answers: { what, scene, unusual, limits, forWhom } });
  const makers = ["SideProject", "indiehackers", "startups", "apps"].map((name) => makePlace(name));
  const subject = makePlace("DataHoarder", { kind: "hobby" });

  test.each([
    ["first", [subject, ...makers]],
    ["last", [...makers, subject]],
  ])("the one of the subject gets its post where it comes %s", (_, all) => {
    const plan = planPosts(told, all);
    expect(plan.filter(({ is }) => is === "post").length).toBeLessThan(all.length);
    const own = plan.find(({ place }) => place === subject);
    expect(own).toMatchObject({ is: "post", matters: expect.arrayContaining(["scene"]) });
  });
});

test("a post that opens on what happened to its author leaves the thing to another one", () => {
  const content =
    "I stored the path of the mount point in the first month. All 14 drives were empty.";
  const sibling = { title: "1", content, shape: "post mistake mistake" };
  expect(listPlains(tell(), [sibling])).toContain("thing");
});

test("neighbours hear that it is near, which begins otherwise than elsewhere", () => {
  const told = tell({ place: "Leeds" });
  const leeds = makePlace("Leeds", { kind: "local" }, { place: "Leeds" });
  const openings = ["thing", "why", "forWhom", "name", "scene", "before", "teach", "mistake"];
  const siblings = openings.map((opening) => ({
    title: opening,
    content: "",
    shape: `post ${opening}`,
  }));
  const [entry] = planPosts(told, [leeds], { siblings });
  expect(entry).toMatchObject({ is: "post", opening: "town" });
  expect(introduce(told, leeds, "town")).toMatch(/^I wrote Coldplatter here in Leeds: /);
});
