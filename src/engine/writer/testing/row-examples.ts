import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** What the words of communities say and do not say, by the table and what the row stands for. */
export const PLACE_EXAMPLES: Record<string, RowExamples> = {
  "sort letter": { has: ["a newsletter", "email"], lacks: ["news", "a blog"] },
  "sort audio": { has: ["podcasts", "an episode"], lacks: ["a pod", "a film"] },
  "sort video": { has: ["YouTube", "a film"], lacks: ["a tube", "a podcast"] },
  "sort alone": { has: ["solo games", "single-player"], lacks: ["soloist", "one players"] },
  "sort together": { has: ["co-op", "two to four"], lacks: ["a shop", "two players"] },
  OWN_PIECE: {
    has: [
      "an item you sewed",
      "something you made",
      "useful prints you designed",
      "bird photos and art you made",
    ],
    lacks: ["you sewed", "an item"],
  },
  ANY_PIECE: {
    has: ["a thing you made", "something you made"],
    lacks: ["books you bound", "a thing"],
  },
  OF_LANGUAGE: { has: ["rust", "golang"], lacks: ["rustjerk", "gamedev"] },
  "readers makers": { has: ["Business", "Growth hacking"], lacks: ["Travel", "Music"] },
  "readers developers": { has: ["Programming", "Web development"], lacks: ["Programs", "Tech"] },
  "readers neighbours": { has: ["Places", "Travel"], lacks: ["Food", "Replaced"] },
  "readers hobby": { has: ["Crafts", "Technology"], lacks: ["Business", "Places"] },
  "asked stackOrMaterial": {
    has: ["the license", "its materials"],
    lacks: ["resources", "photos"],
  },
  "asked numbers": { has: ["your revenue", "data"], lacks: ["database", "a number"] },
  "asked mistake": { has: ["a lesson", "postmortem"], lacks: ["less", "mortem"] },
  "asked formula": { has: ["a recipe", "recipes"], lacks: ["receipts", "formula"] },
  "asked sample": { has: ["an excerpt", "for critique"], lacks: ["exceptions", "critics"] },
  "asked platform": { has: ["playable", "the platform"], lacks: ["players", "platforms"] },
  "required formula": { has: ["recipe", "the recipe in text"], lacks: ["recipes", "a list"] },
  "required stackOrMaterial": { has: ["tools used", "the stack"], lacks: ["a tool", "stacked"] },
  "shown the map or diagram": { has: ["maps", "cartography"], lacks: ["mapped", "a photo"] },
  "shown a photo": { has: ["pictures", "photography"], lacks: ["a depiction", "videos"] },
  "shown the link to the repository": { has: ["GitHub", "repositories"], lacks: ["git", "report"] },
  "shown a short clip": { has: ["gifs", "video"], lacks: ["gift", "clipped"] },
  "shown a screenshot": { has: ["a screenshot", "screenshots"], lacks: ["screens", "shots"] },
  "shown a photo of product": { has: ["builds", "handmade"], lacks: ["building", "a maker"] },
  "heading unusual": { has: ["What it does", "About"], lacks: ["Who", "Lessons"] },
  "heading ": { has: ["Target audience", "Who"], lacks: ["What", "Stack"] },
  "heading before": { has: ["Comparison", "How it differs"], lacks: ["What", "Who"] },
  "heading stackOrMaterial": { has: ["How", "Stack"], lacks: ["What", "Lessons"] },
  "heading mistake": { has: ["Lessons", "What I learned"], lacks: ["Less", "Who"] },
  "taken media": { has: ["your episodes", "a newsletter"], lacks: ["news", "books"] },
  "taken software": { has: ["apps", "your project"], lacks: ["apples", "games"] },
  "taken book": { has: ["your writing", "stories"], lacks: ["writers", "games"] },
  "taken game": { has: ["a game", "games"], lacks: ["gaming", "apps"] },
};

const COUNTED: RowExamples = {
  has: ["412 tools, 38 lost", "About 600"],
  lacks: ["Since May 412 tools", "Made 40"],
};
const HAD: RowExamples = {
  has: ["212 installs", "58 issues, most of them short"],
  lacks: ["212 tools", "About 58 issues"],
};

