import { describe, expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

/** 'other (Lost bikes): contains = the street'. */
function listDemands(text: string): string[] {
  return (readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands ?? []).map(
    ({ of, code, value, detail }) =>
      `${of}${detail ? ` (${detail})` : ""}: ${code}${value === null ? "" : ` = ${[value].flat().join(", ")}`}`,
  );
}

type Case = [text: string, demands: string[]];

describe("what a rule is named after or last spoke of is what its demands are on", () => {
  test.each<Case>([
    [
      "1. Rust repair: flair it “Rust Help”.\n2. Be kind to each other.",
      ["other (Rust repair): flair = Rust Help"],
    ],
    [
      "1. Translators have their own thread. Give your rate and your languages.\n2. Be kind.",
      ["other (Translators): contains = rate and your languages"],
    ],
    [
      "1. Spare parts may be offered here. Accounts need 50 karma and an age of 20 days.\n2. Be kind.",
      ["other (Spare parts): min-karma = 50", "other (Spare parts): min-days = 20"],
    ],
    [
      "1. Bastelpläne: nennt Material und Dauer.\n2. Seid nett.",
      ["other (Bastelpläne): contains = Material und Dauer"],
    ],
    [
      "1. Wenn ihr Ersatzteile sucht, nennt das Baujahr.\n2. Seid nett.",
      ["other (ihr Ersatzteile sucht): contains = das Baujahr"],
    ],
    [
      "1. Chiens perdus : indiquez la rue et la date.\n2. Restez polis.",
      ["other (Chiens perdus): contains = la rue et la date"],
    ],
    [
      "1. Excursiones: indicad la ruta y el mes.\n2. Sed amables.",
      ["other (Excursiones): contains = la ruta y el mes"],
    ],
    [
      "1. Passeios de bicicleta: informe a rota e o mês.\n2. Não seja chato com os outros.",
      ["other (Passeios de bicicleta): contains = a rota e o mês"],
    ],
    ["1. Every post: name the lake.\n2. Be kind.", ["all: contains = lake"]],
    [
      "1. If you post here, name the lake and the month.\n2. Be kind.",
      ["all: contains = lake and the month"],
    ],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("how often is said of what is counted", () => {
  test.each<Case>([
    ["One song per week.", ["own music: gap-days = 7"]],
    ["Once every 20 days per game.", ["own game: gap-days = 20"]],
    ["Ein Projekt alle 30 Tage.", ["own work: gap-days = 30"]],
    ["Une création tous les 14 jours.", ["own work: gap-days = 14"]],
    ["Una canción cada 7 días.", ["own music: gap-days = 7"]],
    ["Uma música a cada 10 dias.", ["own music: gap-days = 10"]],
    ["One post every 3 days.", ["all: gap-days = 3"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what has to be told is listed with and without a verb of telling", () => {
  test.each<Case>([
    [
      "1. Paint problems: photo, primer, paint, and how long it dried.\n2. Be kind.",
      [
        "other (Paint problems): contains = photo, primer, paint, and how long it dried",
        "other (Paint problems): image-required",
      ],
    ],
    [
      "1. Fragen zur Heizung: Baujahr, Brennstoff und was ihr schon probiert habt.\n2. Seid nett.",
      ["question: contains = Baujahr, Brennstoff und was ihr schon probiert habt"],
    ],
    [
      "1. Hilfegesuche brauchen: Modell, Baujahr, Laufleistung.\n2. Seid nett zu allen.",
      ["special question: contains = Modell, Baujahr, Laufleistung"],
    ],
    [
      "1. Dudas de costura: la máquina, el tejido y una foto del fallo.\n2. Sed amables con todos.",
      [
        "question: contains = la máquina, el tejido y una foto del fallo",
        "question: image-required",
      ],
    ],
    [
      "1. Perguntas de encanamento: o tipo de tubo, a idade da casa e o andar.\n2. Seja gentil com todos.",
      ["question: contains = o tipo de tubo, a idade da casa e o andar"],
    ],
    [
      "1. Flea markets are welcome with date, place and opening hours.\n2. Be kind.",
      ["other (Flea markets): contains = date, place and opening hours"],
    ],
    ["1. Topics: the birds, the bats and the moths.\n2. Be kind.", []],
    ["1. Allowed: the photo, the video and the story.\n2. Be kind.", []],
    ["1. Newcomers are welcome with open arms.\n2. Be kind.", []],
    ["1. Everyone is fine with that, us and the neighbours.\n2. Be kind.", []],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });

  test("a question is asked for as it stands", () => {
    expect(listDemands("All posts must say which way the window faces.")).toEqual([
      "all: contains = which way the window faces",
    ]);
  });
});

describe("a rule's number is told from its name", () => {
  test("1 · Tools", () => {
    expect(listDemands("1 · Polls are removed.\n2 • Surveys: no.")).toContain("all: no-surveys");
  });
});
