import { describe, expect, test } from "vitest";
import { countBlanks } from "#engine/drafts/blanks.ts";
import type { Answers } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import type { Policy, Requirement } from "#engine/policy/policy.ts";
import { makeCodedPolicy, makeDemand } from "#engine/policy/testing/make-policy.ts";
import { compareTexts } from "#engine/text/word-similarity.ts";
import { composePost } from "./compose-post.ts";
import type { ComposedPost } from "./post-brief.ts";
import { answer, compose, makeBrief, novel, RICH, source, takes } from "./testing/make-brief.ts";

describe("where nothing may be posted", () => {
  test.each<[string, Partial<Policy>, string]>([
    ["closed", takes("closed"), "comments-only"],
    ["no place for projects", takes("no-place"), "no-place"],
    ["another language", { language: "de" }, "other-language"],
    ["a market of other goods", { kind: "market" }, "no-place"],
  ])("%s", (_, policy, reason) => {
    expect(composePost(makeBrief(policy), 1)).toEqual({ is: "closed", reason });
  });
});

describe("what is missing is asked for", () => {
  const { what = "", scene = "", price = "", why = "", forWhom = "" } = RICH;
  test.each<[string, Answers, string[]]>([
    ["nothing is there", {}, ["what", "scene", "unusual"]],
    ["only what it is", { what }, ["scene", "unusual"]],
    ["with a price", { what, price }, ["scene", "numbers"]],
    ["with whom and why", { what, why, forWhom }, ["scene", "mistake"]],
    [
      "with a short scene",
      { what, scene: "It broke. Then it broke again." },
      ["unusual", "mistake"],
    ],
    [
      "an advert counts as nothing",
      { what: "the ultimate tool for insane speed", scene },
      ["what", "unusual"],
    ],
    [
      "a fragment counts as said, and something new is asked",
      { what, platform: "Firefox, Chrome soon" },
      ["scene", "unusual"],
    ],
    ["empty strings", { what, scene: " ", unusual: "" }, ["scene", "unusual"]],
    [
      "with a short scene and a detail of two words, which is not asked for again",
      {
        what,
        scene: "It broke. Then it broke again.",
        unusual: "no guessing",
      },
      ["mistake", "numbers"],
    ],
  ])("%s", (_, answers, questions) => {
    expect(composePost(makeBrief({}, answer(answers)), 1)).toEqual({
      is: "asks",
      questions,
      isOffSubject: false,
    });
  });

  test("a cause with a scene is asked first for what it asks for", () => {
    const answers = {
      what: "one bench at the pond in Miller Park",
      scene: "My wife can walk to the pond but not back. There is nothing to sit on.",
    };
    const brief = makeBrief({}, answer(answers, { kind: "cause" }));
    expect(composePost(brief, 1)).toMatchObject({ questions: ["theAsk"] }); // prettier-ignore
  });

  test("who insists gets a draft with one blank", () => {
    for (const answers of [{}, { what }, { what, scene: "It broke. Then it broke again." }]) {
      const post = compose(makeBrief({}, { ...answer(answers), isAnyway: true }));
      expect(countBlanks(post)).toBe(1);
    }
  });
});

