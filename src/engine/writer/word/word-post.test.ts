import { OPEN_FLAIR } from "#engine/posts/meet-requirements.ts";
import { makeDemand } from "#engine/policy/testing/make-policy.ts";
import { describe, expect, test } from "vitest";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Interview } from "#engine/interview/interview.ts";
import { planPosts } from "../plan/plan-posts.ts";
import { COLDPLATTER, makePlace, tell } from "../testing/make-place.ts";
import { completePost } from "./complete-post.ts";

const source = { kind: "note", asOf: "2026-11" } as const;
const stance = (is: Policy["stance"]["is"], detail: string | null = null): Partial<Policy> => ({
  stance: { is, detail, flairs: [], day: null, sharePercent: null, source },
});

function write(
  known: Partial<Policy> = {},
  changes: Partial<Interview> = {},
  name = "Coldplatter",
) {
  const told = tell(changes, name);
  const [entry] = planPosts(told, [makePlace("Example", known)]);
  const post = entry?.is === "post" ? completePost(told, entry, new Set()) : null;
  if (!post) throw new Error(JSON.stringify(entry));
  return post;
}

describe("a post", () => {
  const post = write({ kind: "hobby" });

  test("opens on the scene, whole", () => {
    expect(post.content.startsWith(COLDPLATTER.answers.scene ?? "?")).toBe(true);
  });

  test("says whose it is, without a greeting", () => {
    expect(findDisclosure(post.content, "Coldplatter")).not.toBeNull();
    expect(post.content).not.toMatch(/^(?:Hi|Hello|Hey)\b|(?:person|people) behind/m);
  });

  test("tells every answer to its end", () => {
    const told = post.rests.filter((id) => id !== "what");
    const ends = told.map((id) => (COLDPLATTER.answers[id] ?? "").split(/(?<=[.?]) /).at(-1) ?? "");
    const content = post.content.toLowerCase();
    expect(ends.filter((end) => !content.includes(end.toLowerCase()))).toEqual([]);
  });

  test("has price and address once, before the question that ends it", () => {
    expect(post.content.match(/https:\/\/coldplatter\.example/g)).toHaveLength(1);
    expect(post.content).toMatch(/\?$/);
  });

  test("has titles of different ideas, none of them cut", () => {
    expect(new Set(post.titles).size).toBe(post.titles.length);
    expect(post.titles.length).toBeGreaterThan(1);
    for (const title of post.titles) expect(title).not.toMatch(/(?:,|\b(?:and|which|who|the|a))$/);
  });
});

test("what it runs on is told where readers are named after it", () => {
  const told = tell();
  const contentFor = (name: string) => {
    const near = { whole: 0.3, peers: 0, answers: { platform: -0.5, scene: 0.2, unusual: 0.2 } };
    const [entry] = planPosts(told, [makePlace(name, {}, { near })]);
    return entry?.is === "post" ? completePost(told, entry, new Set())?.content : undefined;
  };
  expect(contentFor("linuxapps")).toContain("It runs on Linux and macOS.");
  expect(contentFor("CoolThings")).not.toContain("Linux");
});

test("an address is given where it may be, and nowhere else", () => {
  const banned = {
    demands: [
      {
        of: "all",
        code: "no-link",
        value: null,
        detail: null,
        countsComments: false,
        source,
        certainty: "sure",
      },
    ],
  } satisfies Partial<Policy>;
  expect(write(banned).content).not.toContain("coldplatter.example");
});

