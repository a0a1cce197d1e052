import { describe, expect, test } from "vitest";
import { readUnwanted } from "./unwanted.ts";

function isFound(noted: string, title: string, content = ""): boolean {
  const demand = readUnwanted(noted);
  if (!demand) throw new Error(`${noted} is not known`);
  return new RegExp(demand.pattern, "i").test(`${title}\n${content}`);
}

describe("what communities send elsewhere", () => {
  test.each([
    ["health>AskDocs", "My MRI came back, should I be worried?", "34M, some back pain."],
    ["home>AskElectricians", "Homeowner here", "Can I add an outlet to this box?"],
    ["car>MechanicAdvice", "My Civic shakes at 60", "Dealer says mounts. Is it safe to drive?"],
    ["code>learnpython", "I'm new to Python", "My loop never ends, how do I stop it?"],
    ["support>linuxquestions", "My laptop won't wake up after the update", "Any fix?"],
    ["study>learnmath", "Stuck on my homework", "How do I solve this integral?"],
    ["recommend>suggestmeabook", "Books like Piranesi?"],
    ["routine>its daily thread", "Critique my upper lower routine"],
    ["visit>askportland", "Visiting next week", "Three of us. Where should we eat?"],
    ["itinerary>JapanTravelTips", "Two weeks in October", "Can you make me an itinerary?"],
    ["money>Assistance", "Rent is due", "My venmo is @someone, anything helps."],
    ["legal>legaladvice", "My landlord kept the deposit", "Do I have a case?"],
    ["tax>tax", "My 1099 came late", "Do I have to file again?"],
    ["pet>AskVet", "My old cat stopped eating", "Is this normal?"],
    ["student>AskProfessors", "I'm a second year student", "Do you mind late mails?"],
    ["junior>cscareerquestions", "Bootcamp or degree?", "No experience yet, what should I do?"],
    ["inland>news", "Texas passes a new water law"],
    ["bare view", "CMV: pineapple belongs on pizza", "It just does."],
  ])("%s is found in '%s'", (noted, title, content = "") => {
    expect(isFound(noted, title, content)).toBe(true);
  });

  test.each([
    ["health>AskDocs", "How do you handle patients who bring their own lab results?"],
    ["home>AskElectricians", "Anyone else tired of back-stabbed outlets?", "Third one this week."],
    ["car>MechanicAdvice", "Customer states: makes noise", "Found a whole wrench in the oil pan."],
    ["code>learnpython", "What I like about the new type parameter syntax", "How do you use it?"],
    ["recommend>suggestmeabook", "What Piranesi says about solitude"],
    ["routine>its daily thread", "What ten years of lifting did to my sleep"],
    ["visit>askportland", "Burnside bridge is closed this weekend", "Where will buses go?"],
    ["itinerary>JapanTravelTips", "Please check", "Day 1: Tokyo. Not sure where to go on day 4."],
    ["money>Assistance", "How I pay rent on 22 hours a week", "211 helped more than I thought."],
    ["inland>news", "Floods in Bavaria", "A friend in Texas sent me this."],
    ["bare view", "CMV: trams beat buses", "They are quieter and carry more. ".repeat(12)],
  ])("%s is not found in '%s'", (noted, title, content = "") => {
    expect(isFound(noted, title, content)).toBe(false);
  });

  test("a sentence says where it goes", () => {
    expect(readUnwanted("home>AskElectricians")?.text).toBe(
      "No questions of homeowners: r/AskElectricians takes them.",
    );
    expect(readUnwanted("routine>its daily thread")?.text).toBe(
      "No questions about your own training: they go into its daily thread.",
    );
    expect(readUnwanted("weather>AskDocs")).toBeUndefined();
  });

  test("ten thousand characters that nearly match take no time", () => {
    for (const [name, words] of [
      ["home>x", "my house "],
      ["recommend>x", "looking for a "],
      ["visit>x", "visiting what should "],
    ] as const) {
      const start = performance.now();
      isFound(name, "", words.repeat(10_000 / words.length));
      expect(performance.now() - start).toBeLessThan(200);
    }
  });
});