describe("what a community allows", () => {
  const hasLink = (post: ComposedPost) => post.content.includes("https://");
  test.each<[string, Partial<Policy>, boolean]>([
    ["welcome", takes("welcome"), true],
    ["value", takes("value", "own builds and process"), false],
    ["value that names links", takes("value", "teaching post, link last"), true],
    ["value that refuses links", takes("value", "own pots shown; no shop links"), false],
    ["unknown", takes("unknown"), false],
    ["share", takes("share"), true],
    ["links below", takes("welcome", "handmade items; links usually in comments"), false],
    [
      "a banned address",
      { requirements: [{ kind: "domains", banned: ["lockpeek.example"], allowed: null, source }] },
      false,
    ],
    ["only texts", { uncodedRules: [{ text: "Text posts only.", source }] }, false],
  ])("links: %s", (_, policy, expected) => {
    expect(hasLink(compose(makeBrief(policy)))).toBe(expected);
  });

  test("where only texts are taken by the code of the rule, the address is spelled out", () => {
    const policy = makeCodedPolicy({ "text-posts-only": true });
    const post = compose(makeBrief({ codes: policy.codes, codeSources: policy.codeSources }));
    expect(post.content).toContain("lockpeek.example");
    expect(post.content).not.toMatch(/https?:|www\./);
  });

  test("a thread gets a comment whose title names it", () => {
    const post = compose(makeBrief(takes("thread", "weekly self-promotion thread; see pinned")));
    expect(post.postType).toBe("thread-comment");
    expect(post.titles).toEqual(["Comment in the weekly self-promotion thread of r/Example"]);
    expect(post.content).not.toContain("\n");
    expect(post.flair).toBeNull();
  });

  test.each<[string, Partial<Policy>, string | null]>([
    ["the flair for promotion", takes("flair", null, ["Projects", "Tools"]), "Projects"],
    [
      "as the community writes it",
      {
        ...takes("flair", null, ["self promo"]),
        flairsSeen: [{ text: "🔧 Self-Promo", posts: 9 }],
      },
      "🔧 Self-Promo",
    ],
    [
      "not one for collecting money",
      takes("flair", null, ["Crowdfunding", "Playtesting"]),
      "Playtesting",
    ],
    ["none where none is wanted", {}, null],
  ])("flair: %s", (_, policy, flair) => {
    expect(compose(makeBrief(policy)).flair).toBe(flair);
  });

  test.each<[string, PolicyDemand, RegExp]>([
    ["a tag", makeDemand({ of: "all", code: "title-tag", value: "[P]" }), /^\[P\] /],
    [
      "a tag that is asked of own work",
      makeDemand({ of: "own work", code: "title-tag", value: ["OC"] }),
      /^\[OC\] /,
    ],
    [
      "a tag that is asked of software",
      makeDemand({ of: "own software", code: "title-tag", value: "[DEV]" }),
      /^\[DEV\] /,
    ],
    ["a word to begin with", makeDemand({ of: "all", code: "phrase", value: "ITAP" }), /^ITAP /],
  ])("every title carries %s", (_, demand, start) => {
    const { titles } = compose(makeBrief({ demands: [demand] }));
    expect(titles.every((title) => start.test(title))).toBe(true);
  });

  test("a phrase that every post needs stands below it", () => {
    const demands = [makeDemand({ of: "all", code: "phrase", value: "i will not promote" })];
    expect(compose(makeBrief({ demands })).content).toMatch(/\n\ni will not promote$/);
  });

  test("demanded sections hold the answers that belong there", () => {
    const value = ["What My Project Does", "Target Audience", "Comparison"];
    const demands = [makeDemand({ of: "own work", code: "sections", value })];
    const { content, unmet } = compose(makeBrief({ demands }));
    expect(content).toMatch(/^\*\*What My Project Does\*\*\n\nLockpeek is a command-line tool/);
    expect(content).toContain("**Target Audience**\n\nIt is for people who run migrations");
    expect(content).toContain("**Comparison**\n\nWe had a wiki page");
    expect(unmet).toEqual([]);
  });

  test("what can't be met is said", () => {
    const requirements: Requirement[] = [{ kind: "links", fewest: 2, source }];
    expect(compose(makeBrief({ requirements })).unmet.join(" ")).toContain("2 links");
  });

  test("an answer ends before a word that is banned", () => {
    const { content } = compose(makeBrief({ bannedKeywords: ["checkout"] }));
    expect(content).not.toContain("checkout");
    expect(content).toMatch(/^We had a wiki page|^The first version|^In eleven months|^I expected/);
  });
});

