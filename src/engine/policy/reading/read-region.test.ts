import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { readOwnPolicy } from "#engine/policy/paste/own-reading.ts";

function readRegions(text: string) {
  return readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands?.flatMap(({ code, value }) =>
    code === "region" ? [value] : [],
  );
}

test.each([
  ["Posts must relate to gardening in Oregon or Washington.", "Oregon or Washington"],
  ["Only posts about Lisbon and its surroundings.", "Lisbon and its surroundings"],
  ["This sub is for jobs in Canada.", "Canada"],
  ["We are UK-only.", "UK"],
  ["Only posts about South Korea.", "South Korea"],
  [
    "Posts have to be about Marlow, Henley or the Chiltern Hills.",
    "Marlow, Henley or the Chiltern Hills",
  ],
  [
    "Posts not related to Dunmore and the surrounding area are removed.",
    "Dunmore and the surrounding area",
  ],
  ["Nur für Deutschland. Für Österreich gibt es einen eigenen Sub.", "Deutschland"],
  ["Hier geht es um Mietrecht in Österreich.", "Österreich"],
  ["Beiträge müssen mit Freiburg und Umgebung zu tun haben.", "Freiburg und Umgebung"],
  ["Les publications doivent avoir un rapport avec Nantes et sa région.", "Nantes et sa région"],
  ["Ce sub s'adresse aux infirmiers exerçant en Belgique.", "Belgique"],
  ["Solo publicaciones sobre Valdivia y alrededores.", "Valdivia y alrededores"],
  ["Temas: empleo público y oposiciones en México.", "México"],
  ["Este sub é sobre finanças pessoais em Portugal.", "Portugal"],
])("'%s' is about %s", (text, region) => {
  expect(readRegions(text)).toEqual([region]);
});

test.each([
  "Posts must be about Hollow Knight.",
  "Posts must be about South Park.",
  "Posts must be about Kenya coffee.",
  "Posts must be related to Vienna Waltz.",
  "This includes posts about Norway.",
  "Posts must be about Kingdom Hearts.",
  "Posts must be about Manchester United.",
  "Posts must be about Stardew Valley.",
  "Posts must be about Python or Rust.",
  "Posts must relate to MS Excel.",
  "Los posts deben tener relación con Zelda.",
  "Nur Beiträge über Star Trek.",
  "Posts about Germany go to r/germany.",
  "No posts about politics in France.",
])("'%s' names no region", (text) => {
  expect(readRegions(text)).toEqual([]);
});
