import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { PolicyDemand } from "../demand.ts";
import { makeDemand } from "../testing/make-policy.ts";
import { nameUnwanted, UNWANTED_NAMES } from "./read-unwanted.ts";
import { signDemands } from "./sign-demands.ts";

function isFound(noted: string, title: string, content = ""): boolean {
  const name = UNWANTED_NAMES.find((known) => known === noted.split(">")[0]);
  if (!name) throw new Error(`${noted} is not known`);
  return new RegExp(nameUnwanted(name).pattern, "i").test(`${title}\n${content}`);
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
    ["client>askatherapist", "My therapist cancelled twice", "Is that usual?"],
    ["portfolio>its daily thread", "Should I sell before the split?"],
    ["personal>relationship_advice", "My girlfriend reads my mail, what now?"],
    ["buy>HeadphoneAdvice", "Best open back headphones under $200?", "My budget is fixed."],
    ["simple>its daily thread", "Is oatmeal fine before a run?", "Or too heavy?"],
    ["remember>tipofmytongue", "Trying to remember a film", "A lighthouse, two brothers."],
    ["identify>whatsthisplant", "What is this plant in our yard?"],
    ["worth>whatsthisworth", "Found a teapot", "How much is it worth?"],
    ["legit>its daily thread", "Legit check on these, please"],
    ["critique>photocritique", "Feedback on my street shots wanted"],
    ["brainstorm>Cooking", "Ideas for a summer menu?"],
    ["parent>AskTeachers", "My son's teacher lost the test", "Whom do I ask?"],
    ["applicant>premed", "What GPA gets me into medical school?"],
    ["business>smallbusiness", "My LLC needs a loan", "Bank or investors?"],
    ["idea", "What business should I start with 5k?"],
    ["hack", "How do I get into my ex's phone"],
    ["poll", "What is the most underrated battle?"],
    ["recent", "Why did Brexit happen?"],
    ["ageless", "He never calls back", "We have been together for a year."],
    ["undated", "My grandmother on her motorcycle"],
    ["title question", "Why do we park on driveways?"],
    ["sad", "Goodbye old friend", "She passed away this morning."],
    ["numbers", "Bad week", "I am at 45 kg again."],
    [
      "research",
      "Nurses, what annoys you?",
      "I'm building an app for wards. Would you pay for it?",
    ],
    [
      "planted",
      "Bedtime is solved",
      "A friend told me about Moonpath, and it changed our evenings. Has anyone else tried it? There is a free tier.",
    ],
    [
      "animal products",
      "Our hens live well",
      "We keep six hens and eat their eggs. What is wrong with that?",
    ],
    ["mlm", "Not every MLM is a scam", "My team is like family."],
    ["hauls", "My Shein haul", "I couldn't resist."],
    ["altcoins", "Is Solana a better buy?"],
    ["closed source", "Best vault", "It is closed source, but I trust it more."],
    ["hosted", "Tired of updates?", "We host it, on our servers, from 4 a month."],
    ["rust the game>playrust", "How to defend a 2x2 after the wipe?"],
    ["faith", "It is not too late", "Jesus loves you, come back to church."],
    ["vaccine doubts", "Skipping the MMR shot", "I don't trust it."],
    ["climate doubts", "The climate has always changed", "It is a hoax."],
    ["parents", "As a mom of two", "You will change your mind, it is the best thing."],
    ["moderation", "Just two beers on Fridays", "You can learn it, it works for me."],
    ["bosses", "As a business owner", "Nobody wants to work, how do I motivate them?"],
    ["cheaters>SupportforWaywards", "I cheated", "She does not know."],
    ["borderline>BPD", "As someone with BPD", "We are not monsters."],
    ["coins", "Bitcoin is digital gold", "You are all wrong."],
    ["cars", "I love driving", "Cars are freedom."],
    ["plant diets", "A vegan year", "I am healthier, you should try it."],
    ["astrology", "Mercury is in retrograde"],
    ["own theory>HypotheticalPhysics", "My new theory of dark matter"],
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
    ["simple>its daily thread", "Is oatmeal fine before a run?", "I tried both. ".repeat(30)],
    ["buy>HeadphoneAdvice", "I bought these headphones ten years ago, and they still sound fine"],
    ["ageless", "He never calls back", "I'm 31, he is 33, a year together."],
    ["undated", "My grandmother on her motorcycle, 1951"],
    ["title question", "Driveways are for parking, parkways for driving"],
    ["research", "How do you hand over at night?", "Our ward does it at the bed since May."],
    ["research", "We're planning a move to Porto", "What was the biggest challenge for you?"],
    ["planted", "We switched to cloth nappies", "Honestly it is fine. We spend 5 euros a month."],
    ["sad", "I put him in a tiny sweater", "His last day as a puppy was loud."],
    ["home>AskElectricians", "Torque screwdrivers", "Not a problem so far. Which do you use?"],
    ["borderline", "My wife was diagnosed with BPD last year", "I don't know how to talk to her."],
    ["hack", "How did you get into a pentesting role?"],
    ["identify>whatsthisplant", "What is your workflow", "And how long does it take?"],
    ["worth>whatsthisworth", "The value of patience in restoring clocks"],
    ["planted", "I switched to paper", "One notebook, one pen. It is slower, and I like it."],
    ["animal products", "Oat milk that does not split", "I drink it in coffee. Which do you use?"],
    ["mlm", "My sister joined an MLM", "How do I tell her what it costs?"],
    ["hauls", "What the sale mails do to me", "I unsubscribed from all of them."],
    ["altcoins", "Running a node on old hardware", "Not for tokens, for Bitcoin alone."],
    ["closed source", "Leaving a proprietary vault", "What do you trust more?"],
    ["hosted", "Our wiki has a new release", "Docker image, or run by us if you like."],
    ["rust the game>playrust", "Why does my duo of crates not compile?"],
    ["vaccine doubts", "Sore arm after her shots", "How long did yours have it?"],
    ["moderation", "One year without a drink", "I found my way back to running."],
    ["own theory>HypotheticalPhysics", "What does the theory of inflation predict for dust?"],
    ["pet>AskVet", "My dog learned to ring a bell", "Should I teach the cat, too?"],
  ])("%s is not found in '%s'", (noted, title, content = "") => {
    expect(isFound(noted, title, content)).toBe(false);
  });

  test("a sentence says where it goes", () => {
    expect(nameUnwanted("home", "r/AskElectricians").text).toBe(
      "No questions from homeowners: r/AskElectricians takes them.",
    );
    expect(nameUnwanted("routine", "its daily thread").text).toBe(
      "No questions about your own training: they go into its daily thread.",
    );
    expect(nameUnwanted("junior", "Mentorship Monday").text).toMatch(
      /: they go into “Mentorship Monday”\.$/,
    );
  });

  test("ten thousand characters that nearly match take no time", () => {
    for (const [name, words] of [
      ["home>x", "my house "],
      ["recommend>x", "looking for a "],
      ["visit>x", "visiting what should "],
      ["animal products", "we eat "],
      ["portfolio", "i'm 25 "],
      ["planted", "switched to "],
    ] as const) {
      const start = performance.now();
      isFound(name, "", words.repeat(10_000 / words.length));
      expect(performance.now() - start).toBeLessThan(200);
    }
  });
});

describe("a demand on a subject", () => {
  const sign = (known: Partial<PolicyDemand>, codes: RuleCodes = {}) =>
    signDemands([makeDemand({ of: "other", code: "day", value: "Thursday", ...known })], codes)[0]
      ?.sign;

  test.each([
    ["politics", "Approval ratings of every president", "Hours of sun in each capital"],
    ["US politics", "Donations to each Senate candidate", "A question on my thesis"],
    ["meme", "A meme that I made of my cat", "A drawing that I made of my cat"],
    ["crypto", "Is bitcoin dead?", "Is my savings plan fine?"],
  ])("on %s is found in '%s' and not in '%s'", (detail, is, isNot) => {
    const pattern = new RegExp(sign({ detail }) ?? "", "i");
    expect([is, isNot].map((text) => pattern.test(text))).toEqual([true, false]);
  });

  test("that no word gives away is left to the author", () => {
    expect(sign({ detail: "personal data" })).toBeUndefined();
  });

  test("that a rule bans already is no second problem", () => {
    const ban = { code: "unwanted", value: null, detail: "politics" } as const;
    expect(sign(ban)).toBeDefined();
    expect(sign(ban, { "no-politics": true })).toBeUndefined();
  });
});