/** What an answer has to begin with for a row of frames, in the order of the rows that ask for it. */
export const FRAME_EXAMPLES: RowExamples[] = [
  { has: ["In your browser", "On a phone"], lacks: ["Any phone", "Online"] },
  { has: ["Web.", "web and phone"], lacks: ["Website", "The web"] },
  { has: ["Browser.", "browser"], lacks: ["Browsers", "The browser"] },
  { has: ["Windows and Linux", "Any phone"], lacks: ["Windows builds", "A demo for Linux"] },
  { has: ["Anything with Python", "anywhere that has a shell"], lacks: ["Any phone", "A thing"] },
  { has: ["On itch, in the browser", "in the browser"], lacks: ["Online", "itch, soon"] },
  {
    has: ["Windows and Linux, browser demo on itch", "Windows, a demo on itch"],
    lacks: ["Windows builds, demo on itch", "Windows. The demo comes."],
  },
  {
    has: ["Windows and Linux builds", "Two builds, one of them slow"],
    lacks: ["Windows", "rebuilds"],
  },
  { has: ["Website, also on phones", "web app"], lacks: ["Web and phone", "The website"] },
  { has: ["By email on Sundays", "by e-mail"], lacks: ["By post", "Email"] },
  { has: ["Email.", "e-mail on Mondays"], lacks: ["By email", "Emailed"] },
  { has: ["Spotify, Apple", "Substack"], lacks: ["On Spotify", "Applesauce"] },
  {
    has: ["Anywhere inside the ring road", "By post all over"],
    lacks: ["Leeds and York", "Indoors"],
  },
  { has: ["Bottom of the steps", "Mondays at 8"], lacks: ["Online only", "By the pond"] },
  {
    has: ["On Spotify", "in your inbox", "Anywhere you get podcasts"],
    lacks: ["Spotify", "Only on Spotify"],
  },
  { has: ["open on Fridays", "Closed in May"], lacks: ["Opening in May", "North Street, open"] },
  {
    has: ["Near the mill", "Fridays at noon", "Off Chanter Road, not on it"],
    lacks: ["North Street", "Nearly open"],
  },
  {
    has: ["Top end of the street", "corner of Mill Road", "Side of our house"],
    lacks: ["Topping", "The top of it"],
  },
  { has: ["North Street", "The mill"], lacks: ["Website, phone", "my email"] },
  { has: ["At the library", "on Zoom"], lacks: ["The library", "Zoom"] },
  {
    has: ["A shed in Fife", "Kiln in the garden"],
    lacks: ["My site", "By post or order by phone"],
  },
  {
    has: ["My site", "By post or order by phone"],
    lacks: ["A shed in Fife", "Kiln in the garden"],
  },
  { has: ["Nothing, also later", "nothing"], lacks: ["No price", "Nothings"] },
  { has: ["Free", "MIT licence"], lacks: ["It is free", "Freedom"] },
  { has: ["$5 a month", "12 euros"], lacks: ["Five euros", "12 lessons"] },
  { has: ["€5 each", "5 kr"], lacks: ["From €5", "5 krona"] },
  { has: ["Probably 5 euros", "around 9"], lacks: ["It is about 9", "Aroundabout"] },
  { has: ["5 a month", "From 9", "R280 each"], lacks: ["five", "A4 both sides 6p"] },
  { has: ["Built in Go", "all made by hand"], lacks: ["It is built", "Made it"] },
  { has: ["Go, with SQLite", "Rust"], lacks: ["No framework", "Go, podman, restic"] },
  { has: ["Godot 4 and I draw the tiles", "Unity and we write"], lacks: ["Godot 4", "and I draw"] },
  { has: ["Go and I like it", "Rust 1.8 and we test"], lacks: ["Go and podman", "I like Go"] },
  { has: ["Godot", "Unity, Blender"], lacks: ["No engine", "no tools"] },
  { has: ["Go, podman, restic", "Python"], lacks: ["No framework", "Python and a probe"] },
  {
    has: ["Cedar, brass and glue", "A lamp, a knife"],
    lacks: ["All cedar, no glue", "Cedar", "What I like: cedar, brass"],
  },
  COUNTED,
  {
    has: ["The hinge.", "Our drying loft."],
    lacks: ["The hinge lies in a groove.", "No hinge.", "Hinges.", "The hinge that never rusts."],
  },
  {
    has: ["Salt late", "Never glue wet wood"],
    lacks: ["If you bake rye", "I salt late", "Bowline: forget the rabbit", "Salt or no salt?"],
  },
  { has: ["Episode 4", "The one on owls"], lacks: ["Start with 4", "Begin anywhere"] },
  {
    has: ["Wicker. Refinishing.", "Marine fish, goldfish bowls, puppies."],
    lacks: ["No wicker. No rush.", "It takes a week and I am slow.", "Cane seats only. No rush."],
  },
  {
    has: ["The cord.", "An ambulance."],
    lacks: ["The cord is too short.", "No cord.", "Cords.", "A cord, so far."],
  },
  { has: ["That they ask me", "How many came back"], lacks: ["That is all", "They ask me"] },
  HAD,
  HAD,
  { has: ["173 since 2021.", "About 8 a week."], lacks: ["173 jobs.", "2,300 wheels."] },
  {
    has: ["Mail it away.", "Agency form, every one different."],
    lacks: ["They lift it.", "19 years on a tabloid"],
  },
];

