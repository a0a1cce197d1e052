import { expect, test } from "vitest";
import { FACT_IDS, type FieldRow } from "#engine/interview/fact-fields.ts";
import { findFactForm } from "#engine/interview/fact-forms.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import { PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";
import { sayFields } from "#engine/interview/say-fields.ts";
import { findMatter } from "../told/told.ts";
import { tell } from "../testing/make-place.ts";
import type { ChooseWay } from "./choose-way.ts";
import { frameNote } from "./frame-note.ts";

/** The first of several ways, and the last. */
const first: ChooseWay = ([way]) => way;
const last: ChooseWay = (ways) => ways.at(-1) ?? ways[0];

test.each<[AnswerId, ProjectKind, string, string]>([
  ["numbers", "software", "1,900 installs. 14 cities.", "So far it has 1,900 installs. 14 cities."],
  ["numbers", "software", "1,900 installs since May.", "It has 1,900 installs since May."],
  ["numbers", "product", "about 600. three came back", "In numbers: about 600. Three came back."],
  ["numbers", "service", "140 dogs since 2021", "140 dogs since 2021."],
  [
    "before",
    "software",
    "a wiki, then before that a card",
    "Before this: a wiki, then before that a card.",
  ],
  ["before", "software", "first a wiki, then a card", "First a wiki, then a card."],
  ["before", "software", "a sheet I made her, in red", "Before this: a sheet I made her, in red."],
  [
    "before",
    "product",
    "Grass in a jar (my son has a theory), plus rice",
    "Before this: grass in a jar (my son has a theory), plus rice.",
  ],
  ["before", "software", "A friend and I had a sheet.", "A friend and I had a sheet."],
  ["surprise", "software", "A year ago I got a letter.", "A year ago I got a letter."],
  ["mistake", "software", "A few years ago we tried a wiki.", "A few years ago we tried a wiki."],
  ["numbers", "service", "173 since 2021", "In numbers: 173 since 2021."],
  ["numbers", "service", "26 grandmothers", "26 grandmothers."],
  [
    "surprise",
    "book",
    "Who buys it. I thought old people.",
    "What surprised me: who buys it. I thought old people.",
  ],
  ["surprise", "media", "Half of them ring in.", "What surprised me: half of them ring in."],
  ["surprise", "media", "Mum rings in.", "What surprised me: Mum rings in."],
  [
    "surprise",
    "service",
    "That they ask me to keep quiet. It happened twice.",
    "What surprised me: that they ask me to keep quiet. It happened twice.",
  ],
  ["before", "service", "Mail it away.", "What people do without me: Mail it away."],
  ["before", "service", "Etsy sells some.", "What people do without me: Etsy sells some."],
  [
    "unusual",
    "product",
    "The hinge. It lies in a groove.",
    "What makes it different: the hinge. It lies in a groove.",
  ],
  ["limits", "product", "The cord. It curls.", "Where it falls short: the cord. It curls."],
  ["limits", "course", "Cane seats only. No rush.", "Cane seats only. No rush."],
  ["unusual", "product", "No hinge. It rolls.", "No hinge. It rolls."],
  ["surprise", "course", "The masons.", "What surprised me: the masons."],
  ["platform", "media", "Email.", "It comes by email."],
  [
    "userSaid",
    "cause",
    'Dale, the road foreman, in May: "One phone call."',
    'Dale, the road foreman, in May, said: "One phone call."',
  ],
  ["userSaid", "product", 'Ada: "Fine."', 'Ada said: "Fine."'],
  ["userSaid", "product", "'best toy ever' my neighbor.", "My neighbor said: 'best toy ever'."],
  ["userSaid", "product", '"Still runs", the vet in Lund', 'The vet in Lund said: "Still runs".'],
  ["stackOrMaterial", "product", "Cedar, hardware cloth", "I use cedar, hardware cloth."],
  ["platform", "game", "on itch, in the browser", "You can play it on itch, in the browser."],
  ["platform", "game", "Windows, demo on itch", "It's for Windows, demo on itch."],
  ["platform", "software", "anything with Python", "It runs on anything with Python."],
  [
    "platform",
    "cause",
    "Bottom of the steps, Saturdays",
    "Where to find me: bottom of the steps, Saturdays.",
  ],
  ["platform", "shop", "Top end of Mill Street", "You'll find me at the top end of Mill Street."],
  ["numbers", "shop", "Installs: none. Cities: 14.", "Installs: none. Cities: 14."],
  ["numbers", "shop", "mostly locals, 14 a day", "Mostly locals, 14 a day."],
  ["limits", "service", "Wicker. Refinishing.", "What I don't do: Wicker. Refinishing."],
  ["platform", "shop", "off Chanter Road", "You'll find me off Chanter Road."],
  [
    "teach",
    "cause",
    "Count first. Count on one day. Ask out loud. Bring the price.",
    "What I've learned: count first. Count on one day. Ask out loud. Bring the price.",
  ],
  ["limits", "software", "- no ios\n- needs ten nights", "No iOS. It needs ten nights."],
  [
    "teach",
    "media",
    "Record one minute of nothing.",
    "One thing I've learned: record one minute of nothing.",
  ],
  ["teach", "shop", "If you bake rye, wait a day.", "If you bake rye, wait a day."],
  [
    "before",
    "software",
    "A spreadsheet, then before that a card.",
    "Before this: a spreadsheet, then before that a card.",
  ],
  ["mistake", "software", "Glue on wet oak.", "What I got wrong: glue on wet oak."],
  ["teach", "shop", "Slider popping open? It is worn.", "Slider popping open? It is worn."],
  ["episode", "media", "Issue 31, the slug count.", "For example: issue 31, the slug count."],
  ["price", "service", "£85 whatever it is", "It's £85 whatever it is."],
  ["price", "software", "nothing, also later", "It costs nothing, also later."],
  ["price", "book", "hardcover 16 dollars, ebook 4", "Hardcover 16 dollars, ebook 4."],
  ["price", "game", "Probably 1,800 rupees.", "It's probably 1,800 rupees."],
  ["price", "shop", "between 180 and 650", "It's between 180 and 650."],
  [
    "platform",
    "shop",
    "North Street, ten till five",
    "You'll find me at North Street, ten till five.",
  ],
  [
    "platform",
    "shop",
    "website, and the garage if you ring",
    "Website, and the garage if you ring.",
  ],
  ["platform", "shop", "open on fridays, 9 to 1", "I'm open on Fridays, 9 to 1."],
  ["platform", "media", "In the usual apps, on Fridays.", "It's in the usual apps, on Fridays."],
  ["stackOrMaterial", "book", "gouache and ink", "Gouache and ink."],
  [
    "stackOrMaterial",
    "software",
    "Python 3.12, one file you can read.",
    "It's written in Python 3.12, one file you can read.",
  ],
  [
    "sample",
    "book",
    '"They gave the water a number."',
    'A line from it: "They gave the water a number."',
  ],
  ["platform", "game", "browser, and Linux", "It runs in the browser, and Linux."],
  ["stackOrMaterial", "software", "Rust, tree-sitter.", "It's written in Rust, tree-sitter."],
  ["stackOrMaterial", "service", "Juki 1541. Pliers.", "Juki 1541. Pliers."],
  [
    "before",
    "software",
    "copybook. My father used his head.",
    "Before this: copybook. My father used his head.",
  ],
  ["stackOrMaterial", "software", "R with some Rust", "It's written in R with some Rust."],
  ["before", "software", "I had a text file.", "Before this I had a text file."],
  [
    "platform",
    "product",
    "our site + the Sunday market at Rillito",
    "Where to get it: our site + the Sunday market at Rillito.",
  ],
  ["stackOrMaterial", "course", "Ten evenings, 14 people", "It's ten evenings, 14 people."],
  [
    "numbers",
    "book",
    "118,000 words. 610 sold since March.",
    "118,000 words. 610 sold since March.",
  ],
  ["platform", "product", "a barn behind the house in Devon", ""],
  [
    "platform",
    "service",
    "Inside the city and about twelve miles around it",
    "I work inside the city and about twelve miles around it.",
  ],
  [
    "platform",
    "course",
    "In the browser, also on tablets",
    "It's in the browser, also on tablets.",
  ],
  ["platform", "course", "Tuesdays at the library", "Tuesdays at the library."],
  ["platform", "course", "the village hall", "The village hall."],
  [
    "stackOrMaterial",
    "software",
    "Python on a Raspberry Pi Zero, a type K thermocouple and a MAX31856 board.",
    "It uses Python on a Raspberry Pi Zero, a type K thermocouple and a MAX31856 board.",
  ],
  [
    "stackOrMaterial",
    "game",
    "Godot 4 and I draw the tiles in pencil",
    "It's made with Godot 4 and I draw the tiles in pencil.",
  ],
])("an answer to %s of a %s gets what it lacks: %s", (id, kind, text, expected) => {
  const told = tell({ kind, isTeam: expected.includes(" we "), answers: { [id]: text } });
  const matter = findMatter(told, id);
  expect(matter && frameNote(matter, told.interview, first).join(" ")).toBe(expected);
});

