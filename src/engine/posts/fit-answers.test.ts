import { describe, expect, test } from "vitest";
import type { CommunityKind, Policy } from "#engine/policy/policy.ts";
import { fitAnswers, isNobodys } from "./fit-answers.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Place } from "./place-of.ts";
import { makeBrief, takes } from "./testing/make-brief.ts";

const answers = {
  askReaders: { sentences: ["Do you fire overnight?"] },
  askPeers: { sentences: ["How do you price an hour?"] },
  price: { sentences: ["A box is 90 pounds."] },
  platform: { sentences: ["I post on Fridays."] },
  unusual: { sentences: ["Each box is tested.", "I collect your kiln myself."] },
  oneJob: { sentences: ["You can book a visit."] },
};

function fit(policy: Partial<Policy>, place: Place, name: string, keywords: string[] = []) {
  const { community } = makeBrief(policy);
  return fitAnswers(answers, { ...community, name, keywords }, place, "product");
}

describe("questions", () => {
  test.each<[string, Partial<Policy>, Place, string, string[], string[]]>([
    [
      "of the community's subject",
      { kind: "hobby" },
      "hobby",
      "Pottery",
      ["clay", "firing"],
      ["askReaders"],
    ],
    ["of another subject", { kind: "local" }, "local", "Nottingham", ["forest"], []],
    ["for peers, where makers are", { kind: "maker" }, "maker", "indiebiz", [], ["askPeers"]],
    [
      "for peers, among those who use it at work",
      { kind: "trade" },
      "technical",
      "authors",
      [],
      [],
    ],
    ["for peers, anywhere else", { kind: "hobby" }, "hobby", "walking", [], []],
  ])("%s", (_, policy, place, name, keywords, asked) => {
    const fitting = Object.keys(fit(policy, place, name, keywords));
    expect(fitting.filter((id) => id.startsWith("ask"))).toEqual(asked);
  });
});

test.each<[string, string, Partial<Policy>, Place, string, string[]]>([
  ["those who own hives", "What did your dead hive look like?", { kind: "hobby" }, "hobby", "bees", ["askReaders"]], // prettier-ignore
  ["not those who sell things", "What did your dead hive look like?", { kind: "maker" }, "maker", "SideProject", []], // prettier-ignore
  ["nor those who look at anything", "What did your dead hive look like?", { kind: "showcase", ...takes("welcome", "anything you made") }, "showcase", "IMadeThis", []], // prettier-ignore
  ["anybody who has a family", "What did your family keep bees for?", { kind: "showcase", ...takes("welcome", "anything you made") }, "showcase", "IMadeThis", ["askReaders"]], // prettier-ignore
  ["those who sell, about customers", "How do you tell a customer that a hive is dead?", { kind: "maker" }, "maker", "SideProject", ["askReaders"]], // prettier-ignore
  ["not those who are others than it names", "If you lift with one hand, which hive is too heavy?", { kind: "showcase", ...takes("value", "pieces you built") }, "showcase", "woodworking", []], // prettier-ignore
  ["those who show what it is for", "How long do you wait before the lid?", { kind: "showcase", ...takes("value", "own hives shown") }, "showcase", "bees", ["askReaders"]], // prettier-ignore
  ["those whom it names", "If you work with wood and glue, which hive is too heavy?", { kind: "showcase", ...takes("value", "pieces you built") }, "showcase", "woodworking", ["askReaders"]], // prettier-ignore
  ["those who try apps, what they would like", "Would you want it in grams?", { kind: "maker" }, "maker", "androidapps", ["askReaders"]], // prettier-ignore
])("a question to readers is for %s", (_, question, policy, place, name, expected) => {
  const { community } = makeBrief(policy);
  const said = {
    what: { sentences: ["a scale for hives", "It weighs a swarm."] },
    askReaders: { sentences: [question] },
  };
  const keywords = name === "bees" ? ["bees", "hive", "honey", "swarm"] : [];
  const fitting = fitAnswers(said, { ...community, name, keywords }, place, "product");
  expect(Object.keys(fitting).filter((id) => id.startsWith("ask"))).toEqual(expected);
});

test.each<[string, Partial<Policy>, Place, string, ProjectKind, string[]]>([
  ["makers are asked what makers know", { kind: "maker" }, "maker", "indiebiz", "product", ["askPeers"]], // prettier-ignore
  ["those who run charities, too", { kind: "trade" }, "technical", "nonprofit", "cause", ["askPeers"]], // prettier-ignore
  ["those of a trade are asked by one of theirs", { kind: "trade" }, "technical", "Plumbing", "service", ["askPeers"]], // prettier-ignore
  ["other trades not", { kind: "trade" }, "technical", "Archivists", "cause", []],
  ["nor those who try apps", { kind: "maker" }, "maker", "alphaandbetausers", "software", []],
])("%s", (_, policy, place, name, project, expected) => {
  const { community } = makeBrief(policy);
  const said = { askReaders: { sentences: ["Which tree is oldest?"] }, askPeers: { sentences: ["How do you keep volunteers?"] } }; // prettier-ignore
  const fitting = fitAnswers(said, { ...community, name, keywords: [] }, place, project);
  expect(Object.keys(fitting).filter((id) => id.startsWith("ask"))).toEqual(expected);
});

