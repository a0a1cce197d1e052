import { expect, test } from "vitest";
import type { AnswerId, Answers } from "#engine/interview/interview.ts";
import { COLDPLATTER, tell } from "../testing/make-place.ts";
import { readAnswers } from "./read-answers.ts";
import { findMatter } from "./told.ts";

const read = (id: AnswerId, text: string) => findMatter(tell({ answers: { [id]: text } }), id);

test("keeps an answer as it was told, in its paragraphs", () => {
  const text = "We rode at night. Nobody slept.\n\nIn the morning there was no bus.";
  expect(read("scene", text)?.paragraphs).toEqual([
    "We rode at night. Nobody slept.",
    "In the morning there was no bus.",
  ]);
});

test.each<[string, AnswerId, string, string[]]>([
  [
    "capitals",
    "scene",
    "THE PUMP BROKE. I WAS IN THE CELLAR.",
    ["The pump broke. I was in the cellar."],
  ],
  ["a note", "limits", "no ios", ["No iOS."]],
  [
    "drawn pictures",
    "scene",
    "my cat sat on it 😂 then it sent the mail",
    ["My cat sat on it. Then it sent the mail."],
  ],
  [
    "a list",
    "howItPlays",
    "Each day:\n- the caravan spends salt\n- you roll for the pass",
    ["Each day:", "- the caravan spends salt\n- you roll for the pass"],
  ],
  [
    "dates",
    "unusual",
    "The date 3.11. and the date 11.3. count as similar.",
    ["The date 3.11. and the date 11.3. count as similar."],
  ],
])("tidies %s", (_, id, text, expected) => {
  expect(read(id, text)?.paragraphs).toEqual(expected);
});