test.each<[AnswerId, ProjectKind, string]>([
  ["numbers", "game", "Nine groups have played it, 41 people."],
  ["numbers", "cause", "61 people with wheels."],
  ["limits", "software", "No scans, no sync."],
  ["mistake", "game", "I gave the customers names."],
  ["numbers", "shop", "Since April last year: 311 instruments."],
  ["surprise", "book", "I thought nurses would buy it. It is daughters."],
  ["mistake", "game", "I made a whole mode for two players. Then I took it out."],
  ["userSaid", "shop", '"best toy ever" – my neighbour.'],
  ["userSaid", "shop", '"It broke", my neighbour told me.'],
  ["userSaid", "shop", 'Mr Shaw, 91, comes on Fridays: "Bit thick."'],
  ["userSaid", "game", '"I drank better tea." Priya says that.'],
  ["userSaid", "game", '"I saw your thumb move." Ellie, to her boyfriend.'],
  ["userSaid", "cause", 'A man told us: "For an hour I rowed."'],
  ["scene", "media", "Ok so this is true. I was late."],
  ["scene", "product", "Two things met: a bird and a box."],
  ["scene", "shop", "The first customer wanted mince."],
  ["scene", "product", "My feet woke me up at three."],
  ["surprise", "book", "Nurses buy it for their husbands."],
  ["mistake", "game", "I made a two-player mode and spent the winter on it."],
  ["limits", "game", "With two players it's too easy."],
  ["mistake", "game", "In the first version I gave them a wagon, and I removed it."],
  ["mistake", "software", "I rotated it by turn, all week. It was stupid."],
  ["stackOrMaterial", "course", "Each pupil receives one chart and a pencil."],
  ["before", "game", "I drew icons for a bank."],
  ["platform", "product", "I make them in Grenoble, it takes two weeks."],
  ["episode", "media", "Start with number 11."],
])("an answer to %s of a %s stays as it is: %s", (id, kind, text) => {
  const told = tell({ kind, answers: { [id]: text } });
  const matter = findMatter(told, id);
  expect(matter && frameNote(matter, told.interview, first)).toEqual([text]);
});