describe("a caption", () => {
  const caption = (allowed: ("image" | "text")[], answers = COLDPLATTER.answers) =>
    write({ kind: "showcase", formats: { allowed, source } }, { kind: "product", answers });

  test("tells what happened, whole, and then what it is", () => {
    const post = caption(["image", "text"]);
    const { scene = "?", what = "?" } = COLDPLATTER.answers;
    expect(post.content.startsWith(scene)).toBe(true);
    expect(post.content).toContain(what);
    expect(post.rests.slice(0, 2)).toEqual(["scene", "what"]);
    expect(countWords(post.content)).toBeLessThanOrEqual(300);
    expect(post.attachments[0]).toMatch(/^Take these pictures: /);
  });

  test("gives the address where words and addresses are taken", () => {
    expect(caption(["image", "text"]).content).toContain("\n\nhttps://coldplatter.example");
    expect(caption(["image"]).content).not.toContain("https:");
  });

  test("is the first comment where nothing but pictures is taken, and that passes as a picture", () => {
    const post = caption(["image"]);
    expect(post.rests.length).toBeGreaterThan(3);
    expect(post.unmet).toEqual([]);
    expect(post.attachments[1]).toMatch(/put this text in your first comment\.$/);
    expect(caption(["image", "text"]).attachments).toHaveLength(1);
  });

  test("is never what the thing does not do, with the rest cut off", () => {
    const { scene: _, ...answers } = COLDPLATTER.answers;
    const { content } = caption(["image"], answers);
    expect(content).not.toMatch(/It never needs two drives connected at once\.$/);
    expect(content).toContain("Each drive gets a small catalogue");
  });

  test("leaves a scene to a post that is longer than a caption", () => {
    const scene = "I looked for the photos of my sister in every drawer of the house. ".repeat(22);
    const { why: _, ...answers } = COLDPLATTER.answers;
    const { content } = caption(["image", "text"], { ...answers, scene });
    expect(content).toMatch(/^I wrote Coldplatter/);
    expect(countWords(content)).toBeLessThanOrEqual(300);
  });
});

test("a comment in a thread is short and has no greeting", () => {
  const post = write(stance("thread"));
  expect(post.postType).toBe("thread-comment");
  expect(countWords(post.content)).toBeLessThanOrEqual(220);
});

test("another post of the project takes another title", () => {
  const told = tell();
  const [entry] = planPosts(told, [makePlace("Example")]);
  if (entry?.is !== "post") throw new Error("No post.");
  const first = completePost(told, entry, new Set());
  const second = completePost(told, entry, new Set([first?.title ?? ""]));
  expect(second?.title).not.toBe(first?.title);
});

