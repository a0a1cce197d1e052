import { describe, expect, test } from "vitest";
import { type SuggestedId, suggestAnswers } from "./suggest-answers.ts";

type Expected = Partial<Record<SuggestedId, string>>;

/** Invented pages: the name, what the page says, and what of it is an answer. */
const PAGES: [name: string, page: string, expected: Expected][] = [
  [
    "Setterly",
    "Setterly\nSetterly is a planner for climbing gyms.\nIt is made for head setters who plan by the week.\nSetterly costs 20 euros a month per gym.\nIt runs in any browser.\n9 gyms use it every week.",
    {
      what: "a planner for climbing gyms",
      forWhom: "head setters who plan by the week",
      price: "Setterly costs 20 euros a month per gym.",
      platform: "It runs in any browser.",
      numbers: "9 gyms use it every week.",
    },
  ],
  [
    "Lockpeek",
    "Know before you migrate\nLockpeek is a command-line tool that tells you which locks a migration will take.\nIt is written in Go and licensed under MIT.\nGet started",
    {
      what: "a command-line tool that tells you which locks a migration will take",
      stackOrMaterial: "It is written in Go and licensed under MIT.",
    },
  ],
  [
    "Zenflow",
    "Unlock your potential\nThe ultimate productivity platform.\nJoin 10,000+ happy users today!\nTry it for free",
    {},
  ],
  [
    "Wavely",
    "Sound, reimagined.\nYour music. Your way.\nStart your free trial\nTrusted by 500 teams",
    {},
  ],
  [
    "Tern",
    "Tern is a folding reading lamp made of ash and brass.\nEach lamp is cut from one plank of local ash.\nA lamp costs €140.\nShips worldwide",
    {
      what: "a folding reading lamp made of ash and brass",
      stackOrMaterial: "Each lamp is cut from one plank of local ash.",
      price: "A lamp costs €140.",
    },
  ],
  [
    "Night Ferry",
    "Night Ferry: a puzzle game about loading the last ferry of the day.\nThe demo is free.\nIt is available on Steam for Windows and Linux.\nWishlist now!",
    {
      what: "a puzzle game about loading the last ferry of the day",
      price: "The demo is free.",
      platform: "It is available on Steam for Windows and Linux.",
    },
  ],
  [
    "Salt in the Wiring",
    "Salt in the Wiring\nA memoir of eleven years as an electrician on lighthouses.\nThe paperback costs 11 euros.\nBuy now on our site",
    {
      what: "a memoir of eleven years as an electrician on lighthouses",
      price: "The paperback costs 11 euros.",
    },
  ],
  [
    "Lampa",
    "A good lamp makes a room.\nA lamp is never just a lamp.\nMade with love in Porto.",
    {},
  ],
  [
    "Slack Water",
    "Slack Water is a newsletter about one tide a fortnight.\nThe newsletter has 620 readers.\nAll issues are free.",
    {
      what: "a newsletter about one tide a fortnight",
      numbers: "The newsletter has 620 readers.",
      price: "All issues are free.",
    },
  ],
  [
    "Groundly",
    "Coffee that cares\nWe believe in better mornings.\nSave 20% today\nShipping is free from $30.",
    {},
  ],
  [
    "Second Kettle",
    "Second Kettle is a repair shop for kitchen appliances in an old bank.\nWe repair 22 things a week.\nLooking is free and most repairs cost 30 euros.\nWe are open on Saturdays in Mill Street.",
    {
      what: "a repair shop for kitchen appliances in an old bank",
      price: "Looking is free and most repairs cost 30 euros.",
      platform: "We are open on Saturdays in Mill Street.",
    },
  ],
  [
    "Oddmonth",
    "A budgeting app for freelancers whose income changes every month.\nBuilt with privacy in mind.\n4.9 stars",
    {
      what: "a budgeting app for freelancers whose income changes every month",
      forWhom: "freelancers whose income changes every month",
    },
  ],
  [
    "Meetwise",
    "Meetings that matter\nMeetwise helps teams run better meetings.\nLoved by teams everywhere.\nPricing\nFAQ\nBook a demo",
    {},
  ],
  [
    "Scythe in a Day",
    "Scythe in a Day is a one-day course in mowing by hand.\nThe course is for people with a meadow and a bad back.\nThe day costs 80 euros.\n96 people have come since spring.",
    {
      what: "a one-day course in mowing by hand",
      price: "The day costs 80 euros.",
      numbers: "96 people have come since spring.",
    },
  ],
  [
    "Cartly",
    "The #1 cart for Shopify\nIncrease your revenue by $10,000.\nCancel at any time, it's free of risk.",
    {},
  ],
  [
    "Rowcount",
    "Rowcount is for knitters who lose count.\nRowcount is a web page and nothing else.\nThe code is public under MIT.",
    {
      forWhom: "knitters who lose count",
      what: "a web page and nothing else",
      stackOrMaterial: "The code is public under MIT.",
    },
  ],
  ["Bad Page", "404\nPage not found\nHome\nBlog\nContact\n© 2026", {}],
  [
    "Hexling",
    "HEXLING IS THE BEST BOARD GAME EVER MADE.\nHexling is a board game for two players.\nPlayers say they can't stop.\nOrder yours today",
    { what: "a board game for two players" },
  ],
  ["Ropewise", "Plan trips.\nClimb more.\nWorry less.\nIt just works.\nWhy climbers choose us", {}],
  [
    "Even Temper",
    "Even Temper is a piano tuning service in Ghent.\nI have tuned 740 pianos in nine years.\nA tuning costs €90.\nCall us today for a free quote",
    {
      what: "a piano tuning service in Ghent",
      numbers: "I have tuned 740 pianos in nine years.",
      price: "A tuning costs €90.",
    },
  ],
];

