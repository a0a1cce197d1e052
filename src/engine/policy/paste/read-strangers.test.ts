import { describe, expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

const own = (text: string) => readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19");

/** 'own music: gap-days = 7'. */
function listDemands(text: string): string[] {
  return (own(text).demands ?? []).map(
    ({ of, code, value }) =>
      `${of}: ${code}${value === null ? "" : ` = ${[value].flat().join(", ")}`}`,
  );
}

type Case = [text: string, demands: string[]];

describe("what is made by a machine: told or refused", () => {
  test.each<Case>([
    ["Tell us if anything was generated.", ["AI-made: label-ai"]],
    ["If a model wrote it, a line at the top says so.", ["AI-made: label-ai"]],
    ["Nothing generated, please.", ["AI-made: no-ai"]],
    ["Generiertes hat hier nichts zu suchen.", ["AI-made: no-ai"]],
    ["Sagt dazu, ob eine KI geholfen hat.", ["AI-made: label-ai"]],
    ["Capas feitas por IA não são divulgadas aqui.", ["AI-made: no-ai"]],
    ["Novels written by ChatGPT are not promoted here.", ["AI-made: no-ai"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });

  test("what is not banned is not refused", () => {
    expect(listDemands("1. AI art.\nWe don't ban it.\n2. Be kind.")).toEqual([]);
  });
});

describe("which places take what their members make", () => {
  test.each([
    ["Ici on partage ses propres jeux.", "welcome"],
    ["Aquí se comparten tus propios juegos.", "welcome"],
    ["Aqui se mostra seu próprio jogo.", "welcome"],
    ["Hier zeigt ihr eure Spiele.", "welcome"],
    ["Posts about your own shop stay up if they teach.", "value"],
    [
      "1. Makers: adverts are removed.\nWhat we like is a post that people get something from.\n2. Be kind.",
      "value",
    ],
    ["1. No self-promotion. Not the page where you “post more”.", "closed"],
    ["No looking for co-founders.", null],
  ])("%s", (text, stance) => {
    expect(own(text).stance?.is ?? null).toBe(stance);
  });
});

describe("spans between two posts and the age of accounts", () => {
  test.each<Case>([
    ["You may post the same game again after 30 days.", ["own game: gap-days = 30"]],
    [
      "Accounts need 50 karma and an age of 40 days.",
      ["all: min-karma = 50", "all: min-days = 40"],
    ],
  ])("%s", (text, demands) => {
    expect(listDemands(text).toSorted()).toEqual(demands.toSorted());
  });
});

describe("flairs and languages", () => {
  test.each<Case>([
    ["Flair it: Sketch, Draft or Finished.", ["all: flair = Sketch or Draft or Finished"]],
    ["Ein Flair pro Beitrag: „Skizze“ oder „Fertig“.", ["all: flair = Skizze or Fertig"]],
    ["Une étiquette par message : « Croquis » ou « Fini ».", ["all: flair = Croquis or Fini"]],
    ["On publie en français.", ["all: language = fr"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });

  test("one question is sent to its thread, and another is refused", () => {
    expect(
      listDemands(
        '1. "Which saw should I buy?" goes in the Saw thread.\n2. No "what should I charge" posts.',
      ),
    ).toEqual(["special question: question-in-thread = Saw thread", "special question: unwanted"]);
  });
});

describe("what is quoted, listed and measured", () => {
  test.each<Case>([
    ['"Would you buy this?" posts are removed.', ["all: no-feedback-requests"]],
    ["„Würdet ihr das kaufen?“ wird gelöscht.", ["all: no-feedback-requests"]],
    ["« Utiliseriez-vous cet outil ? » : supprimé.", ["all: no-feedback-requests"]],
    ["«¿Usaríais esto?» se elimina.", ["all: no-feedback-requests"]],
    ["Posts do tipo «O que vocês acham?» não são permitidos.", ["all: no-feedback-requests"]],
    [
      "A post about your game needs at least 80 words: what it is, how long it takes and where it runs.",
      [
        "own game: contains = what it is, how long it takes and where it runs",
        "own game: min-words = 80",
      ],
    ],
    [
      "At most 5% of your posts may be about your shop, and never more than once in 20 days.",
      ["own product: gap-days = 20", "own product: percent = 5"],
    ],
    ["We delete three a week.", []],
    ["If we find out later you are banned for a month.", []],
    [
      "Once a month there's the Bazaar thread for your shop.",
      ["own product: thread-only = Bazaar thread"],
    ],
    ["No surveys, academic or otherwise.", ["all: no-surveys"]],
    [
      "Posts must be about the Peak District or nearby.",
      ["all: region = the Peak District or nearby"],
    ],
    ["Templates that you made may be linked as long as they are free.", ["own work: free-only"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text).toSorted()).toEqual(demands);
  });
});

describe("threads that are only called by their names, and forms of titles", () => {
  test.each<Case>([
    [
      '"Which loom should I buy?" goes in Loom Of The Week.',
      ["special question: question-in-thread = Loom Of The Week"],
    ],
    ["Plot twists belong in The Spoiler Shed.", ["other: thread-only = The Spoiler Shed"]],
    [
      "Where should I eat, which hotel: the pinned Visitors thread.",
      ["special question: question-in-thread = pinned Visitors thread"],
    ],
    [
      "1. Alquileres, en el hilo «Casa Propia».\n2. Sed amables con los demás.",
      ["other: thread-only = Casa Propia"],
    ],
    [
      "1. With nest photos: the month and the height.\n2. Be kind.",
      ["image: contains = the month and the height"],
    ],
    ["A flair on each post.", ["all: flair"]],
    ["Title: [WTS] or [WTB] at the start.", ["all: title-tag = WTS, WTB"]],
    ["Open days and jumble sales aren't adverts.", []],
    ["Bausätze und Bücher sind keine Werbung.", []],
    ["We welcome teachers who use open source at school.", []],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });

  test.each([
    ["1. Can I post my own songs?\nThat's what it's for.\n2. Be kind.", "welcome"],
    ["Werbeprämien und Gutscheincodes löschen wir.", null],
  ])("%s", (text, stance) => {
    expect(own(text).stance?.is ?? null).toBe(stance);
  });
});

describe("what comes of a lack tells what a post has to have", () => {
  test.each<Case>([
    ["No mileage, no help.", ["all: contains = mileage"]],
    ["Kein Baujahr, keine Hilfe.", ["all: contains = Baujahr"]],
    ["Pas de prix, pas d'annonce.", ["all: contains = prix"]],
    ["Sin precio no hay anuncio ni nada.", ["all: contains = precio"]],
    ["Sem preço não entra.", ["all: contains = preço"]],
    ["No picture, no post.", ["all: image-required"]],
    ["Sin flair se elimina.", ["all: flair"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what is refused at the side of something else", () => {
  test.each<Case>([
    ["Photos of plates will be removed, and somebody will laugh.", ["image: unwanted"]],
    ["Las fotos de recibos se eliminan con cariño.", ["image: unwanted"]],
    ["Kite videos aren't wanted here.", ["other: unwanted"]],
    ["1. Horóscopos.\nNo los hacemos.\n2. Sed amables.", ["other: unwanted"]],
    ["1. Hausaufgaben.\nMachen wir nicht.\n2. Seid nett.", ["other: unwanted"]],
    ["Photos are removed unless they are sharp.", []],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what only looks like a demand", () => {
  test.each<Case>([
    ["Art is welcome with a few restrictions.", []],
    ["A legal question is one that can be answered with the law, a rule or a ruling.", []],
    ["As the prophet said: “The one who waits, the one who walks and the one who asks.”", []],
    ['"What do you think of cats?" posts are removed.', ["special question: unwanted"]],
    ["Do not celebrate bans, by promoting a ban or otherwise promoting it.", []],
    ["Take it all to THE COMMENTS.", []],
    [
      "1. Small print.\nUsers may submit only one post per day.\n2. Be kind.",
      ["all: gap-days = 1"],
    ],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});
