import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { splitPaste } from "./split-paste.ts";

const read = (text: string) => readOwnPolicy(text, NO_CORRECTIONS, "2026-11-18");
const demands = (text: string) =>
  read(text).demands?.map(
    ({ of, code, value }) => `${of}: ${code}${value === null ? "" : ` (${value})`}`,
  );

test("a question and its answer are one rule, and the answer is on what was asked", () => {
  const text =
    "Q: May I post about my comic?\nA: Sure, on Thursdays.\n\nQ: How old must my account be?\nA: Ten days.";
  expect(splitPaste(text).map(({ name }) => name)).toEqual([
    "May I post about my comic?",
    "How old must my account be?",
  ]);
  expect(read(text).stance).toMatchObject({ is: "weekday", day: "thursday" });
  expect(demands(text)).toContain("all: min-days (10)");
});

test("short lines over paragraphs are their headings", () => {
  const text =
    "Own projects\n\nShow them in the monthly Workbench thread.\n\nSurveys\n\nPlease ask somebody else for your answers, we said no.";
  expect(splitPaste(text).map(({ name }) => name)).toEqual(["Own projects", "Surveys"]);
  expect(read(text).stance?.is).toBe("thread");
});

test.each([
  ["(1) No surveys.\n(2) Be kind.", ["No surveys.", "Be kind."]],
  ["2.1 No adverts.\n2.2 No surveys.", ["No adverts.", "No surveys."]],
  ["== Links ==\nNo.\n== Adverts ==\nNo.", ["Links", "Adverts"]],
  [
    "Here is what we ask:\n- Never post adverts of any kind here\n- Always say which camera you have used",
    [
      "Here is what we ask:",
      "Never post adverts of any kind here",
      "Always say which camera you have used",
    ],
  ],
])("%j is split into its rules", (text, names) => {
  expect(splitPaste(text).map(({ name }) => name)).toEqual(names);
});

test("'30 days' at the beginning of a line is no number of a rule", () => {
  expect(demands("New accounts\n30 days, 100 karma.")).toEqual([
    "all: min-karma (100)",
    "all: min-days (30)",
  ]);
});

test.each([
  ["Surveys: no.", "all: no-surveys"],
  ["Cagnottes : non, merci.", "all: no-crowdfunding"],
  ["Vaquinha não.", "all: no-crowdfunding"],
  ["Les sondages ne sont pas acceptés.", "all: no-surveys"],
  ["Affiliate-Links fliegen raus, auch mittwochs.", "referral link: unwanted"],
  ["Liens de parrainage interdits, dimanche compris.", "referral link: unwanted"],
  ["Le titre précise l'échelle.", "all: title-format"],
  ["Bei Fragen ist das Bundesland anzugeben.", "question: contains (das Bundesland)"],
  ["Fotos: Bitte gebt Kamera und Objektiv an.", "image: contains (Kamera und Objektiv)"],
  ["Cada foto deve trazer a câmara e a lente.", "image: contains (a câmara e a lente)"],
  ["Les récits indiquent la distance.", "other: contains (la distance)"],
  ["Cuenta con más de una semana y 20 de karma.", "all: min-days (7)"],
])("%s", (text, demand) => {
  expect(demands(text)).toContain(demand);
});

test("what is said only of posts that do nothing but sell leaves room for others", () => {
  expect(read("Posts that exist only to sell something are removed.").stance?.is).toBe("value");
  expect(read("No self-promotion. Posts that only link to your site are removed.").stance?.is).toBe(
    "closed",
  );
});

test("a measure without a subject is on what makers have, where nothing else is said of it", () => {
  const text = "Vende muda, vaso ou curso? Tá liberado mostrar, mas 1 vez por mês no máximo.";
  expect(read(text).stance).toMatchObject({ is: "share", gapDays: 30 });
  expect(
    read("For seller checks, post those questions in the weekly question thread.").stance,
  ).toBeNull();
});

test.each([
  [
    "🧶 No surveys.\n🧶 Tell us the yarn.\n🧶 Be kind.",
    ["No surveys.", "Tell us the yarn.", "Be kind."],
  ],
  ["R1, adverts. Removed.\nR2, surveys. Removed.", ["adverts.", "surveys."]],
  ["M1 · Adverts.\n\nM2 · Surveys.", ["Adverts.", "Surveys."]],
  ["**Adverts.** Not here.\n\nWe mean it.\n\n**Surveys:** never.", ["Adverts.", "Surveys: never."]],
  [
    "May I advertise?\n– On Sundays.\n\nMay I ask for money?\n– Please do not.",
    ["May I advertise?", "May I ask for money?"],
  ],
  ["- ~~Only on Sundays~~\n- Surveys <del>are fine</del> are banned.", ["Surveys are banned."]],
])("%j has these rules", (text, names) => {
  expect(splitPaste(text).map(({ name }) => name)).toEqual(names);
});

test("a name before a dash is the name of a rule", () => {
  const text =
    "1. Own games - Tell us the engine and how long it took you to make it.\n2. Polls - Polls are welcome on any day of the week.";
  expect(splitPaste(text).map(({ name }) => name)).toEqual(["Own games", "Polls"]);
});
