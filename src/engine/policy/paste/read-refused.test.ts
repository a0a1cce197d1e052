import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

const read = (text: string) =>
  readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands?.map(
    ({ of, code, detail }) => `${of}: ${code}${detail === null ? "" : ` (${detail})`}`,
  );

/** What we have no word for, refused in the words of moderators, and what it is called then. */
const REFUSED: [string, string][] = [
  ["Wars that are being fought right now are off limits.", "Wars that are being fought right now"],
  ["Thrift store hauls: no.", "Thrift store hauls"],
  ["Lottery numbers are not welcome here.", "Lottery numbers"],
  ["Audio of an open investigation is removed.", "Audio of an open investigation"],
  [
    "Eingescannte Noten, deren Schutzfrist noch läuft: nein.",
    "Eingescannte Noten, deren Schutzfrist noch läuft",
  ],
  ["Ghost stories will be binned.", "Ghost stories"],
  ["Harvest rumours and leaked menus: instant removal.", "Harvest rumours and leaked menus"],
  ["Weight loss tips go elsewhere.", "Weight loss tips"],
  ["Fan maps are not allowed here – there is a sub for them.", "Fan maps"],
  ["No more ferry complaints.", "ferry complaints"],
  ["Refrain from posting tide tables.", "tide tables"],
  ["Wetterprognosen werden gelöscht.", "Wetterprognosen"],
  ["Les recherches de groupe sont retirées.", "recherches de groupe"],
  ["Les horoscopes : non.", "horoscopes"],
  ["Jaulas y mascotas, fuera.", "Jaulas y mascotas"],
  ["Ubicación de nidos: jamás.", "Ubicación de nidos"],
  ["Rinhas são removidas.", "Rinhas"],
  ["Horóscopos não.", "Horóscopos"],
  ["No leaks, datamined content or save editing.", "leaks, datamined content or save editing"],
  ["National news goes to r/news.", "National news"],
  ["Looking for a flatmate? Try r/flats.", "Looking for a flatmate"],
  ["Hausaufgaben gehören nach r/hausaufgaben.", "Hausaufgaben"],
  ["Wir machen keine Hausaufgaben.", "Hausaufgaben"],
  ["Keine Wunderkuren, keine Diätpläne.", "Wunderkuren, keine Diätpläne"],
  ["On ne fait pas vos devoirs ni vos exposés.", "devoirs ni vos exposés"],
  ["L'actualité nationale va sur r/france.", "actualité nationale"],
  ["Las noticias nacionales van en r/chile.", "noticias nacionales"],
  ["No hacemos deberes ni trabajos de clase.", "deberes ni trabajos de clase"],
  ["Notícias nacionais vão no r/brasil.", "Notícias nacionais"],
  ["Não são permitidas dietas milagrosas.", "dietas milagrosas"],
];

test.each(REFUSED)("%s", (text, detail) => {
  expect(read(text)).toContain(`other: unwanted (${detail})`);
});

test("a cross before an item says that it is not wanted", () => {
  expect(read("❌ Raffles\n❌ Chain letters\n✅ Storm news: send a card")).toEqual([
    "AMA, event or giveaway: unwanted (giveaway)",
    "other: unwanted (Chain letters)",
  ]);
});

test.each([
  "No longer in use.",
  "Attack the argument, not the person.",
  "They'll be removed.",
  "Repeat offenders will be banned.",
  "Posts that break the rules are removed.",
  "Strictly prohibited.",
  "Report, don't reply.",
  "The rest is not allowed.",
  "Your comment will be deleted.",
  "No flair needed.",
  "No harassment, no slurs, no doxxing.",
  "Keine Beleidigungen.",
  "Nada de clasismo, racismo ni xenofobia.",
  "See also: r/baking",
])("'%s' names nothing that is not wanted", (text) => {
  expect(read(text)?.filter((each) => each.startsWith("other"))).toEqual([]);
});

test.each([
  "Questions about doses and prescriptions are closed.",
  "Questions on visas get no answer here.",
  "Fragen zu Medikamenten bleiben unbeantwortet.",
  "Les questions sur les visas sont fermées.",
  "Las preguntas sobre dosis se cierran.",
  "As perguntas sobre doses são fechadas.",
  "„Bin ich Alt?“ hören wir nicht. Solche Fragen werden gelöscht.",
  "Will it sell? Such questions are removed.",
  "¿Es grave esto? Esas preguntas se cierran.",
  "É grave isso? Esse tipo de pergunta a gente fecha.",
])("'%s' refuses questions of a kind", (text) => {
  expect(read(text)?.join()).toContain("special question: unwanted");
});

test.each([
  ["No photos of strangers, license plates or children.", "image"],
  ["Don't post pictures of other people's kids.", "image"],
  ["Keine Fotos von Patienten oder Akten.", "image"],
  ["Pas de photos d'enfants ni de visages.", "image"],
  ["No se permiten capturas de pantalla de noticias.", "image"],
  ["What laptop should I buy? Take it to r/laptops.", "special question"],
  ["No link shorteners.", "link"],
  ["Sem encurtadores de links.", "link"],
  ["A bare link gets removed.", "link"],
  ["Nackte Links ohne Text fliegen raus.", "link"],
  ["Prohibida la venta de apuntes. También los enlaces de afiliado.", "referral link"],
  ["Proibida a venda de cursos. Link de afiliado, idem.", "referral link"],
])("'%s' refuses posts of the sort %s", (text, of) => {
  expect(read(text)?.some((each) => each.startsWith(`${of}: unwanted`))).toBe(true);
});

test("what the moderators leave to few is forbidden to all others", () => {
  expect(read("No fundraisers, unless it is for a local school and a mod has agreed.")).toEqual([
    "fundraising: ask-mods",
    "all: no-crowdfunding",
  ]);
  expect(read("No fundraisers without mod approval.")).toEqual(["fundraising: ask-mods"]);
});

test("what stands in a list of what promotes is no sort of its own", () => {
  expect(read("No YouTube channels, no badge reels, no blogs.")).not.toContain(
    "other: unwanted (badge reels)",
  );
});
