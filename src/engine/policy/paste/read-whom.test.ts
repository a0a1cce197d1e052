import { describe, expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

/** 'promotion: thread-only (weekly thread)'. */
function listDemands(text: string): string[] {
  return (readOwnPolicy(text, NO_CORRECTIONS, "2026-11-18").demands ?? []).map(
    ({ of, code, value }) => {
      const words = Array.isArray(value) ? value.join(", ") : value;
      return `${of}: ${code}${words === null ? "" : ` (${words})`}`;
    },
  );
}

type Case = [text: string, demands: string[]];

describe("a demand is on what the sentence names, and on nothing else", () => {
  test.each<Case>([
    ["Spoilers must be marked in the title with [SPOILER].", ["other: title-tag (SPOILER)"]],
    ["Put [Meta] in the title of any meta threads.", ["other: title-tag (Meta)"]],
    ["Memes must include a caption.", ["other: contains (a caption)"]],
    ["Graphic content must be flaired with the Gore flair.", ["other: flair (Gore)"]],
    ["Collaboration posts must be flaired accordingly.", ["other: flair"]],
    ["Missing person posts must include a case number.", ["other: contains (a case number)"]],
    ["Every haul must include the prices.", ["other: contains (the prices)"]],
    ["Each new post must include the prices.", ["all: contains (the prices)"]],
    ["Wednesdays are text posts only.", []],
    ["All posts must be flaired.", ["all: flair"]],
    ["Your post must be flaired correctly.", ["all: flair"]],
    ["Top-level comments must be at least 150 characters long.", []],
    ["Comments must contain a source.", []],
    ["Posts and comments must contain a source.", ["all: contains (a source)"]],
    ["Include sources, links or screenshots.", ["all: contains (sources, links or screenshots)"]],
    ["Keep comments in the daily thread.", []],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what is said of moderators, doubts and appeals asks nothing of a post", () => {
  test.each<Case>([
    ["The mods may give you a flair that you will not like.", []],
    ["We may start a megathread when there is too much news.", []],
    ["If you aren't sure whether this is self-promotion, message the mods before posting.", []],
    ["If you appeal a removal, you must include a link to the post.", []],
    ["Credit the artist if it is not your work.", []],
    ["Do not promote any kind of religion.", []],
    ["Reposts result in a 7-day ban.", []],
    ["Use the right [Tag] in your title.", []],
    ["Do not accuse others of using AI.", []],
    ["Articles in other languages need a translation for all non-English submissions.", []],
    ["Posts must have some relevance to the hobby.", []],
    ["Posts that do not follow the guidelines are removed.", []],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("words as they are written", () => {
  test.each<Case>([
    ["Pictures without a recipe get removed.", ["image: contains (a recipe)"]],
    ["Bilder ohne Rezept werden entfernt.", ["image: contains (Rezept)"]],
    [
      "Submissions must relate to Trailtown or the surrounding county.",
      ["all: region (Trailtown or the surrounding county)"],
    ],
    [
      "Posts must be about the city of Lakeside and the surrounding area.",
      ["all: region (the city of Lakeside and the surrounding area)"],
    ],
    ["Questions about visiting go in the sticky.", ["question: question-in-thread"]],
    ["Fan art only from Friday through Sunday.", ["other: day (Friday to Sunday)"]],
    ["AI content is removed without warning.", ["AI-made: no-ai"]],
    ["Buy/sell/trade isn't allowed here.", ["advert or sale: unwanted"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("asking first, accounts and measures in other languages", () => {
  test.each<Case>([
    ["Keine unerlaubte Werbung. Bitte zuerst mit dem Modteam abklären.", ["promotion: ask-mods"]],
    ["Werbung ohne Absprache wird entfernt.", ["promotion: ask-mods"]],
    ["Umfragen sind nach Rücksprache mit den Mods okay.", ["survey: ask-mods"]],
    ["Explica qué has intentado.", ["all: contains (qué has intentado)"]],
    ["Ajoutez une description du montage.", ["all: contains (une description du montage)"]],
    ["Nada de publicidad en este foro.", ["promotion: unwanted"]],
    ["Las cuentas con menos de 10 días no pueden publicar.", ["all: min-days (10)"]],
    ["Contas com menos de 20 dias não podem publicar.", ["all: min-days (20)"]],
    ["Les comptes de moins de 30 jours ne peuvent pas publier.", ["all: min-days (30)"]],
    [
      "Autopromotion limitée\nVous pouvez partager votre blog une fois par semaine au maximum.",
      ["own writing: gap-days (7)"],
    ],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("a bound in a rule on promotion is on promotion, and one under the name of a sort on that sort", () => {
  test.each<Case>([
    [
      "Account requirements for sellers\nYour account must be at least 60 days old and have 50 karma to promote anything.",
      ["promotion: min-karma (50)", "promotion: min-days (60)"],
    ],
    [
      "Eigenwerbung\nWer etwas bewerben will, braucht ein Konto, das älter als 60 Tage ist, und mindestens 150 Karma in diesem Sub.",
      ["own work: min-local-karma (150)", "own work: min-days (60)"],
    ],
    [
      "Autopromotion\nPour promouvoir quoi que ce soit, il faut un compte de plus de 30 jours et 50 de karma.",
      ["promotion: min-karma (50)", "promotion: min-days (30)"],
    ],
    [
      "Autopromoción\nPara promocionar algo hace falta una cuenta de más de 30 días y 50 de karma.",
      ["promotion: min-karma (50)", "promotion: min-days (30)"],
    ],
    [
      "Divulgação\nPara divulgar é preciso ter conta com mais de 30 dias e 50 de karma.",
      ["promotion: min-karma (50)", "promotion: min-days (30)"],
    ],
    [
      "New accounts\nYou need 30 karma and 10 days to post.",
      ["all: min-karma (30)", "all: min-days (10)"],
    ],
    [
      "Eigene Projekte\nErlaubt, einmal im Monat. Schreibt mindestens 80 Wörter dazu.",
      ["own work: gap-days (30)", "own work: min-words (80)"],
    ],
    [
      "Beta test requests\nState the platform. Start the title with [Beta].",
      ["other: contains (the platform)", "other: title-tag (Beta)"],
    ],
    ["Rezensionen\nMindestens 200 Wörter.", ["other: min-words (200)"]],
    ["Titles\nStart the title with [Beta].", ["all: title-tag (Beta)"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});