describe("readers with a subject of their own", () => {
  const pottery = ["pottery", "kiln", "glaze", "clay", "firing"];
  const at = (keywords: string[], more: Partial<Policy>, changes = {}) => {
    const brief = makeBrief({ kind: "hobby", ...takes("value"), ...more }, changes);
    return { ...brief, community: { ...brief.community, name: "Clayworks", keywords } };
  };

  test("get nothing where nothing is about it", () => {
    const closed = { is: "closed", reason: "off-subject" };
    expect(composePost(at(pottery, {}), 1)).toEqual(closed);
  });

  test("get what is about it first", () => {
    const keywords = ["locks", "migrations", "schema", "queue"];
    const { rests } = compose(at(keywords, { kind: "dev" }));
    expect(rests.slice(0, 2).some((id) => id === "unusual" || id === "teach" || id === "scene")).toBe(true); // prettier-ignore
  });

  test("are spared what was sold", () => {
    const mistake = "I paid for a cover with a ship on it. The refunds stopped when I sold it with another one."; // prettier-ignore
    const { content } = compose(at(["locks", "migrations", "schema", "queue"], {}, answer({ ...RICH, mistake }))); // prettier-ignore
    expect(content).not.toContain("refunds");
  });
});

test("what readers look for first is asked before anything is written", () => {
  const { price: _, stackOrMaterial: __, ...answers } = RICH;
  const brief = makeBrief(takes("welcome", "own open source terminal tools"), answer(answers));
  expect(composePost(brief, 1)).toMatchObject({ is: "asks", questions: ["stackOrMaterial", "price"] }); // prettier-ignore
});

test("in a thread two sentences are enough, and one is too little", () => {
  const { what = "", price = "" } = RICH;
  const brief = (answers: Answers) => makeBrief(takes("thread", "weekly thread"), answer(answers));
  const { content } = compose(brief({ what, price }));
  expect(content).toMatch(/^I wrote Lockpeek, .+\. .+[.:] https:\/\/lockpeek\.example$/);
  expect(composePost(brief({ what: "a tool that reads migrations" }), 1)).toMatchObject({ is: "asks" }); // prettier-ignore
});

describe("a post ends on a question, on an address or on what was told, and never on an offer of ours", () => {
  const { askReaders: _readers, askPeers: _peers, ...unasked } = RICH;
  test.each<[string, Parameters<typeof makeBrief>[0], Answers, RegExp]>([
    ["the founder's question", takes("welcome"), RICH, /\?$/],
    ["the address", takes("welcome"), unasked, /https:\/\/lockpeek\.example$/],
    ["what was told", takes("value"), unasked, /(?<!questions|about it|welcome)\.$/],
  ])("%s", (_case, policy, answers, end) => {
    expect(compose(makeBrief(policy, answer(answers))).content).toMatch(end);
  });
});

describe("readers with a subject of their own", () => {
  const keywords = ["etymology", "words", "latin", "origin", "language"];
  const etymology = (answers: Answers) => {
    const brief = makeBrief({ ...takes("flair", "own articles"), kind: "academic" }, answer(answers, { kind: "media", verb: "write" })); // prettier-ignore
    return { ...brief, community: { ...brief.community, name: "etymology", keywords } };
  };
  const letter = {
    what: "a weekly letter with one folk tale from northern Portugal",
    scene: RICH.scene ?? "",
    unusual: RICH.unusual ?? "",
    mistake: RICH.mistake ?? "",
  };
  const episode = 'In "The Spring" the word I left in Portuguese is "encantada". It goes back to the Latin "incantare", to sing upon someone, so she was sung into her place.'; // prettier-ignore

  test("get what is about it first", () => {
    const { content, rests } = compose(etymology({ ...letter, episode }));
    expect(rests[0]).toBe("episode");
    expect(content.startsWith('In "The Spring"')).toBe(true);
  });

  test("get nothing while nothing is about it: that is asked for", () => {
    const composition = composePost(etymology(letter), 1);
    expect(composition).toMatchObject({ is: "asks", isOffSubject: true });
    expect(composition.is === "asks" && composition.questions[0]).toBe("teach");
  });
});