/** What the first words of a post or a title say and do not say. */
export const OPENING_EXAMPLES: Record<string, RowExamples> = {
  SMALL_BEHIND_LEAD: { has: ["In the browser", "Free for all"], lacks: ["Godot 4", "free"] },
  "draws in premise": {
    has: ["Grete Ahrend burns charcoal.", "A baker leaves the town."],
    lacks: ["Charcoal.", "charcoal burns"],
  },
  "draws in numbers": {
    has: ["We counted hares on twelve evenings.", "I sat there for 8 weeks."],
    lacks: ["We counted hares.", "Eight weeks, no hares."],
  },
  OF_THING: { has: ["the game begins", "each chapter"], lacks: ["the tunnel", "gamely"] },
  GOES_ON_FROM_STORY: {
    has: [
      "Selfishly, I wanted my evenings back.",
      "It seemed a waste not to.",
      "Honestly because I was bored.",
      "I could sew a sail that lasts. After that weekend I couldn't leave it alone.",
      "Nobody spoke of that winter any more.",
    ],
    lacks: [
      "I need a door that winter can't open.",
      "I missed half a wedding. It hurt.",
      "Only I could read the tide tables.",
      "Family, work and a commute took it all.",
      "Italy is far.",
    ],
  },
  TELLS_REASON: {
    has: ["It rained, so we left", "Because nobody mends them"],
    lacks: ["The soap was gone", "Some insight"],
  },
  QUOTED: {
    has: ['A guest said: "You could pour it on anything."', "“Now my kids believe me.” he said"],
    lacks: ['He said "No."', '"and then it was quiet again at last"'],
  },
  MAKES_THEM: {
    has: ["I make them in the garage", "all made by hand", "we carefully pour each one"],
    lacks: ["I sell kits", "they make a mess"],
  },
  BEGINS_DOING: {
    has: ["Throwing them out.", "Asking the neighbours.", "Driving around with a list."],
    lacks: ["String and tape.", "A spreadsheet.", "Evening classes"],
  },
  OF_SOMEBODY: {
    has: [
      "She was on time.",
      "I put that in my pocket.",
      "Seven weeks, all of that.",
      "the wrong ones",
    ],
    lacks: ["We phone the owner of a tag", "that old trap", "Nobody shouts"],
  },
  NAMES_ONE_THERE: {
    has: ["The trap was empty", "we left that old trap"],
    lacks: ["A trap was empty", "we left it there"],
  },
  TELLS_BACKGROUND: {
    has: ["I was a nurse", "We are the last"],
    lacks: ["I saw a nurse", "I was"],
  },
  OPENS_STORY: { has: ["There was a bus", "It began with rain"], lacks: ["It rained", "A bus"] },
  HAPPENS: { has: ["My aunt, three stairs", "the tap dripped"], lacks: ["three stairs", "a tap"] },
  LEADS_AWAY: { has: ["on mapdiet.example", "the link"], lacks: ["on a map", "linked"] },
  ENDS_PHRASE: { has: ["bakers (at night)", "bakers - all"], lacks: ["bakers, cooks", "by-night"] },
  KIN_NAME: { has: ["Mum kept it", "Grandad, 91"], lacks: ["Mummified", "Dad's rink", "Mother"] },
};