test.each<[string, Interview["answers"], RegExp]>([
  ["a platform", { platform: "Linux and macOS." }, /It runs on Linux and macOS: https/],
  ["that it is free", { price: "free" }, /It's free/],
  ["a price", { price: "$9, two for 17" }, /It costs \$9, two for 17/],
])("where things are shown, a note on %s becomes a sentence", (_, answers, expected) => {
  const { what = "", unusual = "", scene = "" } = COLDPLATTER.answers;
  const all = { what, unusual, scene, ...answers };
  expect(write({ kind: "showcase" }, { answers: all }).content).toMatch(expected);
});

test("steps stay a list below their lead", () => {
  const { what = "", scene = "" } = COLDPLATTER.answers;
  const howItPlays =
    "- you draw two cards\n- you keep one of them and bend it\n- at night a cow comes";
  const { content } = write({}, { kind: "game", answers: { what, scene, howItPlays } });
  expect(content).toContain("How it plays:\n\n- you draw two cards\n");
});

test.each<[price: string, expected: RegExp]>([
  ["Free.", /It's free: https:/],
  ["Soundpost £35, bridge from £80. A crack is more.", /A crack is more\.\n\nhttps:/],
  ["The test is free. Nobody pays.", /Nobody pays\.\n\nhttps:/],
  [
    "Free, and I might do a hosted one, but then I'd have to have a phone number and I don't want one.",
    /I don't want one\.\n\nhttps:/,
  ],
])("behind '%s' the address is about the thing", (price, expected) => {
  const { platform: _, ...answers } = COLDPLATTER.answers;
  expect(write({}, { answers: { ...answers, price } }).content).toMatch(expected);
});

test("a remark on the price that rests on an answer that is not told is left out, and the price is not", () => {
  const answers = {
    ...COLDPLATTER.answers,
    before: "My flatmate had a text file. It was a mess and nobody read it.",
    price: "€12 the pair. Buy the flatmate a drink.",
  };
  const { content, rests } = write({}, { answers });
  expect(content).toContain("€12 the pair");
  expect(content.includes("Buy the flatmate a drink")).toBe(rests.includes("before"));
});

test("where to find it is not told without its first sentence", () => {
  const answers = {
    ...COLDPLATTER.answers,
    before: "I sold them from a garage that we built. The rest went by post.",
    platform: "Website, phone, and the garage if you ring. The phone is half of it.",
  };
  const { content, rests } = write(stance("thread"), { kind: "shop", answers });
  expect(rests).not.toContain("before");
  expect(content).not.toContain("half of it");
});

test("neighbours hear what it costs and where a house is, but not where a thing is sold", () => {
  const answers = { ...COLDPLATTER.answers, price: "It's £20.", platform: "The shop has a bell." };
  const hear = (kind: Interview["kind"]) =>
    write({ ...stance("unknown"), kind: "local" }, { kind, answers, place: "Example" }).content;
  expect(hear("shop")).toContain("The shop has a bell.");
  expect(hear("shop")).toContain("£20");
  expect(hear("product")).not.toContain("The shop has a bell.");
});

test("a second price that rests on an answer that is not told is left out", () => {
  const answers = {
    ...COLDPLATTER.answers,
    // Too long for a comment.
    numbers: `I sold 160 of them from a wheelbarrow. ${"The rest went by post to the islands. ".repeat(30)}`,
    price: "€12 the pair. From the wheelbarrow it is €8.",
  };
  const { content } = write(stance("thread"), { answers });
  expect(content).toContain("€12 the pair");
  expect(content).not.toContain("From the wheelbarrow");
  const later = { ...answers, price: "Free from the wheelbarrow. Later it is €8." };
  expect(write(stance("thread"), { answers: later }).content).toContain(
    "free from the wheelbarrow. Later it is €8.",
  );
  const only = { ...answers, price: "The plan is free. From the wheelbarrow it is €8." };
  expect(write(stance("thread"), { answers: only }).content).toContain("€8");
});

describe("the titles", () => {
  const long =
    "a program that reads the temperature of an old manual kiln, draws the firing curve and texts you when it drifts from the curve you wanted";

  test("begin with a short one where what it is takes two lines", () => {
    const { scene: _, before: __, ...answers } = COLDPLATTER.answers;
    const { title } = write({ kind: "maker" }, { answers: { ...answers, what: long } });
    expect(title).toMatch(/^I wrote a program that reads the temperature of an old manual kiln/);
    expect(title.length).toBeLessThanOrEqual(140);
  });

  test("begin with what happened beside the thing where that alone says little", () => {
    const answers = {
      ...COLDPLATTER.answers,
      what: "a tool that finds grey photos",
      forWhom: "people who cook",
      unusual: "",
      askReaders: "",
      askPeers: "",
    };
    const talk: Partial<Policy> = { kind: "hobby", ...stance("value") };
    const about = write(talk, { answers });
    expect(about.title).not.toContain("The drive spun up and the photos were grey");
    const other = write(talk, { answers: { ...answers, what: "a lid for jars" } });
    expect(other.title).toMatch(/drives\.txt and a sharpie\. I wrote a lid for jars$/);
  });

  test("say the next sentence where what it is says little", () => {
    const what = "Idle game. You are moss. You cover a statue.";
    const { scene: _, why: __, askReaders: ___, askPeers: ____, ...answers } = COLDPLATTER.answers;
    expect(write({ kind: "maker" }, { answers: { ...answers, what } }).titles).toContain(
      "I wrote an idle game. You are moss",
    );
  });

  test("have no second sentence that was cut before its verb, or is about what was cut", () => {
    const { scene: _, ...answers } = COLDPLATTER.answers;
    const roads =
      "A history of the butter roads. The roads that were made or straightened so that farmers in the hills could get their casks down to the exchange in the city.";
    const dogs =
      "volunteers who keep your dog or cat while you are in hospital, in detox or in a shelter or on the road for weeks, and then give it back. That last part is the idea.";
    for (const what of [roads, dogs]) {
      const { titles } = write({ kind: "maker" }, { answers: { ...answers, what } });
      expect(titles.filter((title) => /straightened$|last part/.test(title))).toEqual([]);
    }
  });

  test("say what it is once", () => {
    const { what = "" } = COLDPLATTER.answers;
    const { titles } = write({ kind: "maker" });
    expect(titles.filter((title) => title.includes(what))).toHaveLength(1);
  });

  test("point at nothing that nobody named", () => {
    const { what = "", unusual = "" } = COLDPLATTER.answers;
    const mistake = "I expected boaters to read it. Nurses do, on their night shifts, all of it.";
    const { titles } = write({}, { answers: { what, unusual, mistake } });
    expect(titles.filter((title) => title.includes("boaters"))).toEqual([]);
  });
});

test.each<[string, Partial<Policy>]>([
  ["makers", { kind: "maker" }],
  ["a hobby", { kind: "hobby" }],
  ["a trade", { kind: "trade" }],
  ["neighbours", { kind: "local" }],
])("without a question the first title for %s is what happened or what it is", (_, known) => {
  const { scene = "", what = "", unusual = "", numbers = "", limits = "" } = COLDPLATTER.answers;
  const answers = { unusual, numbers, limits };
  for (const all of [
    { ...answers, what },
    { ...answers, what, scene },
  ]) {
    const { title } = write(known, { answers: all });
    expect([scene, what].some((text) => title.includes(text.split(".")[0] ?? ""))).toBe(true);
  }
});

test("where pieces are shown, a question is no first title", () => {
  expect(write({ kind: "showcase" }).title).not.toBe(COLDPLATTER.answers.askReaders);
});

test("a question that does not say what it is about is no first title", () => {
  const askReaders = "What is the oldest one you own?";
  const { title } = write({ kind: "hobby" }, { answers: { ...COLDPLATTER.answers, askReaders } });
  expect(title).not.toBe(askReaders);
});

test("what is shouted is said", () => {
  const answers = {
    ...COLDPLATTER.answers,
    what: "A TOOL THAT READS OLD DRIVES!!! SMALL BATCHES!!!",
    price: "$9 A DRIVE, 3 FOR $24",
  };
  const { content } = write({}, { answers });
  expect(content).toContain("a tool that reads old drives. Small batches.");
  expect(content).toContain("$9 a drive, 3 for $24");
});

test("a comment tells its answers in order, and names its thread", () => {
  const thread = { ...stance("thread"), threads: [] };
  const named = {
    ...thread,
    stance: { ...thread.stance, thread: "Small Projects" },
  } as Partial<Policy>;
  const { title, rests } = write(named);
  expect(title).toBe("Comment in the thread “Small Projects” of r/Example");
  const order = ["scene", "what", "unusual", "numbers", "mistake", "teach", "askPeers"];
  expect(rests).toEqual(order.filter((id) => (rests as string[]).includes(id)));
});

test("demanded tags and flairs are there", () => {
  const demand = (code: "title-tag" | "flair", value: string | string[]) => ({
    of: "own work" as const,
    code,
    value,
    detail: null,
    countsComments: false,
    source,
    certainty: "sure" as const,
  });
  const demands = [demand("title-tag", "[Self-Promo]"), demand("flair", ["Trial", "Free"])];
  const { title, flair } = write({ demands });
  expect(title).toMatch(/^\[Self-Promo\] /);
  expect(flair).toBe("Free");
});

test.each([
  ["out", "", "Carving [Finished]"],
  ["testing", "", "Carving [Work in Progress]"],
  [null, "18 euros", "Carving [Finished]"],
  [null, "", OPEN_FLAIR],
] as const)(
  "of two flairs, a thing in stage %s that costs '%s' gets %s",
  (stage, price, expected) => {
    const value = ["Carving [Finished]", "Carving [Work in Progress]"];
    const demands = [makeDemand({ of: "own work", code: "flair", value })];
    const answers = { ...COLDPLATTER.answers, price };
    expect(write({ demands }, { stage, answers }).flair).toBe(expected);
  },
);

test("demanded sections hold the answers that they ask for", () => {
  const headings = ["What My Project Does", "Target Audience", "Comparison"];
  const { content, unmet } = write({
    demands: [makeDemand({ of: "own work", code: "sections", value: headings })],
  });
  for (const heading of headings) expect(content).toContain(`**${heading}**`);
  expect(content).toContain("It is for people with more than four hard drives in a drawer.");
  expect(unmet).toEqual([]);
});

test("a name with quotes stays as it is", () => {
  expect(write({}, {}, 'The "Old" Mill').content).toContain('The "Old" Mill');
});

test("a post that begins with why tells it in the founder's sentences, and then what it is", () => {
  const told = tell();
  const [entry] = planPosts(told, [makePlace("Example")]);
  if (entry?.is !== "post") throw new Error("No post.");
  const opened = { ...entry, opening: "why" as const, matters: ["unusual" as const] };
  const content = completePost(told, opened, new Set())?.content ?? "";
  const [first, second] = content.split("\n\n");
  expect(first).toBe("A drive that sits in a cupboard fails without telling anybody.");
  expect(second).toMatch(/^(?:So|That's why) I wrote Coldplatter, a command-line tool/);
});

test("what readers are asked to do stands behind the price", () => {
  const told = tell({
    kind: "cause",
    answers: { ...COLDPLATTER.answers, theAsk: "Bring a hose." },
  });
  const [entry] = planPosts(told, [makePlace("Example", { kind: "showcase" })]);
  if (entry?.is !== "post") throw new Error("No post.");
  const matters = ["unusual" as const, "theAsk" as const];
  const asked = { ...entry, opening: "thing" as const, matters, question: null };
  expect(completePost(told, asked, new Set())?.content).toMatch(/Bring a hose\.$/);
});

describe("whom it is for and why", () => {
  const forms: [string, Partial<Policy>][] = [
    ["a post", { kind: "hobby" }],
    ["a comment", stance("thread")],
    ["a caption", { kind: "showcase", formats: { allowed: ["image"], source } }],
    ["a link", { formats: { allowed: ["link"], source } }],
  ];

  test.each(forms)("%s says both", (_, known) => {
    const why = "I lost my sister's wedding and nobody noticed for six years";
    // In a thread there is room for both beside two answers.
    const { what = "", forWhom = "", scene = "", unusual = "" } = COLDPLATTER.answers;
    const { content } = write(known, { answers: { what, forWhom, scene, unusual, why } });
    expect(content).toContain("It's for people with more than four hard drives in a drawer.");
    expect(content).toContain("\n\nI lost my sister's wedding and nobody noticed for six years.");
  });

  test.each(forms)("%s doesn't give a reason that it has told already", (_, known) => {
    const why = "the drive spun up and the photos were grey";
    const { content } = write(known, { answers: { ...COLDPLATTER.answers, why } });
    expect(content.match(/photos were grey/g)?.length).toBe(1);
  });

  test("a reason that goes on from the story is told behind it alone", () => {
    const why = "Selfishly, I wanted my evenings back";
    const { scene: _, ...rest } = COLDPLATTER.answers;
    expect(write({}, { answers: { ...COLDPLATTER.answers, why } }).content).toContain("Selfishly");
    expect(write({}, { answers: { ...rest, why } }).content).not.toContain("Selfishly");
  });

  test.each([
    "I thought it would be archives and it's aunts",
    "not for beginners",
    "to help people who keep drives",
    "because drives fail",
    "used by archives",
    "nobody in particular",
    "my readers are archivists",
  ])("what can't stand behind 'for' doesn't: %s", (forWhom) => {
    const { content } = write({}, { answers: { ...COLDPLATTER.answers, forWhom } });
    expect(content).not.toMatch(/(?:It's|They're) for /);
  });

  test("of what it does it is not said that they are for somebody", () => {
    const answers = { ...COLDPLATTER.answers, what: "it reads old drives" };
    expect(write({}, { answers }).content).not.toContain("They're for");
  });

  test.each(forms.slice(1))("where there is little room, %s does without", (_, known) => {
    const why = "I lost a wedding. ".repeat(40).trim();
    const { content } = write(known, { answers: { ...COLDPLATTER.answers, why } });
    expect(countWords(content)).toBeLessThanOrEqual(300);
    expect(content).not.toContain("I lost a wedding");
  });

  test("a short post does without both rather than not being written", () => {
    const why = "I lost my sister's wedding and nobody noticed for six years";
    const told = tell({ answers: { ...COLDPLATTER.answers, why } });
    const [entry] = planPosts(told, [makePlace("Example")], { maxWords: 90 });
    const post = entry?.is === "post" ? completePost(told, entry, new Set()) : null;
    expect(post).not.toBeNull();
    expect(countWords(post?.content ?? "")).toBeLessThanOrEqual(110);
    expect(post?.content).not.toContain("wedding");
  });
});

test("what is shown has a title that says what it is, however good the question is", () => {
  for (const allowed of [["image"], ["link"]] as const) {
    const { title } = write({ kind: "showcase", formats: { allowed: [...allowed], source } });
    expect(title).toContain("drives in your cupboard");
  }
});
