import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";
import type { UnwantedName } from "../read-unwanted.ts";
import { OFFER_EXAMPLES } from "./offer-examples.ts";
import { QUESTION_EXAMPLES } from "./question-examples.ts";

/** Drafts of each kind, and near ones: a title, and the content behind the end of its line. */
export const UNWANTED_EXAMPLES: Record<UnwantedName, RowExamples> = {
  ...QUESTION_EXAMPLES,
  ...OFFER_EXAMPLES,
  research: {
    has: [
      "Nurses, what annoys you?\nI'm building an app for wards. Would you pay for it?",
      "Market research\nWe are working on a lamp.",
    ],
    lacks: [
      "How do you hand over at night?\nOur ward does it at the bed since May.",
      "We're planning a move to Porto\nWhat was the biggest challenge for you?",
    ],
  },
  planted: {
    has: [
      "Bedtime is solved\nA friend told me about Moonpath, and it changed our evenings. Has anyone else tried it? There is a free tier.",
      "Stumbled on a planner\nIt paid for itself. Not affiliated.",
    ],
    lacks: [
      "We switched to cloth nappies\nHonestly it is fine. We spend 5 euros a month.",
      "I switched to paper\nOne notebook, one pen. It is slower, and I like it.",
    ],
  },
  denied: {
    has: [
      "We stopped fighting over tips\nUntil I started using this sheet called Tipline, honestly. Not affiliated, just a happy GM. Google it.",
      "How do you split tips?\nDM me for what we use, it's cheap. Not an ad lol.",
    ],
    lacks: [
      "Best cheap drill?\nI looked at three, not affiliated with any of them.",
      "We stopped fighting over tips\nHonestly, we wrote the rule down. Just a manager here.",
    ],
  },
  insult: {
    has: [
      "Tip out\nServers who don't tip out are lazy pieces of shit.",
      "Mein Chef ist ein Arschloch.",
      "Mon patron est un connard",
      "Mi jefe es un hijo de puta",
      "O chefe é um babaca",
      "I hope your place burns down",
    ],
    lacks: [
      "Tip out\nIt was a shit night, and nobody tipped.",
      "The fucking printer again",
      "I hope the toast burns less today",
    ],
  },
  votes: {
    has: ["Ten cameras\nUpvote please so more people see it!", "Upvotes would be appreciated"],
    lacks: ["Why did nobody upvote it?", "I upvoted it, and the upvote button is gone"],
  },
  "bare view": {
    has: ["CMV: pineapple belongs on pizza\nIt just does.", "CMV: trams beat buses"],
    lacks: [
      `CMV: trams beat buses\n${"They are quieter and carry more. ".repeat(12)}`,
      "A view with its reasons. ".repeat(12),
    ],
  },
  astray: {
    has: ["Trams\nI know it isn't the usual thing here.", "Wiem, że to nie o grzybach, ale"],
    lacks: ["Trams\nI know it isn't cheap.", "Wiem, że pada"],
  },
  lazy: {
    has: ["Tea or coffee?\nTitle. No particular reason lol", "So, knots\nAsking for a friend"],
    lacks: [
      "The title says knots\nDrawn by hand.",
      `Knots\nAsking for a friend. ${"Long. ".repeat(60)}`,
    ],
  },
  licence: {
    has: ["Which practice tests for the welder's exam?", "Does a licence from Ohio count here?"],
    lacks: ["A practice run?", "I got my licence today"],
  },
  "title question": {
    has: ["Why do we park on driveways?", "Is it Monday?\nIt feels like it."],
    lacks: ["Driveways are for parking, parkways for driving", "Monday\nIs it?"],
  },
  sad: {
    has: ["Goodbye old friend\nShe passed away this morning.", "He passed away at home"],
    lacks: [
      "I put him in a tiny sweater\nHis last day as a puppy was loud.",
      "She passed her test this morning.",
    ],
  },
  "animal products": {
    has: [
      "Our hens live well\nWe keep six hens and eat their eggs. What is wrong with that?",
      "Unpopular opinion\nI buy honey from a neighbour.",
      "Pancakes\n80 g oats, 1 scoop of whey, 1 tbsp honey.",
    ],
    lacks: [
      "Pancakes\n80 g oats, 200 ml oat milk, 2 tbsp peanut butter, 1 tbsp vegan butter.",
      "Oat milk that does not split\nI drink it in coffee. Which do you use?",
      "We keep six hens\nThey came from a farm that closed.",
    ],
  },
  mlm: {
    has: ["Not every MLM is a scam\nMy team is like family.", "Amway changed my life"],
    lacks: ["My sister joined an MLM\nHow do I tell her what it costs?", "Not every job is a scam"],
  },
  hauls: {
    has: ["My Shein haul\nI couldn't say no.", "40% off\nLook at these coats."],
    lacks: [
      "What the sale mails do to me\nI unsubscribed from all of them.",
      "Look at this chair\nIt is from 1940.",
    ],
  },
  "rust the game": {
    has: ["How to defend a 2x2 after the wipe?", "Our clan was raided"],
    lacks: ["Why does my duo of crates not compile?", "Our compiler was quick"],
  },
  altcoins: {
    has: ["Is Solana a better buy?", "Staking at home"],
    lacks: [
      "Running a node on old hardware\nNot for tokens, for Bitcoin alone.",
      "Is Bitcoin a better buy?",
    ],
  },
  hosted: {
    has: [
      "Tired of updates?\nWe host it, on our servers, from 4 a month.",
      "A photo album, no server needed",
    ],
    lacks: [
      "Our wiki has a new release\nDocker image, or run by us if you like.",
      "A photo album for your own server",
    ],
  },
  "closed source": {
    has: ["Best vault\nIt is closed source, but I trust it more.", "Our editor is proprietary"],
    lacks: [
      "Leaving a proprietary vault\nWhat do you trust more?",
      "Best vault\nIts source is public.",
    ],
  },
  faith: {
    has: ["It is not too late\nJesus loves you, come back to church.", "God saved me"],
    lacks: ["The church has a new roof", "It is not too late to plant beans"],
  },
  "vaccine doubts": {
    has: ["Skipping the MMR shot\nI don't trust it.", "Vaccines are poison"],
    lacks: ["Sore arm after her shots\nHow long did yours have it?", "Is this mushroom poison?"],
  },
  "climate doubts": {
    has: ["The climate has always changed\nIt is a hoax.", "Global warming is exaggerated"],
    lacks: ["The climate of Malta", "That moon photo is a hoax"],
  },
  astrology: {
    has: ["Your zodiac and your plants", "Your horoscope for May"],
    lacks: ["Mercury is in transit", "Your stars for May"],
  },
  "own theory": {
    has: ["My new theory of dark matter", "I have created a theory"],
    lacks: [
      "What does the theory of inflation predict for dust?",
      "An equation that nobody derived",
    ],
  },
};

