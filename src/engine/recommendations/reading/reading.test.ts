import { expect, test } from "vitest";
import { findLaunchPlaces } from "./find-things.ts";
import { offersService } from "./offers-service.ts";

const NO_ANSWERS = { category: null, goals: [] };

test.each<[string, string, string[]]>([
  ["a phone app", "A sleep app for iPhone and Android", ["iosapps", "androidapps", "sideproject"]],
  ["a game", "A cozy game about snails, wishlist on Steam", ["indiegaming", "indiedev"]],
  ["a card game", "A card game for two", ["tabletopgamedesign", "boardgamedesign"]],
  ["a book", "A fantasy novel of 300 pages", ["wroteabook", "selfpublish"]],
  ["a German book", "Ein Roman, 420 Seiten, als E-Book", ["wroteabook", "selfpublish"]],
  ["a licence", "An MIT licensed server", ["opensource"]],
  ["a game with a demo", "A cozy game with a demo", ["indiegaming", "playmygame"]],
  ["a book of a library", "A novel in Kindle Unlimited", ["kindleunlimited"]],
  ["a podcast", "A weekly podcast about bread", ["podcastsharing", "podcasts"]],
  ["open source", "Open source CLI for Kubernetes", ["opensource", "coolgithubprojects"]],
  ["a letter by e-mail", "A fortnightly email about how things move", ["newsletters"]],
  ["an extension of no named browser", "Extension for people who read laws", ["chrome_extensions"]],
  ["a record from Brazil", "Disco de estreia: viola caipira, nove faixas", ["thisisourmusic"]],
  ["a French extension", "Extension Firefox/Chrome qui repère les dates", ["chrome_extensions"]],
  ["a charity", "Volunteers who plant trees", ["charity"]],
  ["software by the month", "Software for chimney sweeps, £19 a month", ["saas", "microsaas"]],
  ["a calculator", "Free cut list calculator for woodworkers", ["sideproject", "webapps"]],
  ["a browser game", "A word game for the browser", ["webgames", "indiegaming"]],
  ["a tutor", "Maths tutoring on Zoom, £38 an hour", ["tutor", "indiebiz"]],
  ["a bookkeeper", "Bookkeeping for US freelancers and LLCs", ["smallbusiness", "indiebiz"]],
  ["an agency", "Web design agency for restaurants", ["forhire", "designjobs", "smallbusiness"]],
  ["a trade", "Mobile bicycle repair. I come to your house", ["indiebiz"]],
  ["an app with a fabric in it", "An app that counts fabric and yarn", ["apps", "sideproject"]],
])("%s is shown where such things are shown", (_, text, places) => {
  expect([...findLaunchPlaces(text, NO_ANSWERS).keys()]).toEqual(expect.arrayContaining(places));
});

test.each([
  [
    "a simulator in an app is no game",
    "Practice app for people who stutter, a call simulator",
    "indiegaming",
  ],
  ["software for freelancers is nobody's work", "Reminders for freelance translators", "forhire"],
  ["a device in passing is no gadget", "Rewriting for nurses: pharma, med device", "hwstartups"],
  ["a server for panels is no gadget", "Self-hosted dashboard for ESP32 panels", "hwstartups"],
  [
    "free for open source is not open source",
    "Changelogs. Free for open source, $9 a month",
    "opensource",
  ],
  [
    "what works with GitHub is not on it",
    "Posts merged pull requests from GitHub to Slack",
    "opensource",
  ],
  ["an album of photographs is no music", "Rilego quaderni e album a mano", "promoteyourmusic"],
  ["a prototype of a game is no gadget", "Roguelite, early prototype for Windows", "hwstartups"],
  ["a library for programmers is no service", "Diffs for invoices. TypeScript library", "saas"],
  ["a German app for workshops is none for everybody", "App für kleine Werkstätten", "iosapps"],
  ["what is planned in French is not out", "Appli Android, l'iPhone arrive", "iosapps"],
  ["what is planned is not out", "A diary for iOS now, Android in spring", "androidapps"],
  ["a game to come can't be played", "A cozy game, demo for the next festival", "playmygame"],
  ["an e-book is not in every library", "My debut novel as an ebook", "kindleunlimited"],
  ["no app is no app", "Rota for churches, no app needed", "iosapps"],
  ["a card in a wallet is no card game", "Leather wallets for four cards", "boardgamedesign"],
  ["a single image is no single", "Single Docker image", "musicpromotion"],
  ["bookkeeping is no book", "Bookkeeping software of 40 pages", "wroteabook"],
  ["a planter without an app is no app", "A planter, no plastic and no app", "sideproject"],
  ["a library that lends books is no software", "A launderette with a library", "sideproject"],
  ["lessons are no side project", "Online course with lessons in mending", "sideproject"],
  ["an iPad app is none for Android", "An iPad app with prompts for drawing", "androidapps"],
  ["an app for wards is none for everybody", "An app for hospital wards", "iosapps"],
  ["an extension of an editor is none of a browser", "VS Code extension", "chrome_extensions"],
  ["a library for programmers needs no testers", "A Python package, an API", "alphaandbetausers"],
  ["a fixed price makes no freelancer", "I survey houses. Fixed price", "forhire"],
  ["two brothers are no solo developer", "A game by two brothers on Steam", "solodevelopment"],
  ["software by the month is no goods", "Watches fees, 29 dollars a month", "indiebiz"],
  ["editing a novel is no novel", "Editing for fantasy novels, sample pages free", "wroteabook"],
  ["a course in the browser is no game", "Exercises that run in the browser", "webgames"],
  ["a food co-op is no game", "A food co-op with 900 members", "indiegaming"],
  ["steam that cleans is no Steam", "Steam cleaning of carpets", "indiegaming"],
  ["consoles are no game", "Vintage video game consoles, repaired", "indiegaming"],
  ["an escape room is no game", "An escape room in Prague, a game for teams", "indiegaming"],
  ["windows of a house are none of a PC", "We clean windows and gutters", "windowsapps"],
  ["mac with cheese is no Mac", "Kits for mac and cheese", "macapps"],
  ["a shop with customers is no SaaS", "A bakery whose customers come back", "saas"],
  ["eating habits are no app", "Coaching that changes eating habits", "productivityapps"],
  ["a trip planner is none of a working day", "Trip planner, a web app", "productivityapps"],
  ["what is backed by science has no backers", "Science-backed workouts", "kickstarter"],
  ["a band of rubber plays no songs", "Resistance band workouts", "bandcamp"],
  ["food is no craft", "Restaurant with handmade tortillas", "handmade"],
  ["a hardware store makes no gadgets", "A hardware store in Duluth", "hwstartups"],
  ["a shop of comics draws none", "A comic shop in Duluth", "webcomics"],
  [
    "a service in German is none of an English forum",
    "Lektorat für Romane, und wir lesen alles mit Sorgfalt zum Festpreis",
    "indiebiz",
  ],
  [
    "software about repairs is no trade",
    "Software for repair shops, clients book online",
    "smallbusiness",
  ],
  ["a library of tools is no software", "A tool library run by neighbours", "sideproject"],
  [
    "a program for maps is no board game",
    "Map-making program for tabletop game masters",
    "boardgames",
  ],
  ["a game that collects money is no charity", "Gra planszowa. Zbieramy na wspieram.to", "charity"],
])("%s", (_, text, place) => {
  const answers = { category: null, goals: ["Get feedback"] };
  expect(findLaunchPlaces(text, answers).has(place)).toBe(false);
});

