import { expect, test } from "vitest";
import { detectLanguage, type Language } from "./detect-language.ts";

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
