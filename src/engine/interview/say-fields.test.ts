import { describe, expect, test } from "vitest";
import { adviseAnswer } from "./advise-answer.ts";
import { FACT_FIELDS, findFactForm, isNeeded, listKeys, MOST_ROWS } from "./fact-forms.ts";
import { FACT_IDS, type FactId, type FieldKey, type FieldRow } from "./fact-fields.ts";
import { type Interview, MAX_ANSWER_LENGTH } from "./interview.ts";
import { findQuestion } from "./list-questions.ts";
import { PROJECT_KINDS, type ProjectKind } from "./project-kind.ts";
import { listTyped, sayFields } from "./say-fields.ts";

function formOf(kind: ProjectKind, id: FactId) {
  const form = findFactForm(kind, id);
  if (!form) throw new Error(`${kind} has no fields for ${id}.`);
  return form;
}

const say = (kind: ProjectKind, id: FactId, rows: FieldRow[], isTeam = false) =>
  sayFields(formOf(kind, id), rows, isTeam);

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each<[ProjectKind, FactId, FieldRow[], string]>([
  ["product", "price", [{ amount: "£46" }], "It costs £46."],
  [
    "product",
    "price",
    [{ amount: "£46", per: "jig", free: "new pins" }],
    "It costs £46 a jig. New pins are free.",
  ],
  ["product", "price", [{ amount: "£46", per: "a pair" }], "It costs £46 a pair."],
  ["product", "price", [{ amount: "£46", per: "hour" }], "It costs £46 an hour."],
  ["product", "price", [{ amount: "£46", per: "each" }], "It costs £46 each."],
  ["product", "price", [{ amount: "£46", per: "Per jig." }], "It costs £46 per jig."],
  ["product", "price", [{ amount: "£46", per: "monthly" }], "It costs £46 monthly."],
  ["product", "price", [{ amount: "£46", per: "10 jars" }], "It costs £46 for 10 jars."],
  ["product", "price", [{ amount: "£46", per: "two chairs" }], "It costs £46 for two chairs."],
  ["product", "price", [{ amount: "£46", per: "the pair" }], "It costs £46 for the pair."],
  ["product", "price", [{ amount: "about 8 euros" }], "It costs about 8 euros."],
  ["software", "price", [{ amount: "0" }], "It's free."],
  ["software", "price", [{ amount: "£0.00" }], "It's free."],
  ["software", "price", [{ amount: "Free" }], "It's free."],
  ["software", "price", [{ amount: "0", per: "schools" }], "It's free for schools."],
  ["software", "price", [{ amount: "0", per: "up to 3 lists" }], "It's free up to 3 lists."],
  ["software", "price", [{ amount: "$10" }], "It costs $10."],
  ["software", "price", [{ amount: "0", licence: "MIT" }], "It's free. It's licensed under MIT."],
  [
    "software",
    "price",
    [{ amount: "£4", per: "month", free: "one list", licence: "the MIT licence" }],
    "It costs £4 a month. One list is free. It's licensed under the MIT licence.",
  ],
  [
    "book",
    "price",
    [{ amount: "£11", free: "the first chapter", where: "Kobo" }],
    "It costs £11. The first chapter is free. Where to get it: Kobo.",
  ],
  ["service", "price", [{ amount: "£90", per: "a tuning" }], "You pay £90 for a tuning."],
  [
    "course",
    "price",
    [
      { amount: "80 euros", per: "the day" },
      { amount: "0", per: "the page on sharpening" },
      { amount: "20 euros", per: "For a second visit" },
    ],
    "The page on sharpening is free. You pay 80 euros for the day and 20 euros for a second visit.",
  ],
  [
    "shop",
    "price",
    [
      { amount: "0", per: "a look" },
      { amount: "nothing", per: "advice" },
    ],
    "A look and advice are free.",
  ],
  ["software", "platform", named("Linux"), "It runs on Linux."],
  ["software", "platform", named("Linux", "macOS"), "It runs on Linux and macOS."],
  ["game", "platform", named("Linux", "macOS", "iOS"), "It runs on Linux, macOS and iOS."],
  ["game", "platform", named("Any phone"), "It runs on any phone."],
  ["software", "platform", named("In any browser"), "It runs in any browser."],
  [
    "software",
    "platform",
    named("Linux", "in the browser"),
    "It runs on Linux and in the browser.",
  ],
  ["software", "platform", named("in the browser", "iOS"), "It runs in the browser and on iOS."],
  ["shop", "platform", [{ place: "4 Mill Lane" }], "Where to find me: 4 Mill Lane."],
  [
    "shop",
    "platform",
    [{ place: "4 Mill Lane", hours: "Wednesday to Sunday from 8", door: "the yellow door" }],
    "Where to find me: 4 Mill Lane, Wednesday to Sunday from 8. Look for the yellow door.",
  ],
  [
    "service",
    "platform",
    [{ place: "In Leeds", hours: "Monday to Friday" }],
    "Where I work: in Leeds, Monday to Friday.",
  ],
  [
    "course",
    "platform",
    [{ place: "a field near Ghent", hours: "Saturdays" }],
    "Where and when: a field near Ghent, Saturdays.",
  ],
  ["cause", "platform", [{ place: "the tram stop" }], "Where to find me: the tram stop."],
  [
    "media",
    "platform",
    [{ place: "Spotify", often: "every second Sunday" }],
    "Where to find it: Spotify, every second Sunday.",
  ],
  [
    "product",
    "platform",
    [{ madeIn: "a garage in Ghent", wait: "two weeks", where: "Etsy" }],
    "It's made in a garage in Ghent. The wait is two weeks. Where to get it: Etsy.",
  ],
  ["product", "platform", [{ where: "my own page" }], "Where to get it: my own page."],
  [
    "software",
    "stackOrMaterial",
    [{ language: "Go and SQLite" }],
    "It's written in Go and SQLite.",
  ],
  [
    "software",
    "stackOrMaterial",
    [{ language: "Go", uses: "SQLite" }],
    "It's written in Go, with SQLite.",
  ],
  [
    "software",
    "stackOrMaterial",
    [{ language: "Elixir", uses: "Phoenix LiveView, Postgres" }],
    "It's written in Elixir, with Phoenix LiveView and Postgres.",
  ],
  [
    "software",
    "stackOrMaterial",
    [{ language: "Go, TypeScript, Lua", uses: "SQLite" }],
    "It's written in Go, TypeScript and Lua, with SQLite.",
  ],
  [
    "product",
    "stackOrMaterial",
    [{ material: "beech, maple", cutWith: "a bandsaw, a plane and my hands" }],
    "It's made of beech and maple, with a bandsaw, a plane and my hands.",
  ],
  [
    "product",
    "stackOrMaterial",
    [{ material: "ash, 4 mm thick" }],
    "It's made of ash, 4 mm thick.",
  ],
  ["game", "stackOrMaterial", [{ tools: "Godot, mostly" }], "It's made with Godot, mostly."],
  ["software", "platform", named("Linux, macOS"), "It runs on Linux and macOS."],
  [
    "product",
    "price",
    [{ amount: "18 €", per: "car", free: "paint, new wheels" }],
    "It costs 18 € a car. Paint and new wheels are free.",
  ],
  ["product", "price", [{ amount: "18 euro", per: "a car" }], "It costs 18 euro a car."],
  ["product", "price", [{ amount: "Rs 500" }], "It costs Rs 500."],
  ["product", "price", [{ amount: "12 to 18 euros" }], "It costs 12 to 18 euros."],
  ["product", "price", [{ amount: "10 % of the sale" }], "It costs 10 % of the sale."],
  [
    "game",
    "stackOrMaterial",
    [{ tools: "Godot", hard: "The dictionary" }],
    "It's made with Godot. The hard part was the dictionary.",
  ],
  [
    "product",
    "stackOrMaterial",
    [{ material: "ash and brass", cutWith: "a scroll saw" }],
    "It's made of ash and brass, with a scroll saw.",
  ],
  [
    "product",
    "numbers",
    [
      { figure: "63", counts: "made" },
      { figure: "58", counts: "sold." },
    ],
    "63 made and 58 sold.",
  ],
  [
    "product",
    "numbers",
    [
      { figure: "63", counts: "made" },
      { figure: "58", counts: "sold" },
      { figure: "14", counts: "have come back for a new hinge" },
    ],
    "63 made and 58 sold. 14 have come back for a new hinge.",
  ],
  [
    "software",
    "numbers",
    [
      { figure: "34", counts: "singers in my own choir" },
      { figure: "19", counts: "choirs planned a concert with it" },
    ],
    "In numbers: 34 singers in my own choir. 19 choirs planned a concert with it.",
  ],
  ["media", "numbers", [{ figure: "620", counts: "readers" }], "In numbers: 620 readers."],
  [
    "software",
    "numbers",
    [{ figure: "about 90", counts: "people\ncheck it" }],
    "About 90 people check it.",
  ],
])("what is typed about a %s (%s, %j) is said: %s", (kind, id, rows, said) => {
  expect(say(kind, id, rows)).toMatchObject({ said, fault: null });
});

