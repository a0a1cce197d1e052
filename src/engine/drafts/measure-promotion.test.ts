import { expect, test } from "vitest";
import { makeDraft } from "#engine/policy/testing/make-policy.ts";
import type { Draft } from "./draft.ts";
import { isPromotional, measurePromotion, type Promotion } from "./measure-promotion.ts";
import { readTexts } from "./read-text.ts";

const LEDGERLY = ["Ledgerly", "https://www.ledgerly.io/start"] as const;

test.each<[string, Partial<Draft>, Promotion["degree"]]>([
  ["a question about the topic", { title: "How do you keep your books?" }, "none"],
  ["an empty draft", {}, "none"],
  ["a feat that is no product", { content: "I made a mistake in March." }, "none"],
  ["an account", { content: "I created a service account for the scanner." }, "none"],
  ["somebody else's link", { content: "See https://example.com/ledgerly.io" }, "none"],
  ["named once in the text", { content: "I use Ledgerly for that." }, "mention"],
  ["own work without a name", { content: "I built a small tool for that." }, "mention"],
  ["made by somebody close", { content: "My wife coded a small app for that." }, "mention"],
  ["what a friend made to eat", { content: "My wife made a soup for that." }, "none"],
  ["named in the title", { title: "Ledgerly, a year in" }, "promotion"],
  ["own work in the title", { title: "I built an app for freelancers" }, "promotion"],
  ["linked", { content: "It is at https://ledgerly.io/?utm_source=reddit" }, "promotion"],
  ["linked to a part of the site", { content: "https://app.ledgerly.io" }, "promotion"],
  ["the bare address", { content: "It is on ledgerly.io now" }, "promotion"],
  ["linked in the edit section", { editSection: "EDIT: www.ledgerly.io" }, "promotion"],
  ["named all over", { content: "Ledgerly. Ledgerly. Ledgerly. Ledgerly." }, "promotion"],
])("%s", (_, draft, degree) => {
  expect(measurePromotion(readTexts(makeDraft(draft)), ...LEDGERLY).degree).toBe(degree);
  expect(isPromotional(makeDraft(draft), ...LEDGERLY)).toBe(degree !== "none");
});

test.each([
  ["Focus", "I can't focus at work", false],
  ["Focus", "With Focus I can", true],
  ["Ledgerly Pro", "ledgerly pro", true],
  ["GitBook", "gitbook", true],
  ["C++ Now", "see c++ now!", true],
  ["X", "x marks the spot", false],
  ["", "anything", false],
])("a project named '%s' in '%s': %s", (name, content, isNamed) => {
  expect(isPromotional(makeDraft({ content }), name, null)).toBe(isNamed);
});

test("the places are exact, and a name inside a link is part of it", () => {
  const content = "🎉 Ledgerly lives at ledgerly.io/x.";
  const { places } = measurePromotion(readTexts(makeDraft({ content })), ...LEDGERLY);
  const words = places.map(({ start, end }) => content.slice(start, end));
  expect(words).toEqual(["Ledgerly", "ledgerly.io/x"]);
});

test("an address that is none names no site", () => {
  expect(isPromotional(makeDraft({ content: "localhost" }), null, "localhost")).toBe(false);
});