test.each([
  ["games for lessons are no video games", "Education", "Phonics game for teachers", "indiegaming"],
  ["software for volunteers is no charity", "SaaS & Software", "Rotas of volunteers", "charity"],
])("%s", (_, category, text, place) => {
  expect(findLaunchPlaces(text, { category: "Other", goals: [] }).has(place)).toBe(true);
  expect(findLaunchPlaces(text, { category, goals: [] }).has(place)).toBe(false);
});

test("what is shown somewhere whatever it is about is told from what has a place of its own", () => {
  const places = findLaunchPlaces("An iPhone app and a Chrome extension", NO_ANSWERS);
  expect(places.get("iosapps")).toEqual({ things: "iPhone apps", isGeneral: true });
  expect(places.get("chrome_extensions")?.isGeneral).toBe(false);
});

test.each<[string, string | null, boolean]>([
  ["An aquarium logbook for iPhone", null, false],
  ["Seating charts, drag and drop", "SaaS & Software", false],
  ["Shared pottery studio in Leeds", null, false],
  ["A podcast on shipwrecks, one wreck per episode", null, false],
  ["I am a freelance Postgres person", "SaaS & Software", true],
  ["Developmental editing for fantasy novels", null, true],
  ["Invoices for freelancers, an app", null, false],
  ["Reminders for freelance translators", "SaaS & Software", false],
  ["A group for fathers, no coaching", "SaaS & Software", false],
  ["Free cut list calculator for woodworkers", null, false],
  ["Remote bookkeeping for US freelancers", "Other", true],
  ["Mobile bicycle repair. I come to your house", "Other", true],
  ["I photograph tiny weddings. Packages from £950", "Other", true],
  ["In-home dog training for reactive dogs", "Other", true],
  ["House cleaning, our cleaners are insured", "Other", true],
  ["Video course on bicycle repair, book online", "Education", false],
  ["A channel about piano tuning, an hour each", "Content & Media", false],
  ["SEO for hotels. We rewrite your pages", "Other", true],
  ["I rewrite resumes for nurses", "Other", true],
  ["Shoe repairs by post. Photos get a quote", "Other", true],
  ["Interior design by video call, 240 dollars a room", "Design & Creative", true],
  ["Physiotherapy clinic in Cardiff. Same-week appointments", "Health & Fitness", true],
  ["We write grant applications for small museums", "Other", true],
  ["Software for clinics that sends appointments", "Other", false],
  ["Embroidery kits for beginners", "E-commerce", false],
  ["Oolong that we import ourselves", "E-commerce", false],
])("'%s' (%s) is work for hire: %s", (text, category, expected) => {
  expect(offersService(text, category)).toBe(expected);
});

test("category and goals say what the description does not", () => {
  const text = "Finds cancellations and fills them.";
  expect(findLaunchPlaces(text, NO_ANSWERS).size).toBe(0);
  const answers = { category: "SaaS & Software", goals: ["Get feedback"] };
  expect([...findLaunchPlaces(text, answers).keys()]).toEqual(["sideproject", "alphaandbetausers"]);
});

test("a newsletter is shown in r/Substack where it is on Substack", () => {
  const answers = { category: "Content & Media", goals: [] };
  expect(findLaunchPlaces("A newsletter on databases", answers).has("substack")).toBe(false);
  expect(findLaunchPlaces("A Substack on databases", answers).has("substack")).toBe(true);
});