describe("what the founder wishes", () => {
  test("another angle opens with another answer", () => {
    const openings = [0, 1, 2].map((angle) => compose(makeBrief({}, { angle })).rests[0]);
    expect(new Set(openings).size).toBe(3);
  });

  test("shorter", () => {
    const { content } = compose(makeBrief({}, { maxWords: 90 }));
    expect(countWords(content)).toBeLessThan(100);
    expect(content).toMatch(/[.?]$|example$/);
  });

  test.each(["story", "question", "showcase", "feedback", "lesson"] as const)(
    "a %s",
    (postType) => {
      expect(compose(makeBrief({}, { postType })).postType).toBe(postType);
    },
  );

  test("tones prefer other answers", () => {
    const technical = compose(makeBrief({}, { tone: "technical" })).rests;
    const warm = compose(makeBrief({}, { tone: "warm" })).rests;
    expect(technical.some((id) => id === "unusual" || id === "stackOrMaterial")).toBe(true);
    expect(warm[0]).toMatch(/scene|userSaid|surprise/);
  });

  test("free notes are not followed, and it says so", () => {
    const brief = makeBrief({}, { notes: "Mention the horse." });
    expect(compose(brief)).toEqual({
      ...compose({ ...brief, notes: undefined }),
      notesIgnored: true,
    });
  });
});

test("a book gets no software story", () => {
  const post = compose(makeBrief({ ...takes("value", "own writing for critique") }, novel));
  expect(post.rests.slice(0, 3)).toEqual(["what", "premise", "limits"]);
  expect(post.content).toContain('A few lines from it: "The fish came up out of the dark at four');
});

describe("founders of few words", () => {
  const terse = answer({
    what: "an app that shows your todo list as a map",
    why: "lists make me feel bad",
    forWhom: "people with two jobs",
    unusual: "done tasks become roads",
    numbers: "60 testers",
    limits: "ios only. no sync",
  });
  test("get a short post where things are shown", () => {
    const { content, titles } = compose(makeBrief(takes("welcome"), terse));
    expect(titles).toContain("An app that shows your todo list as a map, for people with two jobs");
    expect(content).toContain(
      "I built it because lists make me feel bad.\n\nDone tasks become roads.",
    );
    expect(content).toContain("iOS only. No sync.");
  });
  test("need no more than a scene", () => {
    const scene = "My harness was from 2009. I found out from a stranger at the crag.";
    const said = { what: "an app that counts how old your climbing gear is", scene, numbers: "1,400 users", price: "free", limits: "Android only" }; // prettier-ignore
    const { content } = compose(makeBrief(takes("welcome"), answer(said)));
    expect(content).toContain("1,400 users so far.");
    expect(content).toContain("It's free: https://lockpeek.example");
  });
  test("a name with a colon gets no second one", () => {
    const project = { name: "Gumnut: Postie", url: "https://gumnut.example" };
    const { titles } = compose(makeBrief({ kind: "showcase", ...takes("welcome") }, { ...terse, project })); // prettier-ignore
    expect(titles).toContain("Gumnut: Postie, an app that shows your todo list as a map");
  });
  test("are asked where readers want more", () => {
    expect(composePost(makeBrief(takes("value"), terse), 1)).toMatchObject({ is: "asks" });
  });
});

test("a second post is a clearly different one", () => {
  const first = compose(makeBrief(takes("welcome")));
  const second = compose(makeBrief(takes("welcome"), { siblings: [first] }));
  expect(compareTexts(first.content, second.content)).toBeLessThanOrEqual(0.5);
});

test("developers hear in a thread what it is written in", () => {
  const said = {
    what: "a command-line tool that reads locks",
    unusual: "You name one table, and it follows the locks in both directions until none is left open. Cycles are shown as one line.", // prettier-ignore
    stackOrMaterial: "Go and pgx, one static binary. It has no tests for Windows.",
    numbers: "It has read 412 migrations.",
  };
  const policy = { ...takes("thread", "weekly thread"), kind: "dev" as const };
  const { content } = compose(makeBrief(policy, answer(said)));
  expect(content).toContain("a command-line tool that reads locks. It's in Go and pgx, one static binary. You name one table"); // prettier-ignore
});