describe("a page answers only what it states", () => {
  test.each(PAGES)("%s", (name, pageText, expected) => {
    const found = suggestAnswers({ name, description: "", pageText });
    expect(Object.fromEntries(found.map(({ id, text }) => [id, text]))).toEqual(expected);
    for (const { source } of found) expect(source).toBe("page");
  });
});

test("what the founder wrote here comes before the brief and the page", () => {
  const suggestions = suggestAnswers({
    name: "Bin Night",
    description: "Bin Night is a web page that names tonight's bin.",
    briefText: "Bin Night is an app for bins.\nThe page is free.",
    pageText:
      "Bin Night is a website about rubbish.\nThe site is free.\nIt works in every browser.",
  });
  expect(suggestions).toEqual([
    { id: "what", text: "a web page that names tonight's bin", source: "description" },
    { id: "price", text: "The page is free.", source: "brief" },
    { id: "platform", text: "It works in every browser.", source: "page" },
  ]);
});

test("a name with signs in it is found as it is written", () => {
  const description = "C++ (now) is a tool that reads old code.";
  expect(suggestAnswers({ name: "C++ (now)", description })).toEqual([
    { id: "what", text: "a tool that reads old code", source: "description" },
  ]);
});

test.each([
  [
    "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
    "fermented hot sauces from Bodmin, Cornwall",
  ],
  [
    "Hand-dyed sock yarn in the colours of matchboxes.",
    "hand-dyed sock yarn in the colours of matchboxes",
  ],
  ["inventory counting for kitchens. count with your voice", "inventory counting for kitchens"],
  ["Sell candles from home.", null],
  ["Drag guests onto tables.", null],
  ["Track habits without streaks.", null],
  ["Landlords with 2 to 20 units: collect rent.", null],
  ["Know what's in your chest freezer.", null],
  ["Tern keeps lamps from falling over.", null],
  [
    "Motorcafé met werkplaats in Drenthe. Je kunt er slapen en je laat er je motor nakijken door een monteur.",
    null,
  ],
])("a description that begins with several things says what it is: %s", (description, text) => {
  const [what] = suggestAnswers({ name: "Tern Lamps", description });
  expect(what?.text ?? null).toBe(text);
});

test("a page's heading of several things says nothing", () => {
  const pageText = "Fermented hot sauces from Bodmin.";
  expect(suggestAnswers({ name: "Blaze", description: "", pageText })).toEqual([]);
});