/** What points at something, and what names it. */
export const POINTER_EXAMPLES: Record<string, RowExamples> = {
  BEGINS_WITH_TIME: {
    has: ["This summer we sold 400 jars.", "Those first weeks were slow."],
    lacks: ["This oven bakes bread.", "It was this summer."],
  },
  NAMES_BY_TRADE: {
    has: ["the librarian starts coming up", "a glazier said so", "my old teacher"],
    lacks: ["the river rose", "librarians", "the timer"],
  },
  CITES_FIGURES: {
    has: ["so the figure for May", "the counts above"],
    lacks: ["a figure", "numbers"],
  },
  ASKS_OF_THIS: {
    has: [
      "Have you tried this?",
      "Is there insurance for this work?",
      "If he did this, what then?",
    ],
    lacks: ["What did you sow this year?", "Is that so?", "Which of these two is it?"],
  },
  REFERS_AWAY: {
    has: [
      "See above.",
      "See mistake.",
      "As I said.",
      "Already answered.",
      "See above about the new year.",
    ],
    lacks: ["See above the door.", "As I said, no."],
  },
  REFERS_FIRST: {
    has: ["As I wrote above, it rains.", "Like I said, no."],
    lacks: ["Like I said no one does.", "I said, no."],
  },
  SO_MANY: {
    has: ["on 30 of the 41 launches", "2 of the 118 had to go"],
    lacks: ["of the 1930s", "on the 25 bus", "of the 1984 map"],
  },
  POINTER: { has: ["a box of them", "I own one of these books"], lacks: ["a box", "thesis"] },
  POINTS_ON: { has: ["who", "days"], lacks: ["whom", "books"] },
  MEANS_NOTHING: { has: ["it rained", "it's late"], lacks: ["it sings", "rain"] },
  NAMED_ONE: { has: ["a box", "my aunt"], lacks: ["of them", "boxes"] },
  NAME: { has: ["to Anna", "Anna asked me"], lacks: ["to anna", "anna"] },
  NAMED_MANY: { has: ["boxes", "the women"], lacks: ["a box", "always"] },
  COUNTED_OBJECT: {
    has: ["I promised him fifty in walnut", "we printed 200 and went home"],
    lacks: ["I promised fifty combs", "printed in May"],
  },
};

/** What is said of where a thing runs, what it costs and where it is. */
export const FACT_EXAMPLES: Record<"LACKS" | "SAYS_OF_THING" | "OF_MAKER", RowExamples> = {
  LACKS: {
    has: ["No ads.", "Nothing to install."],
    lacks: ["No ads, no sponsor.", "Not on phones yet.", "No one pays."],
  },
  SAYS_OF_THING: {
    has: ["It's free.", "It runs on Linux and Windows."],
    lacks: ["A loaf is $9.", "It's free: see the page.", "It rained."],
  },
  OF_MAKER: {
    has: ["It cost me $25 for the account.", "I don't own a Mac.", "Mine is on a Pi."],
    lacks: ["It costs $25.", "I send it by post.", "I have a pension."],
  },
};