const forms = PROJECT_KINDS.flatMap((kind) =>
  FACT_IDS.flatMap((id) => {
    const form = findFactForm(kind, id);
    return form ? [{ kind, id, form }] : [];
  }),
);

test.each(forms)("what is typed in the fields of $id, $kind, is whole", ({ kind, id, form }) => {
  const row: FieldRow = Object.assign({}, ...form.lines.map(({ fields }) => fields));
  const rows = form.rows ? [row, row] : [row];
  const { said } = sayFields(form, rows, true);
  const told = tell({ kind, isTeam: true, answers: { [id]: said }, fields: { [id]: rows } });
  const matter = findMatter(told, id);
  expect(matter && frameNote(matter, told.interview, first)).toEqual([said]);
  expect(matter?.sentences.join(" ")).toBe(said);
});

test("what is typed gets no second lead, and the same words without fields do", () => {
  const answers = { price: "From 12 euros." };
  const fields = { price: [{ amount: "12 euros" }] };
  const frame = (changes: Partial<Interview>) => {
    const told = tell({ kind: "product", answers, ...changes });
    const matter = findMatter(told, "price");
    return matter && frameNote(matter, told.interview, first);
  };
  expect(frame({ fields })).toEqual(["From 12 euros."]);
  expect(frame({})).toEqual(["It's from 12 euros."]);
});

test("the same is said otherwise in another post of the project", () => {
  const told = tell({ answers: { surprise: "The silence. Nobody wrote." } });
  const matter = findMatter(told, "surprise");
  expect(matter && frameNote(matter, told.interview, last)).toEqual([
    "What I didn't expect: the silence. Nobody wrote.",
  ]);
});

test("who tells of one is one, in a team as well", () => {
  const told = tell({ isTeam: true, answers: { mistake: "The glue on every chair." } });
  const matter = findMatter(told, "mistake");
  expect(matter && frameNote(matter, told.interview, first)).toEqual([
    "What we got wrong: the glue on every chair.",
  ]);
});