test("cuts nothing from 1,200 characters without a full stop", () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`)
    .join(" ")
    .slice(0, 1199);
  const matter = read("scene", words);
  expect(matter === null || matter.paragraphs.join(" ").includes(words.slice(1))).toBe(true);
});

test("leaves out what somebody unnamed said", () => {
  expect(read("userSaid", '"It saved my week."')).toBeNull();
  expect(read("userSaid", 'A nurse in Cork wrote: "It saved my week."')).not.toBeNull();
});

test.each<[string, Answers]>([
  ["one word", { what: "app" }],
  ["nothing", {}],
  ["an address", { what: "https://coldplatter.example" }],
])("does not know what it is from %s", (_, answers) => {
  expect(tell({ answers }).what).toBeNull();
});

test("reads a name with quotes", () => {
  const told = tell({ answers: COLDPLATTER.answers }, 'The "Old" Mill');
  expect(told.what).toBe(COLDPLATTER.answers.what);
});

test("a list in what it is becomes one sentence", () => {
  const what = "hot sauce with prickly pear. 3 sauces, that's it:\n- Sad (medium)\n- Flash (hot)";
  const { what: said, further } = tell({ kind: "product", answers: { what } });
  expect([said, ...further].join(" ")).toContain("3 sauces, that's it: Sad (medium), Flash (hot)");
});

test.each([
  [
    "Python library. It guesses what columns are.",
    "a Python library that guesses what columns are",
    0,
  ],
  [
    "python library. guesses what the columns are",
    "a python library that guesses what the columns are",
    0,
  ],
  ["An idle game. You are moss.", "an idle game", 1],
  ["A tool that reads files. It prints them.", "a tool that reads files", 1],
])("'%s' is %s", (text, what, count) => {
  const answers = { ...COLDPLATTER.answers, what: text };
  const told = readAnswers({ name: "X", url: null }, { ...COLDPLATTER, answers });
  expect(told.what).toBe(what);
  expect(told.further).toHaveLength(count);
});

test("'Nothing.' in answer to a question is left out, and as a price it stays", () => {
  const told = tell({
    answers: { what: "a log", before: "Nothing. A notebook, I lost it.", price: "Nothing." },
  });
  const of = (id: "before" | "price") => told.matters.find((each) => each.id === id)?.paragraphs[0];
  expect(of("before")).toBe("A notebook, I lost it.");
  expect(of("price")).toBe("Nothing.");
});

test("a poem gets no full stops behind its lines, and only one answer to a question is left out", () => {
  const sample = "The ice was late\nthe crows were not\nand nobody had rung";
  const of = (id: "sample" | "limits", text: string) =>
    tell({ kind: "book", answers: { what: "a book of poems", [id]: text } }).matters.find(
      (each) => each.id === id,
    )?.paragraphs;
  expect(of("sample", sample)?.join(" ")).not.toContain("late.");
  expect(of("limits", "No. Yes. It depends.")).toEqual(["Yes. It depends."]);
});

test("what is counted within one line is a list, or sentences", () => {
  const text = "1. A holder. 2. A sheet of glass, 3x the dust. 3. Tape.";
  const of = (id: "teach" | "before") =>
    tell({ answers: { what: "a log", [id]: text } }).matters.find((each) => each.id === id)
      ?.paragraphs;
  expect(of("teach")).toEqual(["1. A holder.\n2. A sheet of glass, 3x the dust.\n3. Tape."]);
  expect(of("before")).toEqual(["A holder. A sheet of glass, 3x the dust. Tape."]);
});

test("lines without a sign or a full stop are items of a list, or sentences", () => {
  const lines =
    "close all seacocks\ntake the cover off if you doubt it\nleave one key with a person";
  const listed = (text: string, id: "teach" | "limits") =>
    tell({ answers: { what: "a log", [id]: text } }).matters.find((each) => each.id === id)
      ?.paragraphs;
  expect(listed(`Before winter:\n${lines}`, "teach")).toEqual([
    "Before winter:",
    "- Close all seacocks\n- Take the cover off if you doubt it\n- Leave one key with a person",
  ]);
  expect(listed("no sails\nno engines\nnothing under water", "limits")).toEqual([
    "No sails. No engines. Nothing under water.",
  ]);
  expect(listed("iOS only\nno tablets\nno sync", "limits")).toEqual([
    "iOS only. No tablets. No sync.",
  ]);
  const wrapped =
    "It can't read a handwritten name, and it never says which one it\nmeant when there are two of them on a page, which is most pages that\nI have seen in twenty years of this.";
  expect(listed(wrapped, "limits")).toEqual([wrapped.replaceAll("\n", " ")]);
  expect(listed(wrapped, "teach")).toEqual([wrapped.replaceAll("\n", " ")]);
});

test("short items behind a lead are one sentence, whatever sign is before them", () => {
  const told = "You just tick:\n✅ open\n🔒 locked\nThen we add it up.";
  expect(read("unusual", told)?.paragraphs).toEqual([
    "You just tick: open, locked. Then we add it up.",
  ]);
});

test.each([
  'Anneke (she said I can): "I need to be where the shouting is."',
  "There's a man in Powys who rang to say that his wife had stopped counting hooves.",
])("what somebody said is told with who said it: %s", (said) => {
  expect(read("userSaid", said)?.sentences.join(" ")).toBe(said);
});

test("what it costs is said where prices are, and not with what it is", () => {
  const what = "A workshop for old cameras. You send them by mail. A full service is 85 euro.";
  expect(tell({ answers: { what, price: "85 euro" } }).further).toEqual(["You send them by mail."]);
  expect(tell({ answers: { what } }).further).toHaveLength(2);
});

test("what it is goes on until it would be a lecture", () => {
  const first = "My husband shoes horses and I write down who is due and who has not paid.";
  const long = Array.from({ length: 70 }, () => "horse").join(" ");
  const { further } = tell({ answers: { what: `A diary for farriers. ${first} It has ${long}.` } });
  expect(further).toEqual([first]);
});

test.each([
  ["for two kinds of people. Those who know it, and those who do not.", null],
  ["for two kinds of bakers who work at night", "two kinds of bakers who work at night"],
])("whom it is for, from '%s'", (forWhom, expected) => {
  expect(tell({ answers: { ...COLDPLATTER.answers, forWhom } }).forWhom).toBe(expected);
});

test("who asks first is heard where they say what it is", () => {
  const asked =
    "ok so you know those snails in old books?? nobody knows why. it's a game where you are a snail";
  expect(tell({ answers: { what: asked } }).what).toBe("a game where you are a snail");
  const only = "Who lent it to you? This knows.";
  expect(tell({ answers: { what: only } }).what).toBe("who lent it to you?");
});

test.each<[AnswerId, string, string[]]>([
  ["price", "No. The mat is $1,890 a roll.", ["The mat is $1,890 a roll."]],
  ["price", "no", []],
  [
    "scene",
    "With a marginal note. I was reading an account of eels.",
    ["I was reading an account of eels."],
  ],
  [
    "numbers",
    "41,300 files by hash, and 9,120 by shape\n\n140ish stars",
    ["41,300 files by hash, and 9,120 by shape. 140ish stars."],
  ],
  [
    "askPeers",
    "is there a fingerprint that survives. I tried two of them",
    ["Is there a fingerprint that survives? I tried two of them."],
  ],
])("an answer to %s reads without its question: %s", (id, said, expected) => {
  expect(read(id, said)?.paragraphs ?? []).toEqual(expected);
});

test("who doesn't know yet says so to us, and not in a post", () => {
  expect(read("price", "don't know. Free until it's done.")?.paragraphs).toEqual([
    "Free until it's done.",
  ]);
  expect(read("limits", "Not sure, about 40 of them.")?.paragraphs).toEqual([
    "Not sure, about 40 of them.",
  ]);
  expect(read("limits", "I don't know any that it misses.")?.paragraphs).toEqual([
    "I don't know any that it misses.",
  ]);
});

test.each([
  ["See above. It forgets nothing.", ["It forgets nothing."]],
  ["As I said, it forgets nothing.", ["It forgets nothing."]],
  ["See above.", []],
  ["See above about the new year. Also the rep wanted one.", ["The rep wanted one."]],
])("what is for those who read the whole interview is left out: %s", (said, expected) => {
  expect(read("limits", said)?.paragraphs ?? []).toEqual(expected);
});

test("why it is there is told in sentences of its own", () => {
  const why = "because my knuckles quit after 40 years. Doctor said find another hobby. No";
  expect(tell({ answers: { ...COLDPLATTER.answers, why } }).why).toEqual([
    "My knuckles quit after 40 years. Doctor said find another hobby. No.",
  ]);
  const known = { ...COLDPLATTER.answers, why: "because it was too slow" };
  expect(tell({ answers: known }).why).toBeNull();
});

test("who said something stands behind it, and whoever is only named rests on the scene", () => {
  const scene = "Ellie sat staring at the gap. My friend Dale had eaten the cheese.";
  const answers = { ...COLDPLATTER.answers, scene };
  const saidBy = (userSaid: string) =>
    tell({ answers: { ...answers, userSaid } }).matters.find(({ id }) => id === "userSaid");
  expect(saidBy('"I saw your thumb move." Ellie, to her boyfriend.')?.rests).toEqual([]);
  expect(saidBy('Dale: "I want my feet wet."')?.rests).toEqual(["scene"]);
});
