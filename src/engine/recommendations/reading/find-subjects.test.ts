import { expect, test } from "vitest";
import { findAbroad } from "./find-abroad.ts";
import { findLaunchPlaces } from "./find-things.ts";
import { findSubjects } from "./find-subjects.ts";
import { dropFounder } from "./read-project.ts";
import { readOffer } from "./read-offer.ts";

test.each([
  ["people by what they have", "A quiet hour for autistic shoppers", "autism"],
  ["people by their work", "Sleep for those on rotating shifts", "nightshift"],
  ["a trade in the name", "Arborist Quote. Estimates from the driveway", "arborists"],
  ["what its readers build", "How bridges, dams and buildings fail", "structuralengineering"],
  ["an exam", "I tutor A-level maths", "alevel"],
])("the communities of a text with %s", (_, text, id) => {
  expect([...findSubjects(text, null).keys()]).toContain(id);
});

test.each([
  ["de", "Liest Rechnungen ein und bereitet die EÜR für Freiberufler vor", "finanzen"],
  ["fr", "Des randonnées faciles, accessibles en train", "randonneur"],
  ["pt", "Mostra quanto sobra depois dos boletos", "financaspessoais"],
  ["it", "Fatture e tasse per chi è in regime forfettario", "italiapersonalfinance"],
  ["nl", "Een app voor je moestuin", "groenevingers"],
  ["pl", "Debiutancka powieść fantasy", "ksiazki"],
] as const)("the communities of a text in another language: %s", (language, text, id) => {
  expect([...findSubjects(text, language).keys()]).toContain(id);
});

test("what is ruled out is no subject", () => {
  expect(findSubjects("A keyboard kit. You solder nothing.", null).has("soldering")).toBe(false);
});

test.each([
  ["of Portugal, for Brazil", "Curso para MEI, R$ 79", "pt", "literaciafinanceira", true],
  ["of Portugal, for wood from Brazil", "Brinquedos de madeira, Pix", "pt", "portugal", true],
  ["of Portugal, for Portugal", "Curso por 79 euros", "pt", "literaciafinanceira", false],
  ["of India, for anybody", "Pitch decks for startups", null, "startupindia", true],
  ["of India, for India", "Pitch decks for startups in Mumbai", null, "startupindia", false],
  ["of Britain, for Mexico", "Facturación para freelancers", "es", "freelanceuk", true],
  ["of Britain, in English", "Sowing dates for your postcode", null, "gardeninguk", false],
] as const)("a community %s is abroad or not", (_, text, language, id, isAbroad) => {
  expect(findAbroad(text, language)(id)).toBe(isAbroad);
});

const placesOf = (text: string, category: string | null, goals: string[] = []) => [
  ...findLaunchPlaces(text, { category, goals }).keys(),
];

test("a podcast about board games is a podcast", () => {
  const places = placesOf("Podcast sobre juegos de mesa, hablamos de Verkami", "Content & Media");
  expect(places).toContain("podcastsharing");
  expect(places).not.toContain("boardgames");
  expect(places).not.toContain("kickstarter");
});

test("software for potters is nothing handmade", () => {
  expect(placesOf("Booking for pottery studios", "SaaS & Software")).not.toContain("handmade");
});

test("a class with a live band is no music", () => {
  expect(placesOf("Swing dance classes, live band once a month", null)).not.toContain("bandcamp");
});

test("what is sewn by hand in another language is handmade", () => {
  expect(placesOf("Ik maak tassen, met de hand genaaid in Utrecht", "E-commerce")).toContain(
    "handmade",
  );
});

test("those who look for people to try it need testers, whatever it is", () => {
  const text = "A gentle daily question. I'm looking for people to try it.";
  expect(placesOf(text, "Health & Fitness", ["Get feedback"])).toContain("alphaandbetausers");
});

test.each(["I tutor IB maths over Zoom", "Editing for people writing a thesis"])(
  "'%s' is work for others",
  (text) => expect(readOffer(text, "Other")).toBe("service"),
);

test("a founder who made it for themselves is one of its people", () => {
  const text = "When to sleep. I'm an ICU nurse and made it for myself.";
  expect(dropFounder(text)).toBe(text);
});