test.each<[string, CommunityKind, ProjectKind, boolean]>([
  ["not those who hang some all day", "trade", "service", false],
  ["those who have a door", "hobby", "service", true],
])("how to hang a door is told to: %s", (_, kind, project, isTold) => {
  const { community } = makeBrief({ kind });
  const said = { teach: { sentences: ["Tighten the top hinge before you plane a door."] } };
  const keywords = ["door", "hinge", "plane", "screw"];
  const fitting = fitAnswers(said, { ...community, name: "Doors", keywords }, kind === "trade" ? "technical" : "hobby", project); // prettier-ignore
  expect("teach" in fitting).toBe(isTold);
});

test("who builds such things learns from a course, and teaches none", () => {
  const { community } = makeBrief({ kind: "maker", ...takes("value", "own builds and designs") });
  const said = { what: { sentences: ["a course on reading pedals"] }, askReaders: { sentences: ["Which symbol of pedals stopped you?"] }, askPeers: { sentences: ["When do pupils solder?"] } }; // prettier-ignore
  const fitting = (name: string) => Object.keys(fitAnswers(said, { ...community, name, keywords: ["pedals"] }, "maker", "course")).filter((id) => id.startsWith("ask")); // prettier-ignore
  expect(fitting("diypedals")).toEqual(["askReaders"]);
  expect(fitting("indiebiz")).toEqual(["askPeers"]);
});

describe("what makers tell each other", () => {
  const told = {
    numbers: { sentences: ["First batch 250, 171 sold.", "It costs me £8.20 landed.", "It holds 180 kg."] }, // prettier-ignore
    stackOrMaterial: { sentences: ["TypeScript, canvas 2D."] },
  };
  test.each<[string, Partial<Policy>, Place, string, ProjectKind, Record<string, number>]>([
    ["is told to makers", { kind: "maker" }, "maker", "SideProject", "game", { numbers: 3, stackOrMaterial: 1 }], // prettier-ignore
    ["is nothing to a hobby", { kind: "hobby" }, "hobby", "bikes", "product", { numbers: 1, stackOrMaterial: 1 }], // prettier-ignore
    ["nor what it is made of, where it is not shown", { kind: "hobby", ...takes("share") }, "hobby", "bikes", "product", { numbers: 1 }], // prettier-ignore
    ["nor videos to those who sing", { kind: "hobby" }, "hobby", "choir", "course", { numbers: 1 }],
    ["nor a stack to players", { kind: "showcase", ...takes("welcome", "own browser game") }, "showcase", "WebGames", "game", { numbers: 3 }], // prettier-ignore
    ["but to those who make games", { kind: "showcase", ...takes("welcome", "own game") }, "showcase", "gamedevscreens", "game", { numbers: 3, stackOrMaterial: 1 }], // prettier-ignore
  ])("%s", (_, policy, place, name, project, expected) => {
    const { community } = makeBrief(policy);
    const fitting = fitAnswers(told, { ...community, name, keywords: [] }, place, project);
    const counted = Object.entries(fitting).map(([id, { sentences }]) => [id, sentences.length]);
    expect(Object.fromEntries(counted)).toEqual(expected);
  });
});

test.each<[ProjectKind, boolean]>([
  ["game", true],
  ["book", true],
  ["software", false],
  ["cause", false],
])("a voice of nobody about a %s is told: %s", (project, isTold) => {
  const { community } = makeBrief({ kind: "maker" });
  const said = { userSaid: { sentences: ["'My tea is cold'"] } };
  expect("userSaid" in fitAnswers(said, community, "maker", project)).toBe(isTold);
});

test.each([
  ["'My tea is cold'", true],
  ["'My tea is cold' (he's 71)", true],
  ["'My tea is cold' - lady from the insurance office", false],
  ["'My tea is cold' – Maria", false],
  ["A man wrote: 'My tea is cold'", false],
])("who said %s", (said, isUnknown) => {
  expect(isNobodys(said)).toBe(isUnknown);
});

