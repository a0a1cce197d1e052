import { expect, test } from "vitest";
import { recogniseLanguage, recogniseSentence } from "./recognise-language.ts";

test.each<[name: string, text: string, language: string | null]>([
  [
    "English",
    "I have been building this for a year and would like to know what you think of it.",
    "en",
  ],
  [
    "German",
    "Ich baue seit einem Jahr an der App und habe jetzt eine erste Version, die wir mit euch teilen.",
    "de",
  ],
  [
    "French",
    "Je travaille depuis un an sur une application pour les jardins et je cherche des avis sur le prix.",
    "fr",
  ],
  [
    "Spanish",
    "Llevo un año con una aplicación para el huerto y me gustaría saber qué os parece el precio que tiene, por favor.",
    "es",
  ],
  [
    "Portuguese",
    "Faço há um ano uma aplicação para hortas e não sei se o preço que escolhi é bom para vocês.",
    "pt",
  ],
  [
    "Italian",
    "Lavoro da un anno su una app per gli orti e non so se il prezzo che ho scelto è giusto per voi.",
    "it",
  ],
  [
    "Dutch",
    "Ik werk sinds een jaar aan een app voor de moestuin en ik weet niet of het een goede prijs is.",
    "nl",
  ],
  [
    "Polish",
    "Od roku robię aplikację dla ogrodników i nie wiem, czy cena jest dobra, ale mam już pierwszych klientów.",
    "pl",
  ],
  ["too short", "Ich habe eine App gebaut", null],
  [
    "none of the eight",
    "Jag har byggt en liten tjänst under ett års tid och skulle gärna vilja höra vad ni tycker om priset",
    null,
  ],
  ["code", "self do self do self do self do self do self do self do self do self do self do", null],
  ["addresses alone", "https://example.org/das/und/der ".repeat(20), null],
  ["nothing", "", null],
])("%s", (_, text, language) => {
  expect(recogniseLanguage(text)).toBe(language);
});

test("a few quoted words do not change the language", () => {
  const text =
    "My German teacher says 'das ist nicht gut' and I would like to know what you think of that sentence.";
  expect(recogniseLanguage(text)).toBe("en");
});

test.each<[text: string, language: string | null]>([
  ["Ein Zahnarzt hat zwölf Stück für sein Wartezimmer gekauft.", "de"],
  ["Das haben wir nicht erwartet.", "de"],
  ["Les enfants jouent avec dans la rue.", "fr"],
  ["A dentist bought twelve for her waiting room.", null],
  ["$40 per car per month, no contract", null],
  ["Dekorami, Café de la Gare", null],
  ["Die Zeit wrote that it is a good toy.", null],
])("one sentence, '%s': %s", (text, language) => {
  expect(recogniseSentence(text)).toBe(language);
});
