import { expect, test } from "vitest";
import type { Language } from "#engine/recommendations/languages/detect-language.ts";
import { findTopicWords } from "#engine/recommendations/languages/topic-words.ts";
import { FEWEST_MEMBERS } from "#engine/recommendations/rank-communities.ts";
import { findNamedPlaces } from "#engine/recommendations/reading/find-places.ts";
import { findSubjects, nameSubject } from "#engine/recommendations/reading/find-subjects.ts";
import { readWholeCatalogue } from "./testing/whole-catalogue.ts";
import { openWordTables, readTable } from "./word-tables.ts";

const words = openWordTables();

test("every community of a subject is in the catalogue, and large enough to be shown", async () => {
  const entries = await readWholeCatalogue();
  const large = entries.filter(({ facts }) => facts.members >= FEWEST_MEMBERS);
  const shown = new Set(large.map(({ facts }) => facts.name.toLowerCase()));
  const ids = readTable("subjects.tsv", 4).flatMap(([, , , list = ""]) => list.split(" "));
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});

test("a line with a field too few is named", () => {
  expect(() => readTable("places.tsv", 3)).toThrow("Line 2 of places.tsv: 3 fields are wanted");
});

test.each<[string, string, "de" | "pl" | null, string[]]>([
  ["a town and its country", "Rösterei in der Kölner Südstadt", "de", ["cologne"]],
  ["a case of the name", "Hostel w Krakowie", "pl", ["krakow", "polska"]],
  ["none, but a language", "Eine Buchhaltung für alle", "de", ["de"]],
  ["none", "Invoices for freelancers", null, []],
  ["a kitchen of another place", "Oaxacan and Italian food, hamburgers", null, []],
  ["a place in English", "A mill in Oaxaca", null, ["oaxaca", "mexico"]],
])("places of a text with %s", (_, text, language, known) => {
  expect(findNamedPlaces(words, text, language).known).toEqual(known);
});

test("the home of a language is no place that is named", () => {
  expect(findNamedPlaces(words, "Eine Buchhaltung für alle", "de").isHome).toBe(true);
  expect(findNamedPlaces(words, "Hostel w Krakowie", "pl").isHome).toBe(false);
});

test("a name may be that of a place's community", () => {
  expect(findNamedPlaces(words, "A bouldering hall in San Diego", null).located).toContain(
    "sandiego",
  );
});

test.each<[string, string, string[]]>([
  ["a town and its state", "Bakery in Chattanooga, Tennessee.", ["chattanooga", "tennessee"]],
  ["two counties", "Photography in Cornwall and Devon", ["cornwall", "devon"]],
  ["a name of two words", "By the harbour in Halifax, Nova Scotia", ["halifax", "novascotia"]],
  ["words between", "Cats of the old harbour of Cork", ["cork"]],
  ["no place", "Reading made easy. Mobile first.", []],
])("where a text says that it is, with %s", (_, text, located) => {
  expect(findNamedPlaces(words, text, null).located).toEqual(located);
});

test("New Mexico is not in Mexico", () => {
  expect(findNamedPlaces(words, "Hot sauces from New Mexico", null).known).not.toContain("mexico");
});

test.each([
  ["people by what they have", "A quiet hour for autistic shoppers", "autism"],
  ["people by their work", "Sleep for those on rotating shifts", "nightshift"],
  ["a trade in the name", "Arborist Quote. Estimates from the driveway", "arborists"],
  ["what its readers build", "How bridges, dams and buildings fail", "structuralengineering"],
  ["an exam", "I tutor A-level maths", "alevel"],
  ["nothing but what its people say", "A rack for gaiwans. Each gaiwan has its place", "gongfutea"],
  ["a find of its collectors", "Labels for trilobites", "fossils"],
])("the communities of a text with %s", (_, text, id) => {
  expect([...findSubjects(words, text, null).keys()]).toContain(id);
});

test.each([
  ["de", "Liest Rechnungen ein und bereitet die EÜR für Freiberufler vor", "finanzen"],
  ["fr", "Des randonnées faciles, accessibles en train", "randonneur"],
  ["pt", "Mostra quanto sobra depois dos boletos", "financaspessoais"],
  ["it", "Fatture e tasse per chi è in regime forfettario", "italiapersonalfinance"],
  ["nl", "Een app voor je moestuin", "groenevingers"],
  ["pl", "Debiutancka powieść fantasy", "ksiazki"],
  ["de", "Holzspielzeug für Kinder aus Buche", "toys"],
  ["de", "Probenpläne für Chorleiter", "choir"],
] as const)("the communities of a text in another language: %s", (language, text, id) => {
  expect([...findSubjects(words, text, language).keys()]).toContain(id);
});

test("what is ruled out is no subject", () => {
  expect(findSubjects(words, "A keyboard kit. You solder nothing.", null).has("soldering")).toBe(
    false,
  );
});

test.each<[Language, string, string[]]>([
  ["de", "Rechnungen schreiben", ["accounting invoices freelance"]],
  ["fr", "Un roman policier", ["novel book author fiction", "crime mystery novel"]],
  ["de", "Modelleisenbahn", ["model trains model railway"]],
  ["de", "Holzspielzeug aus Buche", ["woodworking handmade", "toys for kids"]],
  ["de", "Vereinfacht den Zugang für hundert Kunden von Frau Müller", []],
  ["de", "Für Chöre und ihre Vereine", ["choir singing", "charity volunteers"]],
  [
    "de",
    "Bücher für Hunde im Zug",
    ["novel book author fiction", "trains railway public transport", "pets dogs cats"],
  ],
  ["nl", "Boekhouding zonder gedoe", ["accounting invoices freelance"]],
  ["fr", "Livraison de courses", []],
  ["es", "Un escritorio de nogal", []],
  ["es", "Para emprendedores", ["entrepreneur startup"]],
  ["es", "Un juego de mesa", ["video game indie game", "board game card game"]],
  ["pt", "Quadrinhos semanais", ["comics webcomic"]],
  ["it", "Gli sconti di ogni giorno", []],
  ["nl", "Bordspel voor twee", ["board game card game"]],
  ["pl", "Płyta na winylu", ["music band album"]],
])("in %s '%s' is about %j", (language, text, topics) => {
  expect(findTopicWords(words, text, language)).toEqual(topics);
});

test.each<[string, string[], string | null]>([
  ["Hot honey, smoked Carolina Reaper.", ["hotsauce", "spicy", "tennessee"], "hot sauce"],
  ["An inspection log for hobby beekeepers.", ["sideproject", "beekeeping"], "beekeeping"],
  // 'Tacoma' is a truck too, and no community of the project is about trucks.
  ["A bouldering gym in Tacoma, Washington.", ["tacoma", "bouldering"], "bouldering"],
  ["A lid for any cheap kettle.", ["sideproject"], null],
])("“%s” is about %s: %s", (description, communities, subject) => {
  expect(nameSubject(words, { name: "Oddmonth", description }, communities)).toBe(subject);
});
