import { expect, test } from "vitest";
import { readFact } from "./read-fact.ts";
import { readProject } from "./read-project.ts";

const read = (name: string, description: string) =>
  readProject({ name, description, url: null, category: "Other", targetAudience: [], goals: [] });

test.each([
  [
    "Ledgerly",
    "Ledgerly is the all-in-one platform that empowers freelancers to send invoices with ease. Trusted by 10,000+ freelancers!",
    "kind",
    "a platform that helps freelancers to send invoices",
    "sending invoices",
  ],
  [
    "Fernly",
    "🌱 Never kill a plant again! Fernly reminds you to water your plants.",
    "does",
    "reminds you to water your plants",
    "watering your plants",
  ],
  [
    "Choirbook",
    "I built a planner for choir leaders because our spreadsheet fell apart.",
    "kind",
    "a planner for choir leaders",
    null,
  ],
  [
    "SnapCRM",
    "Revolutionize your sales with SnapCRM, the #1 AI-powered CRM for teams!",
    "kind",
    "an AI-powered CRM for teams",
    null,
  ],
  [
    "Tuba",
    "We repair old tubas for brass bands.",
    "does",
    "repairs old tubas for brass bands",
    "repairing old tubas",
  ],
  [
    "Penny",
    "Track your spending in one place.",
    "does",
    "lets you track your spending in one place",
    "tracking your spending",
  ],
  [
    "Bandstand",
    "An app to book rehearsal rooms in Leeds.",
    "kind",
    "an app to book rehearsal rooms in Leeds",
    "booking rehearsal rooms in Leeds",
  ],
  [
    "Purl",
    "The ultimate all-in-one knitting companion! 🧶 Track rows, store patterns, and never lose your place again.",
    "kind",
    "a knitting companion",
    "tracking rows",
  ],
  ["Billo", "Send invoices in seconds.", "does", "lets you send invoices", "sending invoices"],
  [
    "Larder",
    "Your recipes, organised.",
    "does",
    "keeps your recipes organised",
    "keeping your recipes organised",
  ],
  [
    "Due",
    "Never miss a deadline again",
    "does",
    "keeps you from missing a deadline",
    "not missing a deadline",
  ],
  ["Pipe", "Stop losing leads", "does", "keeps you from losing leads", "not losing leads"],
  ["Ward", "Built for nurses", "does", "is made for nurses", null],
  [
    "Rota",
    "Finally, a calendar that knows your shifts.",
    "kind",
    "a calendar that knows your shifts",
    null,
  ],
  [
    "Desk",
    "Invoices | Reminders | Time tracking",
    "does",
    "covers invoices, reminders and time tracking",
    "invoices",
  ],
  [
    "Foo",
    "I built Foo to help freelancers send invoices because I kept losing mine.",
    "does",
    "helps freelancers send invoices",
    "sending invoices",
  ],
  ["Ads", "We help teams write job ads.", "does", "helps teams write job ads", "writing job ads"],
  ["habitron", "habit tracker", "kind", "a habit tracker", null],
  [
    "Lull",
    "Sleep sounds for shift workers",
    "label",
    "sleep sounds for shift workers",
    "sleep sounds",
  ],
])("%s says what it is", (name, description, form, text, job) => {
  const project = read(name, description);
  expect(project.statement).toEqual({ form, text });
  expect(project.jobs[0] ?? null).toBe(job);
});

test.each([
  ["one word", "tool"],
  ["pictures", "🚀🚀🚀"],
  ["slogans", "Unlock growth. Supercharge your outreach!"],
  ["the same word again and again", "the the the the"],
  [
    "another language",
    "Una aplicación para guardar las recetas de tu familia y compartir con los que quieres.",
  ],
  ["another script", "تطبيق لتنظيم الكتب والملاحظات للطلاب"],
  ["nothing", ""],
])("%s says nothing that could be taken up", (_, description) => {
  expect(read("Thing", description).statement).toBeNull();
});

test("what else a description says is kept as details, and why it was made", () => {
  const { details, origin } = read(
    "Devlog",
    "I made Devlog to draft posts because I forgot what I did. You choose the commits. Works with itch.io.",
  );
  expect(details.toSorted()).toEqual(["It works with itch.io.", "You choose the commits."]);
  expect(origin).toBe("I forgot what I did");
});

test("a shop is run, a tool is made, and what has no name is a project", () => {
  expect(read("A", "A shop for yarn.").thing).toEqual({ noun: "shop", one: "a shop", isRun: true });
  expect(read("A", "A font editor for calligraphers.").thing.noun).toBe("editor");
  expect(read("A", "Helps runners.").thing).toEqual({
    noun: "project",
    one: "a project",
    isRun: false,
  });
});

test.each([
  ["Because I was tired of spreadsheets", "sentence", "I was tired of spreadsheets."],
  ["my sister", "fragment", "my sister"],
  ["my sister, who is a translator", "fragment", "my sister, who is a translator"],
  ["41 people paid for it last month", "sentence", "41 people paid for it last month."],
  ["320 recipes saved, 280 of them mine", "fragment", "320 recipes saved, 280 of them mine"],
  ["42 paying users", "fragment", "42 paying users"],
  ["Would you pay for this?", "sentence", "Would you pay for this?"],
  ["**We** changed it twice!!! 🎉", "sentence", "We changed it twice."],
  ["to help my mom", "fragment", "to help my mom"],
])("the answer '%s' is a %s", (answer, form, text) => {
  expect(readFact(answer)).toEqual({ form, text });
});

test.each([null, "", "n/a", "none", "🎉", "Das ist nicht auf Englisch und auch nicht für alle."])(
  "'%s' is no answer",
  (answer) => {
    expect(readFact(answer)).toBeNull();
  },
);
