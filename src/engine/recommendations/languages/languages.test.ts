import { expect, test } from "vitest";
import { detectLanguage, type Language } from "./detect-language.ts";
import { findTopicWords } from "./topic-words.ts";

test.each<[string, Language | null]>([
  ["Eine App, mit der man Vokabeln lernt", "de"],
  ["Une application pour apprendre les langues", "fr"],
  ["Una aplicación para aprender idiomas con tus amigos", "es"],
  ["Um aplicativo para aprender idiomas com os seus amigos", "pt"],
  ["Un'applicazione per imparare le lingue con gli amici", "it"],
  ["Een app om de talen van je vrienden te leren", "nl"],
  ["Aplikacja do nauki języków dla ciebie i twoich przyjaciół", "pl"],
  ["An app to learn the languages of your friends", null],
  ["Invoices for freelancers", null],
  ["A map of Los Angeles and El Paso for truckers", null],
  ["", null],
])("'%s' is in %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each<[Language, string, string[]]>([
  ["de", "Rechnungen schreiben", ["accounting invoices freelance"]],
  ["fr", "Un roman policier", ["novel book author fiction", "crime mystery novel"]],
  ["es", "Un juego de mesa", ["video game indie game", "board game card game"]],
  ["pt", "Quadrinhos semanais", ["comics webcomic"]],
  ["it", "Gli sconti di ogni giorno", []],
  ["nl", "Bordspel voor twee", ["board game card game"]],
  ["pl", "Płyta na winylu", ["music band album"]],
])("in %s '%s' is about %j", (language, text, topics) => {
  expect(findTopicWords(text, language)).toEqual(topics);
});