test.each<[ProjectKind, string]>([
  ["shop", "Where to find us: here."],
  ["service", "Where we work: here."],
])("several people with a %s speak as 'we'", (kind, said) => {
  expect(say(kind, "platform", [{ place: "here" }], true).said).toBe(said);
});

test.each([
  ["repairs", "Repairs are free."],
  ["up to three lists", "Up to three lists are free."],
  ["children under 12", "Children under 12 are free."],
  ["the first hour of tuning", "The first hour of tuning is free."],
  ["the demo and two maps", "The demo and two maps are free."],
  ["iOS builds", "iOS builds are free."],
  ["access", "Access is free."],
])("'%s' that costs nothing: %s", (free, said) => {
  expect(say("product", "price", [{ amount: "£1", free }]).said).toBe(`It costs £1. ${said}`);
});

test.each<[string, Partial<Interview>, boolean]>([
  ["while they say the answer", {}, true],
  [
    "no longer, once it is written otherwise",
    { answers: { platform: "By the tram stop." } },
    false,
  ],
  ["no longer, once it is forgotten", { answers: {} }, false],
  ["no longer, once others speak and nobody said it again", { isTeam: true }, false],
  ["no longer, where the kind has no such fields", { kind: "book" }, false],
])("fields count %s", (_, changes, isTyped) => {
  const fields = { platform: [{ place: "4 Mill Lane" }] };
  const shop: Interview = {
    kind: "shop",
    stage: null,
    verb: null,
    isTeam: false,
    place: null,
    answers: { platform: "Where to find me: 4 Mill Lane." },
    fields,
  };
  expect(listTyped({ ...shop, ...changes })).toEqual(isTyped ? fields : {});
});

