import { describe, expect, test } from "vitest";
import { listDemands, readOwn } from "./testing/list-demands.ts";

type Case = [text: string, demands: string[]];

describe("the name of a rule and its text", () => {
  test.each<Case>([
    ["1. No AI drawings\nNo generated birdhouses.\n2. Be kind.", ["AI-made: no-ai = AI images"]],
    ["1. Keine Umfragen\nKeine Fragebögen zum Wetter.\n2. Seid nett.", ["all: no-surveys"]],
    ["1. No Dreamloom, no Paintbot\nNothing generated, please.\n2. Be kind.", ["AI-made: no-ai"]],
    [
      "1. Tell us what it runs on\nSketches must state the brush and the paper.\n2. Be kind.",
      ["other: contains = the brush and the paper"],
    ],
    ["1. No moonstones\nSomebody asked twice.\n2. Be kind.", ["other: unwanted = moonstones"]],
    // Against: what the text says of something else stays.
    [
      "1. No moonstones\nSelf-promotion is removed as well.\n2. Be kind.",
      ["other: unwanted = moonstones", "promotion: unwanted"],
    ],
    [
      "1. Prohibited content\nAdverts\nSurveys\n2. Be kind.",
      ["promotion: unwanted", "all: no-surveys"],
    ],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("plain leave and plain bans", () => {
  test.each<[string, string | null]>([
    ["Do not hesitate to post your own apps.", "welcome"],
    ["Don't be shy: show us your app.", "welcome"],
    ["Made an app? Go ahead and post it.", "welcome"],
    ["No soliciting of any kind.", "closed"],
    ["No promoting whatsoever.", "closed"],
    ["Message the mods if you want to advertise.", "ask"],
    ["If you plan to promote something, contact the moderators.", "ask"],
    ["Contact the mods if you want to appeal a ban.", null],
    ["Self promo is okay in moderation.", "share"],
    ["Be good company. Disagree with a view, not with whoever has it.", null],
  ])("%s", (text, stance) => {
    expect(readOwn(`1. Be kind.\n2. ${text}\n3. Fun.`).stance?.is ?? null).toBe(stance);
  });

  test.each([
    ["Links to your shop are fine.", []],
    ["Links to your shop are not fine.", ["all: no-sales-link"]],
  ])("%s", (text, demands) => {
    expect(listDemands(`1. Be kind.\n2. ${text}\n3. Fun.`)).toEqual(demands);
  });
});

describe("what is sold under a name that asks or bounds", () => {
  test.each<Case>([
    ["1. Selling something?\nAsk away about fees.\n2. Be kind.", []],
    [
      "1. Things you carve and sell\nYour own work may be shown once a month.\n2. Be kind.",
      ["own work: gap-days = 30"],
    ],
    // Against
    ["1. Selling and swapping\nNot here.\n2. Be kind.", ["advert or sale: unwanted = sale"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what asks nothing of a post", () => {
  test.each([
    "Mods don't enter the raffle.",
    "Moderatoren bewerben ihre eigenen Shops nicht.",
    "Moderadores não participam do sorteio.",
    "Report stolen photos to us with a link to the original.",
    "Members with the blue flair are from the studio.",
    "We read two chapters a month and talk about them.",
    "That question turns up every six hours.",
    'Newcomers are fine, bitte nicht mit "Lies das Wiki" antworten.',
    "Pen advice is fine, and you may link to a shop in your reply.",
    "Selfies were once banned, we changed our mind.",
    "Sie waren lange verboten.",
    "Ya estuvo prohibido, cambiamos de idea.",
  ])("%s", (text) => {
    expect(listDemands(`1. ${text}\n2. Be kind.`)).toEqual([]);
  });

  test.each<Case>([
    ["The mods remove adverts.", ["promotion: unwanted"]],
    ["The moderators do not allow adverts.", ["promotion: unwanted"]],
    ["We allow one project a week.", ["own work: gap-days = 7"]],
    ["Links to your shop are removed.", ["all: no-sales-link"]],
  ])("and what does: %s", (text, demands) => {
    expect(listDemands(`1. ${text}\n2. Be kind.`)).toEqual(demands);
  });
});

describe("where a ban on others ends", () => {
  test.each([
    ["1. Be kind\nCriticism is fine, personal stuff isn't allowed.\n2. Have fun.", null],
    ["1. Keine KI-Bilder\nAuch eure eigenen Sachen aus dem Generator nicht.\n2. Seid nett.", null],
    // Against
    ["1. Be kind\nNo self-promotion.\n2. Have fun.", "closed"],
    ["1. No sales\nIf you profit from it, leave it at home.\n2. Have fun.", "closed"],
  ])("%s", (text, stance) => {
    expect(readOwn(text).stance?.is ?? null).toBe(stance);
  });
});

describe("places, spans and titles in a stranger's words", () => {
  test.each<Case>([
    ["Your own apps go in the Harbour Board.", ["own software: thread-only = Harbour Board"]],
    ["Plot twists belong in The Spoiler Shed.", ["other: thread-only = The Spoiler Shed"]],
    [
      "1. New accounts\nAt least 12 days old, before that a bot takes it.\n2. Fun.",
      ["all: min-days = 12"],
    ],
    [
      "To promote anything you need 40 karma earned in r/Lutes.",
      ["promotion: min-local-karma = 40"],
    ],
    ["The same game, at most once every 20 days.", ["own game: gap-days = 20"]],
    [
      "1. Titles\nSongs are posted as Band - Tune.\n2. Fun.",
      ["own music: title-format = Band - Tune"],
    ],
    ['Mention "WIP" in the title.', ["all: title-tag = WIP"]],
    ['Include "[WIP]" in the title or the post is removed.', ["all: title-tag = WIP"]],
    ["You may announce a concert if entry is free.", ["AMA, event or giveaway: free-only"]],
    ["No affiliate links to shops.", ["referral link: unwanted"]],
    ["Pas de liens affiliés.", ["referral link: unwanted"]],
    ["Pas de liens.", ["link: unwanted", "all: no-link"]],
    ["Rule six: one per day is plenty.", ["all: gap-days = 1"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("how often own work is shown, and where what one sells goes", () => {
  test.each([
    ["Prints, commissions, your Patreon: use the “Stall” flair.", "flair"],
    // Against: a day for channels alone is none for what else one makes.
    ["Your channel only on Fridays.", "share"],
  ])("%s", (place, stance) => {
    const text = `1. One drawing of yours every two days at most.\n2. ${place}\n3. Be kind.`;
    expect(readOwn(text).stance?.is).toBe(stance);
  });
});