describe("questions of somebody who", () => {
  const asking = { what: { sentences: ["a Rust library that predicts tides"] }, askReaders: { sentences: ["How do you test numerical code?"] }, askPeers: { sentences: ["Did a paid tier change it?"] } }; // prettier-ignore
  const ask = (policy: Partial<Policy>, place: Place, name: string, project: ProjectKind) => {
    const { community } = makeBrief(policy);
    const fitting = fitAnswers(asking, { ...community, name, keywords: [] }, place, project);
    return Object.keys(fitting).filter((id) => id.startsWith("ask"));
  };
  test.each<[string, Partial<Policy>, Place, string, ProjectKind, string[]]>([
    [
      "made what these readers use",
      { kind: "dev" },
      "technical",
      "rust",
      "software",
      ["askReaders"],
    ],
    [
      "writes programs, among others who do",
      { kind: "dev" },
      "technical",
      "selfhosted",
      "software",
      ["askReaders"],
    ],
    [
      "shows a thing to people who only look",
      { kind: "showcase" },
      "showcase",
      "rust",
      "product",
      [],
    ],
    [
      "writes a newsletter, among others who do",
      { kind: "showcase", ...takes("welcome", "own newsletter with a readable issue") },
      "showcase",
      "Newsletters",
      "media",
      ["askPeers"],
    ],
    [
      "makes a game, where games are tested",
      { kind: "maker", ...takes("welcome", "find testers for own code") },
      "maker",
      "playtesters",
      "game",
      ["askReaders", "askPeers"],
    ],
  ])("%s", (_, policy, place, name, project, asked) => {
    expect(ask(policy, place, name, project)).toEqual(asked);
  });
});

describe("customers", () => {
  const hobby = { kind: "hobby" } as const;
  test.each([
    [
      "are welcome",
      { ...hobby, ...takes("welcome") },
      ["price", "platform", "unusual", "oneJob"],
      2,
    ],
    ["are nobody where a project comes second", { ...hobby, ...takes("value") }, ["unusual"], 1],
    ["are nobody where nothing is known", { ...hobby, ...takes("unknown") }, ["unusual"], 1],
    [
      "pay among makers",
      { kind: "maker" as const, ...takes("value") },
      ["price", "platform", "unusual"],
      1,
    ],
  ])("%s", (_, policy, ids, sentences) => {
    const fitting = fit(policy, "audience", "Example");
    expect(Object.keys(fitting).filter((id) => !id.startsWith("ask"))).toEqual(ids);
    expect(fitting.unusual?.sentences).toHaveLength(sentences);
  });
});

describe("advice and figures", () => {
  const told = {
    ...answers,
    teach: { sentences: ["Forward every receipt the day it arrives."] },
    numbers: { sentences: ["41 customers and $738 MRR."] },
    stackOrMaterial: { sentences: ["Rails and a boring parser."] },
    limits: { sentences: ["It is slow.", "We can't ship outside the US."] },
  };
  const tell = (policy: Partial<Policy>, place: Place, name: string, keywords: string[]) => {
    const { community } = makeBrief(policy);
    return fitAnswers(told, { ...community, name, keywords }, place, "software");
  };
  const rails = ["ruby", "gem", "active", "record"];
  const books = ["receipt", "invoice", "ledger", "tax"];
  test.each<[string, Partial<Policy>, Place, string[], string[]]>([
    ["advice about something else is left out", { kind: "dev" }, "technical", rails, ["numbers", "stackOrMaterial"]], // prettier-ignore
    ["advice about their subject is not", { kind: "dev" }, "technical", books, ["teach", "numbers", "stackOrMaterial"]], // prettier-ignore
    ["customers in a thread hear of no income and no parts", { kind: "trade" }, "thread", books, ["teach"]], // prettier-ignore
    ["makers do", { kind: "maker" }, "thread", books, ["teach", "numbers", "stackOrMaterial"]],
    ["figures stay where makers report", { kind: "maker", ...takes("value") }, "maker", books, ["teach", "numbers", "stackOrMaterial"]], // prettier-ignore
  ])("%s", (_, policy, place, keywords, ids) => {
    const fitting = tell(policy, place, "Example", keywords);
    const asked = ["teach", "numbers", "stackOrMaterial"].filter((id) => id in fitting);
    expect(asked).toEqual(ids);
  });

  test.each(["value", "unknown", "ask"] as const)("nobody is told about shipping: %s", (is) => {
    const fitting = tell({ kind: "hobby", ...takes(is) }, "hobby", "Example", books);
    expect(fitting.limits?.sentences).toEqual(["It is slow."]);
  });

  test("neighbours hear where it is", () => {
    const fitting = tell({ kind: "local", ...takes("unknown") }, "local", "York", books);
    expect(fitting.platform?.sentences).toEqual(["I post on Fridays."]);
  });
});

test.each([
  ["restaurateur", []],
  ["smallbusiness", ["askPeers"]],
])("what makers of an app ask each other, in r/%s", (name, asked) => {
  const { community } = makeBrief({ kind: "trade" });
  const fitting = fitAnswers(answers, { ...community, name, keywords: ["price"] }, "technical", "software"); // prettier-ignore
  expect(Object.keys(fitting).filter((id) => id === "askPeers")).toEqual(asked);
});
