import { expect, test } from "vitest";
import { detectForeignKind } from "./detect-foreign-kind.ts";
import type { ProjectKind } from "./project-kind.ts";

test.each<[string, ProjectKind]>([
  ["Ein Rezeptbuch für Brotbäcker mit Sauerteig", "book"],
  ["Un livre de recettes pour boulangers", "book"],
  ["Un curso de cerámica online", "course"],
  ["Ein Roman über eine Imkerin", "book"],
  ["Wir sind ein Verein, der Bäume pflanzt", "cause"],
  ["Una tienda de plantas en Madrid", "shop"],
  ["Ich baue Holzspielzeug aus Buche", "product"],
  ["Ein Onlinekurs für Gitarre", "course"],
  ["Um jogo de cartas sobre pescadores", "game"],
  ["Handgenähte Taschen aus Leder", "product"],
])("'%s' is a %s", (description, kind) => {
  expect(detectForeignKind(description)).toBe(kind);
});

test.each([
  "Eine App, die Imkern hilft",
  "a format for sprint notes, de facto",
  "A game about a Roman fort",
])("nothing foreign is named in '%s'", (description) => {
  expect(detectForeignKind(description)).toBeNull();
});