test.each<[string, string, string, Promotion["degree"]]>([
  [
    "an author's announcement",
    "My second novel is out today",
    "Paperback and Kindle, the first chapter is on my website, lanterntax.net. A review would mean the world to me.",
    "promotion",
  ],
  [
    "a guide's dates",
    "Walking tours of the old harbour, spring dates are open",
    "We're a family of guides. Two hours, groups of eight, 25 euros. Book at oldharbourwalks.com.",
    "promotion",
  ],
  [
    "a shop abroad",
    "Abrimos nuestra tostadora de café",
    "Somos tres amigos. Tenemos bolsas a 6.500 pesos y hacemos envíos. Pidan en cafelaorilla.com.ar",
    "promotion",
  ],
  [
    "a sample file in a question",
    "SUMIFS ignores some rows",
    "TRIM did not help. A download with three sample rows is here: https://www.dropbox.com/s/sample. Why does it skip them?",
    "none",
  ],
  [
    "a cited article",
    "The New Yorker on long novels, and why I disagree",
    "There's an essay (https://www.newyorker.com/books/unfinished) that says we give up because of phones. I believe it is the opposite.",
    "none",
  ],
  [
    "a promo code in a story",
    "The man with the promo code for a different hotel",
    "He arrived at one in the morning. 'Fifty percent off, it says so here, check it out.' It was a hotel 300 kilometres away. I told him so.",
    "none",
  ],
  [
    "a founder's question",
    "How did you decide which customers to drop?",
    "We have two groups that use the same product in different ways. At six people we can't do both. How did you choose?",
    "none",
  ],
  [
    "half a year told, in the words of adverts",
    "My 6 month update, 98 kg to 81 kg, what I ate and what I stopped worrying about",
    "34F, 168 cm. I started in May at 98.4 and was 81.0 this morning. Mostly eggs, sardines, a lot of courgette, and pork belly on Sundays. I count carbs (under 25 g) in a notebook, nothing else. First two weeks were awful until somebody here told me about salt. Plateaued for five weeks at 88, changed nothing, and it moved on by itself. Bloods last week: triglycerides 2.1 to 0.9, LDL up a little, my doctor wants to see it again in January. Things I no longer worry about: ketone strips, the scale on Mondays.",
    "none",
  ],
  [
    "a packing list that others look through",
    "Shakedown request: Pennine Way in April, 5.1 kg base",
    "Location and range: mid April, 0 to 12 C, wet. Goal: under 4.5 kg. Budget: 250 pounds. Non-negotiable items: the pillow. Don't even try. Solo or with another person: solo. I'm 6'3 so the inner touches at both ends.\n\nLighterpack link: https://lighterpack.com/r/8x1k2p",
    "none",
  ],
  [
    "news of orders that others place",
    "Memory makers to cut their output by a third next year, report says",
    "https://www.harbourtimes.example/tech/output-cut\n\nTwo of the three large makers told vendors to expect last orders in the second quarter. Contract prices rose 18% in a month. Interesting bit in the fourth paragraph on boards that can't move before 2028.",
    "none",
  ],
  [
    "a title about a shop",
    "My grocery store sells single slices of cake priced by weight",
    "",
    "none",
  ],
  [
    "a puppy that cost something",
    "Free puppy turned out to cost $4,000",
    "Coworker's dog had an oops litter and I took one 'for free'. Parvo at 10 weeks. He's fine now and asleep on my foot. Please get your puppies vaccinated.",
    "none",
  ],
  [
    "work offered by message",
    "Thesis editing by a PhD",
    "Fast, confidential, all citation styles. $0.02 a word. WhatsApp me for a quote +44 7700 900123",
    "promotion",
  ],
  [
    "research for a thing without a name",
    "Owners: how many hours go into the rota each week?",
    "Just doing research. We've built something that fixes it, and you get the first year for free. Send me a message and I'll share a calendar.",
    "promotion",
  ],
  [
    "a question about prices by somebody who names nothing",
    "How do you price a three hour game? The publisher says $14.99",
    "Two of us, three years of work. Comparable games start at $14.99 with a launch discount of a fifth. I would take $9.99, because most of it fits into the two hours in which players get their money back. Did anybody go up or down after launch?",
    "none",
  ],
  [
    "a lesson that says 'try it'",
    "Raised prices from 9 to 29, lost 4 customers of 61",
    "I was afraid of it for a year. Mailed everybody two months ahead. 4 left, 22 went annual, MRR more than doubled, and support tickets halved. If you charge less than 15 for something that businesses use, try it.",
    "none",
  ],
  [
    "a lesson from a mailing list",
    "I deleted 41% of my list and revenue went up slightly",
    "A newsletter with 58k subscribers, of whom 24k had not clicked in a year. We asked them three times if they still wanted it, 1,900 said yes, and the rest went. Six weeks later Gmail puts nearly all of it into the inbox, and each mail earns 4% more. The board was terrified. Do you cut after 12 months?",
    "none",
  ],
  [
    "a word to comment, after which the author writes",
    "How do you all handle missed calls?",
    'What would an AI receptionist that books jobs be worth to you per month? $99? $199? We work on this, and set up the first ten businesses here for free in return for feedback. Comment "calls" and I\'ll get in touch.',
    "promotion",
  ],
  [
    "a budget with train tickets",
    "Shot a 12 minute short for 900 euros, here is the full budget",
    "We shot two nights in a laundrette. Budget: laundrette 0 (my aunt), food 210, sound recordist 300 (worth every cent), lens rental 180, hard drives 90, props 60, train tickets 60. Camera was mine. What I'd change: a second person for lights, we lost three hours moving two panels. What went well: we rehearsed in the place the week before with phones, so on the night we had 41 set-ups in 15 hours. The film is with festivals, so nothing to show yet. Ask me anything about permits in Lisbon.",
    "none",
  ],
  [
    "a question about a formula, with the words of adverts",
    "SUMIFS returns zero although the criteria MATCH",
    "The page has the store in B and the sessions in C. The free viewer shows the same numbers. What am I doing wrong?",
    "none",
  ],
  [
    "a link to documentation",
    "Is a partial index used here?",
    "The manual (https://www.postgresql.org/docs/current/indexes-partial.html) says so, and https://docs.example.com/guide says the opposite.",
    "none",
  ],
  ["work offered by message alone", "Garden plans", "DM me for a quote.", "promotion"],
  [
    "answers wanted on a form",
    "Five minutes for my thesis?",
    "I am looking for 150 people. https://forms.gle/abc",
    "promotion",
  ],
  [
    "a question from somebody with a shop",
    "How do you store leather over winter?",
    "We run a small saddlery shop, and the cellar is damp. Racks or boxes?",
    "none",
  ],
  [
    "a question that sends readers to the shop",
    "How do you store leather over winter?",
    "We run a small saddlery shop, and our way is on saddlekeep.example. Use code DRY10.",
    "promotion",
  ],
  [
    "a photo of what is asked about",
    "Which moth is on my curtain?",
    "It is as long as my thumb. Photo: https://pixhold.example/moth",
    "none",
  ],
  [
    "what was made, told without who made it",
    "Built a moth log for allotments",
    "It counts what comes to the lamp and draws a map of it. Runs offline, no account.",
    "promotion",
  ],
  [
    "a release that is told by its makers",
    "Quillpond 3 reads scanned sheet music",
    "We just released version 3 of Quillpond, an open source editor for choirs. New: a mixer, faster export, a Polish translation. Feedback is welcome.",
    "promotion",
  ],
  [
    "what stands behind the name of a thing",
    "Hedgefold: a command-line tool for sorting herbarium scans",
    "Hedgefold reads the labels, groups the sheets and writes a table. Install it with one command. It is free and open source.",
    "promotion",
  ],
  [
    "a question about one's own app",
    "Push messages arrive twice",
    "I am stuck with my app. Since the update each message arrives twice on older phones. Does anyone know why? Thanks in advance.",
    "none",
  ],
  [
    "people who look for a home",
    "Looking for two rooms near the canal from May",
    "We are a quiet couple with a cat. DM me if you know of something, any help is appreciated.",
    "none",
  ],
  [
    "a thread for all",
    "Weekly Thread: what are you knitting?",
    "Show what is on your needles. See our wiki for patterns and sign up for the swap.",
    "none",
  ],
  [
    "a house that was built long ago",
    "Built in 1911, and the roof still holds",
    "Found the plans in the archive. The slates are the first ones, and the beams came by river.",
    "none",
  ],
])("where no project is known: %s", (_, title, content, degree) => {
  expect(measurePromotion(readTexts(makeDraft({ title, content })), null, null).degree).toBe(
    degree,
  );
});