test("the story that a comment leaves out is not pointed at", () => {
  const said = {
    what: "a coffee roastery with six seats",
    scene: "We put bags on the sill with a box for the money. It rained for three months.",
    unusual: "The box is still there. You take a bag and put in what you have.",
    numbers: "Around 70 bags a week are taken, and in four years one in fifty was not paid for.",
    price: "A bag is 9 euros.",
  };
  const brief = makeBrief({ ...takes("thread", "weekly thread"), kind: "trade" }, answer(said, { kind: "shop" })); // prettier-ignore
  expect(compose(brief).content).not.toContain("The box");
});

test("where no address may be in the text, the founder hears where to put it", () => {
  const rule = { uncodedRules: [{ text: "Text posts only.", source }], kind: "dev" as const };
  const { attachments } = compose(makeBrief({ ...takes("flair", "open licence"), ...rule }));
  expect(attachments.join(" ")).toContain("put the link to the repository into the first comment");
  expect(compose(makeBrief({ ...takes("flair"), kind: "dev" })).attachments).toEqual([]);
});

describe("where only links are taken", () => {
  const only = (changes: Partial<Policy>): Partial<Policy> => ({ kind: "showcase", formats: { allowed: ["link"], source }, ...changes }); // prettier-ignore
  test("a post is the address, its title and a few words for the first comment", () => {
    const post = compose(makeBrief(only(takes("welcome", "own repository as link"))));
    expect(post.title).toBe(`Lockpeek: ${RICH.what ?? ""}`);
    expect(post.content).toContain("https://lockpeek.example");
    expect(post.content.length).toBeLessThan(280);
    expect(post.unmet).toEqual([]);
    expect(post.attachments.join(" ")).toContain("takes links, not texts");
  });
  test("those who tell are not shut out by what was merely seen", () => {
    const seen = { allowed: ["link" as const], source: { kind: "rules" as const, asOf: null } };
    const post = compose(makeBrief({ ...takes("welcome"), formats: seen }));
    expect(post.content.length).toBeGreaterThan(280);
  });
  test("nothing is written where the project's own address has no place", () => {
    expect(composePost(makeBrief(only(takes("value", "own technical articles; no products"))), 1)).toEqual({ is: "closed", reason: "comments-only" }); // prettier-ignore
  });
});

test("who has told much is not asked for more because one answer alone names what readers work on", () => {
  const said = {
    what: "a small program that listens to a chest freezer and says when it is failing",
    forWhom: "people with a freezer in the garage",
    scene: "The freezer hummed as always. In August I opened it and eleven kilos of venison were soft.",
    unusual: "There is no probe inside. A clamp goes around the cord, and the program looks at how long each cycle runs.",
    before: "I had a thermometer with an alarm. It rang in the garage, where nobody was.",
    numbers: "38 freezers report in. It has called 4 failures early and missed 1.",
    limits: "It can't tell a door that was left open from a lost seal.",
    stackOrMaterial: "An ESP32, a current clamp and about 900 lines of Go. The code is public under MIT.",
    price: "It is free. Parts cost about 20 euros.",
    platform: "Anything that runs a container. Mine is on an old laptop.",
    mistake: "The first version sent mail only. A man in Bergen read it two days later.",
    surprise: "I expected people to want alarms. What they open every day is the Wattwatch chart.",
    askReaders: "How old is your freezer?",
  }; // prettier-ignore
  const place = { kind: "dev" as const, ...takes("value", "own free integrations and cards") };
  const brief = makeBrief(place, answer(said));
  const keywords = ["wattwatch", "automation", "dashboard", "zigbee", "sensor"];
  const community = { ...brief.community, name: "wattwatch", keywords };
  expect(composePost({ ...brief, community }, 1).is).toBe("post");
});
