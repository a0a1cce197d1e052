import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";
import type { SIGNS_OF_CODES } from "../rows/breaches.ts";

/** What breaks a ban on AI, and what only speaks of it. */
const AI_EXAMPLES: RowExamples = {
  has: [
    "I had ChatGPT write a missing chapter",
    "La tour Eiffel, fraîchement sortie de Midjourney",
    "J'ai demandé à Midjourney de me pondre ça",
    "Claude did most of the work",
    "I let an AI draw the cover",
    "Made with Midjourney and downscaled",
    "Une image générée par l'intelligence artificielle",
    "Das Bild wurde mit KI erstellt",
    "Un cuento escrito con IA",
    "A song straight from Suno",
  ],
  lacks: [
    "ChatGPT changes its mind every week",
    "Backup vendor now has AI insights",
    "The rise of ChatGPT in schools",
    "J'ai demandé à ma sœur",
    "Drawn by hand in ink",
  ],
};

const SALE_EXAMPLES: RowExamples = {
  has: [
    "Wooden cars, 18 euro each",
    "It costs 4 euros a month",
    "Yours for 25 €",
    "From $12",
    "DM me to order",
    "Message us if you'd like to buy one",
    "It is in my shop",
    "The last two are for sale",
    "Worldwide shipping",
  ],
  lacks: [
    "It took 18 hours",
    "Weighs 4 pounds",
    "A shop near me had the wood",
    "Message me if you know the answer",
    "In order to sand it",
  ],
};

/** What breaks or meets a demand of a code, and what says nothing of it. */
export const CODE_EXAMPLES: Record<keyof typeof SIGNS_OF_CODES, RowExamples> = {
  "no-ai": AI_EXAMPLES,
  "label-ai": { has: ["No AI was used", "Drawn by hand"], lacks: ["Aim high", "It said so"] },
  "no-sales-link": SALE_EXAMPLES,
  "free-only": {
    has: ["It is free", "$9 a month", "Ten are free, the rest is in the $4 tier"],
    lacks: ["Freedom of the seas", "A bakery planner"],
  },
  "open-source-only": {
    has: ["It is open source", "The code is on GitHub"],
    lacks: ["The source of the river", "It is mine"],
  },
};

/** Titles that are not what notes ask for, and titles that are. */
export const TITLE_EXAMPLES: Record<string, RowExamples> = {
  "no price": {
    has: ["[Toledo] $29 tip pooling for your bar", "CLA for 85 euro"],
    lacks: ["[Toledo] Tip pooling for 29 bars", "CLA in 85 minutes"],
  },
  "brackets first": {
    has: ["Who pays out nightly? [Columbus]", "Columbus: who pays out nightly?"],
    lacks: ["[Columbus] Who pays out nightly?", " [Toledo] Tip pooling"],
  },
  brackets: {
    has: ["Lake Bohinj", "Lake 4000x3000"],
    lacks: ["Lake Bohinj [4000x3000]", "Lake (4000x3000)"],
  },
  resolution: {
    has: ["Dusk over Loch Awe [OC]", "Dusk [1080p]"],
    lacks: ["Dusk over Loch Awe [OC] [4000x3000]", "Dusk (5472 × 3648)"],
  },
  question: { has: ["Trains can fly", "Help!"], lacks: ["Can trains fly?", "Trains? Why?"] },
  spoiler: {
    has: [
      "I can't believe they killed Alex off",
      "So Ned dies in the ninth episode",
      "Ned becoming king at the end of book two",
    ],
    lacks: [
      "Thoughts on the finale?",
      "Rewatching the first season with my dad",
      "What does the map at the end of the book show?",
    ],
  },
  tag: { has: ["[Part 1] The Lamp", " [Fluff] A lamp"], lacks: ["The Lamp", "A lamp [part]"] },
  emoji: { has: ["My first lamp 🔥", "☕ and a lamp"], lacks: ["My first lamp", "A + B"] },
  sensation: {
    has: [
      "UNBELIEVABLE: parliament did it again",
      "You won't believe this chip maker",
      "Wow!!",
      "Rates cut, savers robbed once more",
      "He lost it again",
      "Savers are getting crushed while banks are asleep at the wheel",
    ],
    lacks: [
      "Parliament votes to delay the law",
      "Chip maker ends driver support",
      "Bank robbed in Graz",
    ],
  },
  votes: {
    has: ["Upvote so the devs see it", "Get this to the front page"],
    lacks: ["Turnout in local votes since 1990", "The front page of 1990"],
  },
  address: {
    has: ["See maps.example.com", "https://example.org"],
    lacks: ["Version 2.0 of it", "A site for maps"],
  },
  "several parts": {
    has: ["A fox I drew", "Fox, me"],
    lacks: ["Fox, Ida Moor, pencil, 2026", "Fox - Ida Moor - Oil"],
  },
  artist: {
    has: ["My new song", "Self-made song"],
    lacks: ["Kvite Hester - Rain", "Kvite Hester – Rain", "Kvite Hester -- Rain"],
  },
  year: { has: ["A film about a clock", "Film 12"], lacks: ["The Clock (1994)", "Clock, 2021"] },
  camera: {
    has: ["Quiet morning in Alfama", "The last ferry"],
    lacks: ["Ferry [Canon AE-1, 50mm, HP5]", "Ferry | F3 | Portra", "On Kodak Gold"],
  },
  place: {
    has: ["Growing on a dead log, found 20+ of these", "What is this in the garden?"],
    lacks: ["Found near Lyon", "Beetle, Ohio", "Which bug? [UK]", "Fern, Ida Holm, Aarhus"],
  },
  grade: { has: ["First V6!", "My first 7a+"], lacks: ["First of the year", "After 7 tries"] },
  age: { has: ["Meet Otto", "My cat"], lacks: ["Otto, 14 years", "My old cat"] },
  "own work": { has: ["Two chairs", "Oil on board"], lacks: ["[OC] Two chairs", "Chairs I made"] },
  "by whom": {
    has: ["Two chairs", "Nearby chairs"],
    lacks: ["Two chairs by Ilse Marrow", "By Ilse: two chairs"],
  },
  vague: {
    has: [
      "Need help please",
      "Question",
      "What is this?",
      "Any ideas?",
      "Can someone explain this?",
      "Please help, macro not working",
      "PIVOT PROBLEM!!",
      "My sheet is broken",
      "Found this under the porch",
      "Bought at a jumble sale",
    ],
    lacks: [
      "Can someone explain the dative?",
      "Help me price this lamp",
      "Question about SUMIFS",
      "Lookup returns zero where the dates differ, formula not working across sheets",
      "Lamp broken by the movers",
      "What is this bird in Ohio?",
    ],
  },
};