describe("what isn't whole", () => {
  test.each<[string, ProjectKind, FactId, FieldRow[], string, string]>([
    ["nothing", "software", "price", [], "", ""],
    ["blanks", "software", "price", [{ amount: "  ", per: "." }], "", ""],
    ["no amount", "software", "price", [{ free: "one list" }], "", "Fill in “Amount, 0 if free”."],
    [
      "an amount in words",
      "software",
      "price",
      [{ amount: "a lot" }],
      "",
      "Write the amount with a number, such as £46, or 0 if it's free.",
    ],
    [
      "an amount without its currency",
      "product",
      "price",
      [{ amount: "18" }],
      "",
      "Write the amount with its currency, such as £46 or 46 euros.",
    ],
    [
      "an amount that says only what it is for",
      "product",
      "price",
      [{ amount: "about 18 a car" }],
      "",
      "Write the amount with its currency, such as £46 or 46 euros.",
    ],
    ["no place", "shop", "platform", [{ hours: "Mondays" }], "", "Fill in “Where”."],
    ["no time", "course", "platform", [{ place: "Ghent" }], "", "Fill in “When”."],
    ["half a number", "product", "numbers", [{ figure: "63" }], "", "Fill in “What it counts”."],
    [
      "half of a second row",
      "product",
      "numbers",
      [{ figure: "63", counts: "made" }, {}, { counts: "sold" }],
      "63 made.",
      "Fill in “Number” in row 2.",
    ],
    [
      "what belongs elsewhere",
      "shop",
      "platform",
      [{ place: "Oban", name: "Linux" }],
      "",
      "“System, device or browser” isn't asked here.",
    ],
    [
      "what is too long",
      "software",
      "platform",
      [{ name: "x".repeat(61) }],
      "",
      "“System, device or browser” can have at most 60 characters.",
    ],
    [
      "a second row where there is one",
      "product",
      "price",
      [{ amount: "£1" }, { amount: "£2" }],
      "It costs £1. It costs £2.",
      "This answer has one row.",
    ],
    [
      "too many rows",
      "software",
      "platform",
      Array.from({ length: 9 }, (_, at) => ({ name: `S${at}` })),
      "It runs on S0, S1, S2, S3, S4, S5, S6, S7 and S8.",
      "This answer can have at most 8 rows.",
    ],
  ])("%s: it is said what to change, and what is whole", (_, kind, id, rows, said, fault) => {
    expect(say(kind, id, rows)).toMatchObject({ said, fault: fault || null });
  });

  test("keeps what was typed, without blanks and empty fields", () => {
    const { rows } = say("product", "numbers", [{ figure: " 63 ", counts: "" }, {}]);
    expect(rows).toEqual([{ figure: "63" }]);
  });
});

