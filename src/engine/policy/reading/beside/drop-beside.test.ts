import { describe, expect, test } from "vitest";
import { listDemands } from "#engine/policy/paste/testing/list-demands.ts";

const OWN = /^(?:promotion|own |advert|services|AMA|all: no-recruiting|all: no-surveys)/;

/** What is read of founders and their adverts. */
function listOwn(text: string): string[] {
  return listDemands(text).filter((demand) => OWN.test(demand));
}

describe("what only stands in a ban is not banned", () => {
  test.each([
    "Do not promote violence against anybody.",
    "The promotion of illegal street races is removed.",
    "Soliciting private messages is not allowed.",
    "Vote solicitation is not allowed.",
    "No questions about the parent company.",
    "Don't contact influencers about their private lives.",
    "Content that is not yours will be removed.",
    "Passing off a drawing as your own is not allowed.",
    "If you make a claim without a source, it is removed.",
    "No giveaways that ask for a follow.",
    "No selling via chat.",
    "No counterfeit sales.",
    "No guild recruitment.",
    "Do not link to social media accounts.",
    "No blogspam.",
    "No videos of crashes.",
  ])("%s", (text) => {
    expect(listOwn(text)).toEqual([]);
  });
});

describe("what is offered is banned", () => {
  test.each([
    ["Do not promote your business.", "promotion: unwanted"],
    ["Don't promote products or services.", "promotion: unwanted"],
    ["Soliciting customers is not allowed.", "promotion: unwanted"],
    ["No solicitation.", "promotion: unwanted"],
    ["No promotion of any kind.", "promotion: unwanted"],
    ["No promoting whatsoever.", "promotion: unwanted"],
    ["No soliciting of any sort.", "promotion: unwanted"],
    ["No advertising, no hateful posts.", "promotion: unwanted"],
    ["No companies.", "promotion: unwanted"],
    ["No Steam promotion.", "promotion: unwanted"],
    ["No webcomic promotion.", "promotion: unwanted"],
    ["No extension ads.", "promotion: unwanted"],
    ["No ads for startups.", "promotion: unwanted"],
    ["Ads are great, but not here.", "promotion: unwanted"],
    ["Too many promos were posted here, so self-promotion is not allowed.", "promotion: unwanted"],
    ["Don't leave links to your website in the comments.", "own product: unwanted"],
    ["No commercial posts.", "promotion: unwanted"],
    ["No giveaways.", "AMA, event or giveaway: unwanted = giveaway"],
    ["No selling.", "advert or sale: unwanted = sale"],
    ["No recruiting.", "all: no-recruiting"],
    ["Don't post your own blog.", "own writing: unwanted = own blog"],
  ])("%s", (text, demand) => {
    expect(listOwn(text)).toContain(demand);
  });
});

describe("ads of one sort", () => {
  test.each([
    ["No flatmate ads.", "flatmate ads"],
    ["No puppy adverts, please.", "puppy adverts"],
    ["Wedding ads will be removed.", "Wedding ads"],
    ["No Telegram group promotion", "Telegram group promotion"],
    ["No adverts for babysitters or cleaners.", "adverts for babysitters or cleaners"],
    ["Keine Wohnungsanzeigen.", "Wohnungsanzeigen"],
    ["Pas d'annonces de colocation.", "annonces de colocation"],
    ["No se permiten anuncios de pisos.", "anuncios de pisos"],
    ["Sem anúncios de aluguel.", "anúncios de aluguel"],
  ])("%s", (text, detail) => {
    expect(listOwn(text)).toEqual([`advert or sale: unwanted = ${detail}`]);
  });

  test.each([
    "No app ads.",
    "No third-party advertising",
    "No blatant promotion.",
    "Don't post ads.",
    "No ads for your shop.",
    "No ads for products or services.",
    "Keine Werbung für euch selbst.",
    "Keine plumpe Promotion.",
    "Pas de publicité pour votre chaîne.",
    "Nada de publicidad de ningún tipo.",
    "Sem propaganda de qualquer tipo.",
  ])("what is of founders is none: %s", (text) => {
    expect(listOwn(text)).toContain("promotion: unwanted");
  });

  test.each([
    "Pas de publicité politique.",
    "No political ads.",
    "No lottery posts - this is a chess sub, not an app.",
    "You may talk about other brands here.",
    "We will not visit your site for the second half.",
    "AI-written launch posts are removed.",
  ])("nothing of founders is in '%s'", (text) => {
    expect(listOwn(text)).toEqual([]);
  });
});

describe("leave that is asked of no post", () => {
  test.each([
    "The moderators decide what stays, and their approval is final.",
    "Get permission from the mods before you delete anything.",
    "Refunds require mod approval.",
    "Questions? Message the mods.",
    "Haben Sie Fragen? Fragt die Mods.",
    "Seen an advert? Message the mods.",
  ])("%s", (text) => {
    expect(listDemands(text)).toEqual([]);
  });

  test.each(["Ask the mods first.", "Ask the mods before posting a meta thread."])("%s", (text) => {
    expect(listDemands(text).join()).toMatch(/ask-mods/);
  });
});

describe("a list below what a ban comprises", () => {
  test("is banned as well", () => {
    const text = "1. No self-promotion\nThis includes:\n- blog links\n- affiliate links";
    expect(listDemands(text)).toContain("referral link: unwanted");
  });

  test("is read where a ban may follow", () => {
    expect(listDemands("Fundraising may result in a ban.")).toEqual(["all: no-crowdfunding"]);
  });
});

describe("what is said of links elsewhere bars none in posts", () => {
  test.each([
    "No links in the title.",
    "No URLs in your title.",
    "Don't post links in the comments.",
    "Include a link to where you can buy it.",
    "Keep product links to one per post.",
    "We are the only open source CAD community on Reddit.",
  ])("%s", (text) => {
    expect(listDemands(text).join()).not.toMatch(/no-link|no-sales-link|open-source-only/);
  });
});