/** How notes call a question or a subject, and near it. */
export const NOTED_EXAMPLES: Record<string, RowExamples> = {
  pet: {
    has: ["veterinary advice", "health questions: r/askvet"],
    lacks: ["house plants", "medical advice"],
  },
  health: {
    has: ["medical advice", "questions on symptoms", "patients' questions"],
    lacks: ["legal advice", "paramedical staff"],
  },
  client: { has: ["patient questions", "questions from clients"], lacks: ["clients", "patients"] },
  legal: {
    has: ["legal questions", "legality of knives"],
    lacks: ["illegal parking", "tax questions"],
  },
  tax: { has: ["tax questions", "personal taxes"], lacks: ["taxis", "syntax questions"] },
  study: { has: ["homework", "puzzles"], lacks: ["house work", "course reviews"] },
  licence: { has: ["licensing", "licence questions"], lacks: ["exam dumps", "licensed games"] },
  translate: {
    has: ["translation requests", "translating letters"],
    lacks: ["transcripts", "language partners"],
  },
  code: {
    has: ["help with code", "programming questions"],
    lacks: ["codes of conduct", "barcodes"],
  },
  support: {
    has: ["technical support", "bug reports of one bug"],
    lacks: ["supporters", "repairs"],
  },
  remember: {
    has: ["naming a forgotten book", "finding a song"],
    lacks: ["naming a bird", "forgetful people"],
  },
  buy: { has: ["what to buy", "which car to get"], lacks: ["brands", "which tree"] },
  recommend: { has: ["recommendations", "suggest me a book"], lacks: ["reviews", "unrecommended"] },
  identify: { has: ["identification", "where is this"], lacks: ["where is it", "names"] },
  worth: { has: ["what is it worth", "price checks"], lacks: ["priced out", "worthy causes"] },
  legit: { has: ["real or fake", "authenticity checks"], lacks: ["fakes", "authentic food"] },
  applicant: { has: ["admissions", "applicants"], lacks: ["job offers", "students"] },
  junior: { has: ["career questions", "getting into it"], lacks: ["carers", "work"] },
  student: { has: ["students", "undergraduates"], lacks: ["teachers", "graduates"] },
  critique: { has: ["critique", "feedback on drafts"], lacks: ["critiques", "criticism"] },
  visit: { has: ["visitors' questions", "moving to town"], lacks: ["tours", "guests"] },
  home: { has: ["homeowners", "a home owner asks"], lacks: ["homes", "owners"] },
  personal: {
    has: ["personal advice", "relationship questions"],
    lacks: ["personal data", "relationship of rivers"],
  },
  portfolio: {
    has: ["portfolio questions", "what to do with a sum of money"],
    lacks: ["portfolios", "money"],
  },
  beginner: { has: ["beginner questions", "newbies"], lacks: ["begin", "new questions"] },
  simple: { has: ["quick questions", "basic questions"], lacks: ["quickly asked", "begun"] },
};
