import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

function listDemands(text: string): string[] {
  return (readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands ?? []).map(
    ({ of, code, value }) => `${of}: ${code}${value === null ? "" : ` (${String(value)})`}`,
  );
}

type Case = [text: string, demands: string[]];

test.each<Case>([
  [
    "Your post needs: a link to the code, the license and a changelog.",
    ["all: contains (a link to the code, the license and a changelog)"],
  ],
  [
    "Review posts must include the rating, the word count and content warnings.",
    ["other: contains (the rating, the word count and content warnings)"],
  ],
  [
    "Put the study number and your institution in the post.",
    ["all: contains (the study number and your institution)"],
  ],
  ["If the article is paywalled, put a summary in the comments.", ["link: contains (a summary)"]],
  ["Si l'article est payant, résumez-le en commentaire.", ["link: contains (a summary)"]],
  [
    'The post must include the phrase "I made this", the price and a photo.',
    ["all: phrase (i made this)", "all: contains (the price and a photo)", "all: image-required"],
  ],
  [
    "Si compartes una analítica, escribe los valores y los rangos.",
    ["other: contains (valores y los rangos)"],
  ],
  [
    "Stellengesuche brauchen eine Angabe zu Ort und Stundenlohn.",
    ["hiring: contains (Ort und Stundenlohn)"],
  ],
])("what '%s' asks for", (text, demands) => {
  expect(listDemands(text)).toEqual(demands);
});

test.each([
  "Your own app\nInclude the platform, the price and at least one screenshot.",
  "Eigene Spiele: bitte mit Engine, Plattform und einem Screenshot.",
  "Vos applis\nIndiquez le prix, la plateforme et une capture d'écran.",
  "Tu juego\nIndica el motor, la plataforma y una captura.",
  "Seu jogo\nInforme a plataforma, o preço e uma captura de tela.",
])("a picture among what is asked for is required: '%s'", (text) => {
  expect(listDemands(text).some((each) => each.endsWith("image-required"))).toBe(true);
});

test.each([
  "Include your settings, not a photo of the screen.",
  "Include sources, links or screenshots.",
  "Name the place where the photo was taken.",
  "Include a photo or a description.",
])("no picture is required by '%s'", (text) => {
  expect(listDemands(text).filter((each) => each.endsWith("image-required"))).toEqual([]);
});