/** What notes say of titles, and of other things. */
export const NOTED_TITLES: Record<string, RowExamples> = {
  "no price": {
    has: ["don't put prices in titles", "no prices"],
    lacks: ["the price in brackets", "prices welcome"],
  },
  "brackets first": {
    has: ["title must start with your city in brackets", "begins with a tag in brackets"],
    lacks: ["something in brackets", "begins with a verb"],
  },
  brackets: {
    has: ["[resolution] in title", "something in brackets"],
    lacks: ["clear title", "names the dish"],
  },
  resolution: {
    has: ["location and resolution in title", "[resolution] in title"],
    lacks: ["location in title", "good resolutions"],
  },
  question: {
    has: ["a question", "ends in a question mark"],
    lacks: ["no questionable words", "clear title"],
  },
  spoiler: {
    has: ["no spoilers or quotes", "no untagged spoilers"],
    lacks: ["a spoiler mark", "clear"],
  },
  tag: { has: ["no tags, no summary", "spoilers or title tags"], lacks: ["a tag", "no stage"] },
  emoji: {
    has: ["no emoji", "no capitals or emoji", "few emoji"],
    lacks: ["fire emoji and a space", "clear"],
  },
  sensation: {
    has: ["original headline", "no edited titles"],
    lacks: ["name of the dish", "names the car"],
  },
  votes: {
    has: ["an effort, no asking for votes", "no plea for views"],
    lacks: ["names the vote", "a view of it"],
  },
  address: { has: ["no url", "clear, no links"], lacks: ["clean link", "names the site"] },
  "several parts": {
    has: ["title then artist then medium", "title, artist, medium and year"],
    lacks: ["artist - title", "title by artist"],
  },
  artist: {
    has: ["artist - title (year)", "band - song"],
    lacks: ["artist named in the title", "title by artist"],
  },
  year: {
    has: ["title (year)", "film name and year of release"],
    lacks: ["nothing of last year", "at most a year old"],
  },
  camera: { has: ["camera and film", "camera + lens"], lacks: ["cameras", "film"] },
  place: { has: ["location in title", "city named"], lacks: ["placement", "clear"] },
  grade: { has: ["no grade in the title", "no grades"], lacks: ["upgrade", "a grade"] },
  age: { has: ["name and age in title", "age of the animal"], lacks: ["image", "page in"] },
  "own work": {
    has: ["says that it is your own work", "says original content"],
    lacks: ["owner named", "original headline"],
  },
  "by whom": {
    has: ["title by artist", "description by artist name"],
    lacks: ["done by artist at shop", "artist - title"],
  },
  vague: {
    has: ["clear and specific", "no vague titles"],
    lacks: ["name of the dish", "a question"],
  },
};
