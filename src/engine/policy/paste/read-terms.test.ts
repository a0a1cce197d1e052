import { describe, expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

function listDemands(text: string): string[] {
  return (readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands ?? []).map(
    ({ of, code, value }) => `${of}: ${code}${value === null ? "" : ` (${String(value)})`}`,
  );
}

describe("the form of titles", () => {
  test.each([
    [
      "Titles follow the format [Genre] Artist - Song.",
      "all: title-format ([Genre] Artist - Song)",
    ],
    ["Title format: [City] Rent - Size", "all: title-format ([City] Rent - Size)"],
    [
      'Use the format "Maker - Model - Year" for the title of photo posts.',
      "image: title-format (Maker - Model - Year)",
    ],
    ["Titel im Format [Ort] Gipfel - Höhe.", "all: title-format ([Ort] Gipfel - Höhe)"],
    ["Le titre suit le modèle [Ville] Sujet - Date.", "all: title-format ([Ville] Sujet - Date)"],
    ["Formato del título: [Ciudad] Tema.", "all: title-format ([Ciudad] Tema)"],
    ["O título deve seguir o modelo [Cidade] Assunto.", "all: title-format ([Cidade] Assunto)"],
    ["Start the title with [Paid] or [Unpaid].", "all: title-tag (Paid,Unpaid)"],
    ["Articles de presse\nConservez le titre d'origine.", "all: title-format"],
  ])("%s", (text, demand) => {
    expect(listDemands(text)).toEqual([demand]);
  });

  test.each(["A title that mentions the show is not enough."])("'%s' asks for none", (text) => {
    expect(listDemands(text)).toEqual([]);
  });
});

describe("what own things have to be like", () => {
  test.each([
    ["Your own tools may be posted if they can be downloaded for free.", "free-only"],
    ["Playtests must be free to play.", "free-only"],
    ["Eigene Vorlagen sind okay, wenn man sie gratis herunterladen kann.", "free-only"],
    ["Vos fiches sont les bienvenues si elles sont téléchargeables gratuitement.", "free-only"],
    ["Puedes compartir tus fichas si se pueden descargar gratis y sin registro.", "free-only"],
    ["Você pode postar suas planilhas se o arquivo puder ser baixado de graça.", "free-only"],
    ["Only projects with an OSI approved license.", "open-source-only"],
    ["Der Code muss unter einer freien Lizenz stehen.", "open-source-only"],
    ["Le code doit être publié sous licence libre.", "open-source-only"],
    ["El código debe estar publicado con una licencia libre.", "open-source-only"],
    ["Sem software proprietário.", "open-source-only"],
    ["Links to your Etsy or Gumroad go in the comments, not in the post.", "no-sales-link"],
    ["Keine Amazon-Links.", "no-sales-link"],
    ["Les liens vers une boutique ou une page de vente sont retirés.", "no-sales-link"],
    ["Los enlaces a tiendas o listas de espera se eliminan.", "no-sales-link"],
    ["Link para loja ou lista de espera é removido.", "no-sales-link"],
    ["Say that you're the author.", "disclose"],
  ])("'%s' demands %s", (text, code) => {
    expect(listDemands(text).some((each) => each.endsWith(code))).toBe(true);
  });

  test.each([
    ["Closed source is fine. Calling it open is not.", "open-source-only"],
    ["Les projets sous licence libre ne sont pas comptés dans les 10 %.", "open-source-only"],
    ["Help others for free.", "free-only"],
    ["Pas de liens de parrainage.", "no-link"],
    ["Pas de lien Facebook, même discret.", "no-link"],
    ['"To the moon" is not a thesis.', "no-surveys"],
    ["Fragen bitte im Wochenthread stellen.", "thread-only (Wochenthread)"],
    ["No recruiting of respondents, use r/samplesize.", "no-recruiting"],
  ])("'%s' does not demand %s", (text, code) => {
    expect(listDemands(text).filter((each) => each.endsWith(code))).toEqual([]);
  });
});

describe("the language of posts", () => {
  test.each([
    ["English please, or add a translation.", ["en"]],
    ["English & math homework", []],
    ["Português do Brasil ou de Portugal", ["pt"]],
    ["Deutsch oder Englisch", ["de,en"]],
    ["Links auf englische Artikel sind okay.", []],
    ["Les liens vers des ressources en anglais sont tolérés.", []],
  ])("'%s' asks for %s", (text, languages) => {
    const asked = listDemands(text).filter((each) => each.includes("language"));
    expect(asked).toEqual(languages.map((value) => `all: language (${value})`));
  });
});

test.each([
  "Wenn das Spiel KI-Grafik enthält, muss das im Beitrag stehen.",
  "Si el juego usa voces generadas con IA, hay que decirlo en la publicación.",
  "Si une IA a écrit une partie du code, dites-le.",
  "Se usou IA, avise no post.",
])("'%s' asks to say where AI helped", (text) => {
  expect(listDemands(text)).toEqual(["AI-made: label-ai"]);
});

test.each([
  [
    "1. Surveys\nOnly for students and after asking the mods. Marketing surveys are never allowed.",
    "survey: unwanted",
  ],
  ["Shop links in the comments only, not in the post.", "all: no-sales-link"],
  [
    '"Which saw should I buy?" and the like are answered in the wiki and removed here.',
    "special question: unwanted",
  ],
  ["Eure Werbung wollen wir hier nicht sehen.", "promotion: unwanted"],
  ["KI-Bilder wollen wir hier nicht sehen.", "AI-made: no-ai"],
  ["**R6** Nada de fotos de matrículas.\n**R7** Nada de memes.", "image: unwanted"],
  ["Job offers are for r/gamedevjobs.", "all: no-recruiting"],
  ["Langue : français.", "all: language (fr)"],
  ["Offres de mission : uniquement avec durée et lieu.", "hiring: contains (durée et lieu)"],
])("'%s' demands %s", (text, demand) => {
  expect(listDemands(text)).toContain(demand);
});

test.each([
  ["Keine eBay-Links in eigenen Beiträgen.", "own work: unwanted"],
  [
    "1. Self-promotion in the Sunday thread\nNot in posts, and not in comments on recommendation threads.",
    "special question: unwanted",
  ],
  ["Giveaways of promo codes are fine on Saturdays.", "referral link: day (Saturday)"],
  ["Sem software proprietário\nNem gratuito.", "own software: unwanted"],
  ["Notícia em inglês precisa de resumo em português.", "all: language (en,pt)"],
])("'%s' does not mean '%s'", (text, demand) => {
  expect(listDemands(text)).not.toContain(demand);
});