const forms = PROJECT_KINDS.flatMap((kind) =>
  FACT_IDS.flatMap((id) => {
    const form = findFactForm(kind, id);
    return form ? [{ kind, id, form }] : [];
  }),
);

/** Every choice of fields that may be left out. */
function listRows(keys: readonly FieldKey[], canMiss: (key: FieldKey) => boolean): FieldKey[][] {
  return keys.reduce<FieldKey[][]>(
    (rows, key) => rows.flatMap((row) => [...(canMiss(key) ? [row] : []), [...row, key]]),
    [[]],
  );
}

describe.each(forms)("the fields of $id, $kind", ({ kind, id, form }) => {
  const examples: FieldRow = Object.assign({}, ...form.lines.map(({ fields }) => fields));
  const keys = listKeys(form);

  test("become whole sentences that need no advice, whichever are filled in", () => {
    const rows = listRows(keys, (key) => !isNeeded(form, key)).filter((row) => row.length > 0);
    for (const isTeam of [false, true])
      for (const row of rows) {
        const typed = Object.fromEntries(row.map((key) => [key, examples[key] ?? ""]));
        const { said, fault, rows: kept } = sayFields(form, [typed], isTeam);
        expect(fault).toBeNull();
        expect(kept).toEqual([typed]);
        expect(said).toMatch(/^(?:[A-Z\d][^.]+\.)(?: [A-Z\d][^.]+\.)*$/);
        expect(said).not.toMatch(/ {2}|undefined|[.,:] ?[.,:]| \./);
        for (const key of row) expect(said.toLowerCase()).toContain(typed[key]?.toLowerCase());
        expect(adviseAnswer(findQuestion(kind, id), said, "Bin Night"), said).toBeNull();
      }
  });

  test("fit into an answer even when all are full", () => {
    const fill = (key: FieldKey) => "£".padEnd(FACT_FIELDS[key].longest, "9");
    const full = Object.fromEntries(keys.map((key) => [key, fill(key)]));
    const { said, fault } = sayFields(
      form,
      Array.from({ length: form.rows ? MOST_ROWS : 1 }, () => full),
      true,
    );
    expect(fault).toBeNull();
    expect(said.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH);
  });
});