/** What tells that words of ours are needed between two answers, or that they are not. */
export const JOINT_EXAMPLES: Record<string, RowExamples> = {
  IN_TIME: {
    has: ["140 dogs since 2021", "12 so far"],
    lacks: ["212 installs", "nowhere near 12"],
  },
  COUNTS_FIRST: {
    has: ["About 600.", "Five rounds", "~410 listens"],
    lacks: ["Since 2021, 12", "Made about 900.", "My mother plus 6"],
  },
  HAS_SO_MANY: {
    has: ["212 installs, 96 in use", "1,340 subscribers"],
    lacks: ["2,300 demo plays", "About 900 downloads"],
  },
  TELLS_ORIGIN: {
    has: ["It started with a receipt.", "Then the idea was there."],
    lacks: ["I started a new job.", "The lorry came."],
  },
  TELLS_START: {
    has: ["It started with rain.", "The first version had a board."],
    lacks: ["I lost a key.", "Fears and boxes."],
  },
  SPEAKS_BEHIND: {
    has: ["'best toy ever' my neighbor.", '"Still runs", the vet in Lund'],
    lacks: ['"It broke." My neighbour', '"best toy ever" – my neighbour'],
  },
  SPEAKS: {
    has: ['Dale, the foreman: "No."', "My neighbour's son: 'Yes.'"],
    lacks: ['"No." Dale said that.', "Ask: what is it?"],
  },
  DID: { has: ["a man who rowed", "she mailed us"], lacks: ["a retired lady", "a red shed"] },
  BEGINS_BEFORE: { has: ["Before that a jug", "First a jug"], lacks: ["A jug before", "Firstly"] },
  PLACED_BEFORE: {
    has: ["I used to guess", "A jug before"],
    lacks: ["A jug. Before that one", "I guess"],
  },
  SAYS_IT: {
    has: ["Dale said to me", "a man wrote"],
    lacks: ["Dale, a sayer", "Woman, rider, 26"],
  },
  BEGINS_PLACED: { has: ["From an issue", "After the show"], lacks: ["Fromm, a baker", "Dale"] },
  TELLS_MAKING: {
    has: ["It broke. So I bought wire.", "Then I built one.", "That's how it began."],
    lacks: ["It broke.", "She made tea.", "It was so late that we left."],
  },
};

/** What is seen in a sentence that could be a title. */
export const TITLE_EXAMPLES: Record<string, RowExamples> = {
  quoted: { has: ['She said "no"', "“Nice” is all"], lacks: ["She said no", "It's late"] },
  "begins quoted": { has: ['"No" is all she said', "“Nice”"], lacks: ['She said "no"', "No"] },
  "colon or semicolon": { has: ["Soap: nine bars", "It rained; I left"], lacks: ["Soap", "A, b"] },
  bracket: { has: ["Nine (of ten)", "It sold out)"], lacks: ["Nine of ten", "[OC] A hare"] },
  "begins with a pronoun": {
    has: ["It rained", "then I left"],
    lacks: ["I left then", "Theresa left"],
  },
  "begins with us": { has: ["I left", "our oven"], lacks: ["Ovens", "Wet wool"] },
  "begins with the": { has: ["The oven", "the hare"], lacks: ["Then", "An oven"] },
  "begins with one": { has: ["A hare", "Some hares"], lacks: ["Any hare", "Somebody"] },
  "begins with a figure": { has: ["9 hares", "1962"], lacks: ["Nine hares", "In 1962"] },
  denies: { has: ["Nobody came", "It doesn't"], lacks: ["Notes", "Knots"] },
  "somebody speaks": { has: ["she asked me", "He wrote"], lacks: ["I write", "a tale"] },
  somebody: { has: ["My uncle's boat", "a neighbor"], lacks: ["the boat", "manual"] },
  "says it": { has: ["I lost it", "its lid"], lacks: ["a bit", "edits"] },
  "says them": { has: ["I lost them", "nine ones"], lacks: ["lone", "themes"] },
  "says who": { has: ["she left", "ask him"], lacks: ["sheep", "the"] },
  "says this": { has: ["after that", "these nine"], lacks: ["That was May", "thatch"] },
  money: { has: ["£9 a bar", "9€"], lacks: ["nine pounds", "9 bars"] },
  comma: { has: ["Wool, mostly", "9, 10"], lacks: ["Wool mostly", "9"] },
  "large letter": { has: ["Wool", "A9"], lacks: ["wool", "9 bars", "Éva"] },
};