test("what carries the score is quoted where no name is known", () => {
  const content =
    "Two hours, groups of eight, 25 euros. Book at https://oldharbourwalks.com today.";
  const title = "Walking tours of the old harbour";
  const { places } = measurePromotion(readTexts(makeDraft({ title, content })), null, null);
  const words = places.map(({ field, start, end }) =>
    (field === "title" ? title : content).slice(start, end),
  );
  expect(words).toContain("https://oldharbourwalks.com");
});

test.each([
  [
    "a book that was ordered",
    "My book took nine years. I sorted the chapters in order of events, and the cash register in the last one is real. It is called Ledgerly.",
    "share",
  ],
  [
    "an edition that is sold",
    "Shot at dawn with Ledgerly. A limited edition of 30 prints.",
    "advert",
  ],
  [
    "an offer that ends",
    "Drawn at dawn. Ledgerly is a course, and the early price ends on Sunday.",
    "advert",
  ],
  ["a shop that ships", "Ledgerly is a tent for two. We ship from Reno.", "advert"],
  ["a price told by the way", "Ledgerly cost me two years and a boat.", "share"],
  [
    "a call to book and order",
    "Ledgerly is here. Order by Friday, or book a place on ledgerly.io.",
    "advert",
  ],
])("%s", (_, content, nature) => {
  const draft = makeDraft({ content: `${content}${" It rained.".repeat(30)}` });
  expect(measurePromotion(readTexts(draft), ...LEDGERLY).nature).toBe(nature);
});

test.each("MATCH page store sessions free shop app newsletter launch now".split(" "))(
  "'%s' alone promotes nothing, however often",
  (word) => {
    const draft = makeDraft({ title: `Which ${word}?`, content: `${word} `.repeat(30) });
    expect(isPromotional(draft, null, null)).toBe(false);
  },
);

test("a site of somebody else's is no own link once the project is known", () => {
  const draft = makeDraft({
    title: "The hub comes loose after 50 km",
    content:
      "I set it without play. The exploded view at https://hubs.example shows a washer. Which way round?",
  });
  expect(isPromotional(draft, ...LEDGERLY)).toBe(false);
});
