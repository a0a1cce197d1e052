import { expect, test } from "vitest";
import { findPlaces } from "./find-places.ts";
import { findLaunchPlaces } from "./find-things.ts";

const NO_ANSWERS = { category: null, goals: [] };

test.each<[string, string, string[]]>([
  ["a phone app", "A sleep app for iPhone and Android", ["iosapps", "androidapps", "sideproject"]],
  ["a game", "A cozy game about snails, wishlist on Steam", ["indiegaming", "indiedev"]],
  ["a card game", "A card game for two", ["tabletopgamedesign", "boardgamedesign"]],
  ["a book", "A fantasy novel of 300 pages", ["wroteabook", "selfpublish"]],
  ["a German book", "Ein Roman, 420 Seiten, als E-Book", ["wroteabook", "kindleunlimited"]],
  ["a podcast", "A weekly podcast about bread", ["podcastsharing", "podcasts"]],
  ["open source", "Open source CLI for Kubernetes", ["opensource", "coolgithubprojects"]],
  ["a charity", "Volunteers who plant trees", ["charity"]],
])("%s is shown where such things are shown", (_, text, places) => {
  expect([...findLaunchPlaces(text, NO_ANSWERS).keys()]).toEqual(expect.arrayContaining(places));
});

test.each([
  ["no app is no app", "Rota for churches, no app needed", "iosapps"],
  ["a card in a wallet is no card game", "Leather wallets for four cards", "boardgamedesign"],
  ["a single image is no single", "Single Docker image", "musicpromotion"],
  ["bookkeeping is no book", "Bookkeeping software of 40 pages", "wroteabook"],
  ["editing a novel is no novel", "Editing for fantasy novels, sample pages free", "wroteabook"],
])("%s", (_, text, place) => {
  expect(findLaunchPlaces(text, NO_ANSWERS).has(place)).toBe(false);
});

test("category and goals say what the description does not", () => {
  const text = "Finds cancellations and fills them.";
  expect(findLaunchPlaces(text, NO_ANSWERS).size).toBe(0);
  const answers = { category: "SaaS & Software", goals: ["Get feedback"] };
  expect([...findLaunchPlaces(text, answers).keys()]).toEqual(["sideproject", "alphaandbetausers"]);
});

test.each<[string, string, "de" | "pl" | null, string[]]>([
  ["a town and its country", "Rösterei in der Kölner Südstadt", "de", ["cologne"]],
  ["a case of the name", "Hostel w Krakowie", "pl", ["krakow", "polska"]],
  ["none, but a language", "Eine Buchhaltung für alle", "de", ["de"]],
  ["none", "Invoices for freelancers", null, []],
])("places of a text with %s", (_, text, language, known) => {
  expect(findPlaces(text, language).known).toEqual(known);
});

test("a name may be that of a place's community", () => {
  expect(findPlaces("A bouldering hall in San Diego", null).possible).toContain("sandiego");
});
