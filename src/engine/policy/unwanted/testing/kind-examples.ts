import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Drafts of each kind, and near ones: a title, and the content behind the end of its line. */
export const KIND_EXAMPLES: Record<string, RowExamples> = {
  shortened: {
    has: ["Map\nSee bit.ly/x1", "Guide\nhttps://tinyurl.com/abc"],
    lacks: ["Map\nSee example.org", "A rabbit.lying there"],
  },
  "social media": {
    has: ["Look\nhttps://www.instagram.com/p/1", "More on my TikTok"],
    lacks: ["Look\nhttps://example.org", "A social evening"],
  },
  video: {
    has: ["Pan sauce\nhttps://youtu.be/abc", "My vlog from Crete"],
    lacks: ["Pan sauce\nStir it.", "A video of Crete"],
  },
  music: {
    has: ["Rain\nhttps://open.spotify.com/track/1", "Rain\nmyband.bandcamp.com/rain"],
    lacks: ["Rain\nIt is on a disc.", "A spotty fiddle"],
  },
  market: {
    has: ["Lamp\nhttps://www.ebay.com/itm/1", "Lamp\nwww.etsy.com/listing/2"],
    lacks: ["Lamp\nFrom a market in Graz.", "A bay window"],
  },
  stream: {
    has: ["Chess\nhttps://twitch.tv/me", "I am going live tonight"],
    lacks: ["The stream behind our house", "I live here"],
  },
  crosspost: {
    has: ["Crossposted from r/birds", "X-post: my heron"],
    lacks: ["My heron", "The cross at the post office"],
  },
  screenshot: {
    has: ["Odd menu\nScreenshot below.", "A screencap of the score"],
    lacks: ["Odd menu\nIt says no.", "The screen was shot"],
  },
  paywall: {
    has: ["Rates\nhttps://www.ft.com/content/1", "Rates\nhttps://www.nytimes.com/a"],
    lacks: ["Rates\nhttps://example.org/a", "The times are hard"],
  },
  politics: {
    has: ["Who wins the election?", "A Senate hearing"],
    lacks: ["Hours of sun in each capital", "Party food"],
  },
  meme: {
    has: [
      "A meme of my cat",
      "When the pattern says easy",
      "POV: you opened the settings",
      'The strategist after every stop\n"We are checking." "Still checking."',
    ],
    lacks: [
      "A drawing of my cat",
      "Memory foam",
      "When the power went out, our street met",
      "When you move house\nWhat do you pack last?",
      "Me and my cat",
    ],
  },
  piracy: {
    has: ["Where is the torrent?", "A cracked version of it"],
    lacks: ["A cracked cup", "Pirates of the coast"],
  },
  crypto: {
    has: ["Is bitcoin dead?", "Our NFT drop"],
    lacks: ["Is my savings plan fine?", "A coin from 1840"],
  },
  housing: {
    has: ["Looking for a roommate", "My lease ends in May"],
    lacks: ["Looking for a bakery", "A house on a hill"],
  },
  loan: {
    has: ["Need a loan of 200", "Can somebody lend me 50?"],
    lacks: ["Alone at home", "A lens for 50"],
  },
  betting: {
    has: ["My bets for tonight", "What are the odds?"],
    lacks: ["My plan for tonight", "An odd sock"],
  },
  stock: {
    has: ["My money\nShould I invest now?", "This small cap goes to the moon", "Buy $abcd now"],
    lacks: ["My board\nShould I buy it?", "A photo of the moon", "It costs $40"],
  },
  adult: {
    has: ["NSFW: my new set", "See my OnlyFans"],
    lacks: ["My new chess set", "See my fans"],
  },
  hypothetical: {
    has: ["What if Rome had steam?", "Would you rather fly?"],
    lacks: ["Did Rome have steam?", "What is it?"],
  },
  theory: {
    has: ["My new theory of gravity", "A new theory of tides"],
    lacks: ["A textbook on gravity", "What did Einstein say?"],
  },
  rumour: {
    has: ["Rumour: a new lens in May", "Could be delayed to autumn"],
    lacks: ["The new lens is out", "It is delayed"],
  },
  simulation: {
    has: ["My cockpit for MSFS", "Landing\nIn X-Plane 12."],
    lacks: ["My cockpit", "A plane of 1912"],
  },
  headphones: {
    has: ["Which headphones for jazz?", "HD 600 or open speakers?"],
    lacks: ["Which lamp for jazz?", "My TV is HD"],
  },
  jailbreak: {
    has: ["How do I jailbreak it?", "Old games\nThe ROM is on my site."],
    lacks: ["A walk in Rome", "I saw a room"],
  },
  suicide: {
    has: ["I think of suicide", "Night\nI don't want to live anymore."],
    lacks: ["I want to live in Ghent", "My self-portrait"],
  },
  "new release": {
    has: ["It came out last week\nAnd I am done.", "Vale\nI got it on launch day."],
    lacks: ["It came out in 2014", "The launch of a boat"],
  },
  "online business": {
    has: ["Year two of my SaaS", "Dropshipping at 19", "How I built an app nobody wanted"],
    lacks: [
      "Which app do you send invoices with?",
      "Marrying into the trade",
      "My first lawn route",
    ],
  },
  route: {
    has: ["Best route from Ghent to Bruges?", "A quiet bike trip along the Elbe"],
    lacks: ["The router drops out", "Creaking on every hill"],
  },
  album: {
    has: ["Our new album is out", "Full album stream"],
    lacks: ["Our new song is out", "A photo from the alps"],
  },
  rant: {
    has: ["Rant: parking in town", "So sick of these updates"],
    lacks: ["A grant for our town", "My cat was sick"],
  },
  selfie: {
    has: ["My outfit of the day", "Wore a red dress to the fair"],
    lacks: ["Rates of pay", "How do I cook this?", "Wore out the oven"],
  },
  resume: {
    has: ["Roast my resume", "Is my CV too long?"],
    lacks: ["We resumed the talk", "Civil law"],
  },
  performance: {
    has: ["My cover of a tune from Skye", "Me playing in the kitchen"],
    lacks: ["Which cover fits this book?", "What are you playing?"],
  },
  chances: {
    has: ["Chance me for forestry", "chance a tired baker from Ghent", "What are my chances?"],
    lacks: ["By chance I met him", "A second chance for old lamps"],
  },
  portfolio: {
    has: ["Rate my portfolio", "Portfolio of a student", "My portfolio in May"],
    lacks: ["A port in May", "Folios of 1700"],
  },
  haul: {
    has: ["Found a lamp for two pounds at the fair", "Today's haul"],
    lacks: ["Found a heron at the lake", "They hauled it up", "What I knitted"],
  },
  progress: {
    has: ["Progress pic after a year", "Before and after", "90 to 71 kg in a year"],
    lacks: ["Slow progress in Latin", "After the rain", "I cut 20 sets to 11 in ten months"],
  },
  "exam result": {
    has: ["Passed the exam today!", "Failed my test"],
    lacks: ["Which exam is next?", "We passed a village"],
  },
  bug: {
    has: ["Bug: the map is empty", "Is the server down for anyone?"],
    lacks: ["The map of Rome", "We walked down"],
  },
  players: {
    has: ["LFG for tonight", "Looking for players"],
    lacks: ["Our guild turned ten", "A group photo"],
  },
  app: {
    has: ["The app skips pages", "Logged out after the update"],
    lacks: ["An apple tart", "Songs for a long drive"],
  },
  meta: {
    has: ["What happened to this sub?", "The mods are asleep"],
    lacks: ["What happened here?", "A model of it"],
  },
  joke: {
    has: ["A joke about bread", "A joke about rope"],
    lacks: ["A note about bread", "Knocking on wood"],
  },
  chat: {
    has: ["Chess\nJoin our Discord", "Chess\nhttps://discord.gg/abc"],
    lacks: ["Chess\nJoin us on Friday", "In discord with him"],
  },
  private: {
    has: ["Lamp\nDM me", "Lamp\nSend me a message"],
    lacks: ["Lamp\nIt is sold.", "He sent a letter"],
  },
  votes: {
    has: ["Please vote for my cat", "Subscribe to my channel"],
    lacks: ["They voted on it", "A subscription lapsed"],
  },
  swap: { has: ["Sub4sub", "Review swap, anyone?"], lacks: ["A subway map", "I reviewed it"] },
  "own life": {
    has: ["[OC] Every cup of tea I drank", "Four years of my sleep", "How much we spent on vets"],
    lacks: ["I logged the price of bread", "Every bus in Ghent", "My town's rents since 1990"],
  },
  data: {
    has: ["Find him\n555-010-1234 x 212-555-0101", "Write to a.b@example.org"],
    lacks: ["Find him\nHe is tall.", "Write to them"],
  },
  conspiracy: {
    has: ["The hoax about cheese", "It is a conspiracy"],
    lacks: ["A flag of 1900", "It hides well"],
  },
  cure: { has: ["Garlic cured my cancer", "Detox tea"], lacks: ["Cured ham", "Tea at five"] },
  dating: {
    has: ["[M4F] Graz", "Looking for a girlfriend"],
    lacks: ["Fort M4", "Looking for a ladder"],
  },
  cheat: {
    has: ["Undetected aimbot", "Selling my account"],
    lacks: ["An accountant sells", "A bot for maps"],
  },
  dump: {
    has: ["Exam dumps inside", "Brain dump for the bar"],
    lacks: ["Dumplings inside", "A real question", "Cards\nEach question I got wrong is one."],
  },
  replica: {
    has: ["1:1 bag from DHgate", "Best replica watch"],
    lacks: ["A bag of 1990", "The best watch"],
  },
  leak: {
    has: ["Leaked: the new map", "The skins that leaked"],
    lacks: ["The new map", "A leaky tap"],
  },
  loaded: {
    has: ["Why do greedy landlords get away with it?", "Am I the only one who sees it?"],
    lacks: [
      "Why do landlords ask for a deposit?",
      "Why do zebras always have stripes?",
      "The only one I saw",
    ],
  },
  milestone: {
    has: ["10k followers today", "Milestone reached"],
    lacks: ["Ten people follow me", "A stone at mile 4"],
  },
  deal: { has: ["40% off lamps", "Lamps on sale"], lacks: ["40% of lamps", "Lamps for all"] },
  accusation: {
    has: ["This seller is a scam", "Name and shame"],
    lacks: ["This seller is kind", "A name for it"],
  },
  "by others": {
    has: ["Owl\nNot mine, found it online", "Owl\nCredit to the painter"],
    lacks: ["Owl\nI drew it in May", "A credit card"],
  },
  "by students": {
    has: ["Grade dispute\nI'm a second year student.", "My professor lost my essay"],
    lacks: ["A student lost my keys", "I teach as a professor of law"],
  },
  "bare link": {
    has: ["Maps\nhttps://example.org/a", "Maps\n\nhttps://example.org/a\n"],
    lacks: ["Maps\nI drew these: https://example.org/a", "Maps"],
  },
  listicle: {
    has: ["Top 10 tools for bakers", "7 best ways to fold a map"],
    lacks: ["My ten tools", "The best map I ever had"],
  },
  several: {
    has: [
      "Nine ideas\n1. Red doors\n2. Green doors\n3. Blue doors\n4. Doors of glass\n5. No doors",
      "My ideas for the next version",
    ],
    lacks: ["An idea for doors\n1. Take a door\n2. Paint it", "No idea what this is"],
  },
  "part of it": {
    has: ["The lamp, part 2", "The lamp\nPart 2 tomorrow!"],
    lacks: ["A part for my lamp", "The lamp\nIt is part of a house."],
  },
  supplements: {
    has: ["Does creatine help?", "Which supplement for hair?"],
    lacks: ["Does sleep help?", "Hair\nI stopped all supplements."],
  },
  merchandise: {
    has: ["New hoodies", "Our band\nOur t-shirts are back."],
    lacks: ["New song", "My island\nPosters on each wall."],
  },
  filtered: {
    has: ["Me today\nWith a filter, sorry.", "A filtered selfie"],
    lacks: ["Me today\nNo filter.", "An unfiltered photo"],
  },
  pitch: {
    has: [
      "Lamply is OUT NOW, 20% off!\nGrab your copy today!!",
      "The all-in-one lamp\nTrusted by 90 bakers. Book a demo or start your free trial.",
    ],
    lacks: [
      "Lamply is out now\nIt took us two winters, and the dimmer broke twice.",
      "What I learned from a launch discount\nHardly anybody used it.",
    ],
  },
  price: {
    has: ["SLR service\nIt is 85 euro.", "Tip sheets, $29 a month"],
    lacks: ["SLR service\nIt takes 85 minutes.", "What does it cost?"],
  },
  clients: {
    has: ["I am taking on new clients", "Coach\nDM me for a quote."],
    lacks: ["How do you bill clients?", "Coach\nHow did you begin?"],
  },
};
