import { expect, test } from "vitest";
import type { Piece } from "./shapes/shape.ts";
import { RICH, answer } from "./testing/make-brief.ts";
import { writePieces } from "./write-pieces.ts";

const piece = (is: Piece["is"], text: string): Piece => ({ is, sentences: [text], isOptional: true }); // prettier-ignore
const INTRODUCTION = piece("introduction", "a novel");

function write(pieces: Piece[], changes: Parameters<typeof answer>[1] = {}) {
  const { interview } = answer(RICH, changes);
  const given = { project: { name: "Ash", url: null }, interview, who: null, town: null, city: null, isComment: false }; // prettier-ignore
  const context = { interview, siblings: [], seed: 1 };
  return writePieces([...pieces, piece("askReaders", "Why?")], { ...given, context }).split("\n\n");
}

test.each<[string, Piece[], string[]]>([
  ["what was before says so", [INTRODUCTION, piece("before", "I made a second vault.")], ["I wrote Ash, a novel. Before that, I made a second vault."]], // prettier-ignore
  ["what was held at first says so", [INTRODUCTION, piece("mistake", "I trusted foam.")], ["I wrote Ash, a novel. At first I trusted foam."]], // prettier-ignore
  ["also further down", [INTRODUCTION, piece("unusual", "It is short."), piece("mistake", "I had a dice for it.")], ["I wrote Ash, a novel. It is short.", "At first I had a dice for it."]], // prettier-ignore
  ["who says when says it once", [INTRODUCTION, piece("mistake", "I let people write in at first.")], ["I wrote Ash, a novel.", "I let people write in at first."]], // prettier-ignore
  ["what happened once has a paragraph", [INTRODUCTION, piece("mistake", "I forgot the stamps.")], ["I wrote Ash, a novel.", "I forgot the stamps."]], // prettier-ignore
  ["before the name nothing is added", [piece("mistake", "I trusted foam."), INTRODUCTION], ["I trusted foam.", "I wrote Ash, a novel."]], // prettier-ignore
  ["advice says why it is there", [INTRODUCTION, piece("teach", "Set MAILTO."), piece("mistake", "I forgot the stamps.")], ["I wrote Ash, a novel.", "In case it helps: set MAILTO.", "I forgot the stamps."]], // prettier-ignore
  ["what says that it went wrong needs no label", [INTRODUCTION, piece("mistake", "I priced it too high, which was a mistake.")], ["I wrote Ash, a novel.", "I priced it too high, which was a mistake."]], // prettier-ignore
  ["a surprise says that it is one", [INTRODUCTION, piece("surprise", "Most letters come from prisons.")], ["I wrote Ash, a novel.", "What I didn't expect: most letters come from prisons."]], // prettier-ignore
  ["unless it says so itself", [INTRODUCTION, piece("surprise", "I never expected letters from prisons.")], ["I wrote Ash, a novel.", "I never expected letters from prisons."]], // prettier-ignore
  ["how it started, behind what it is", [INTRODUCTION, piece("scene", "My boss asked if it was hailing.")], ["I wrote Ash, a novel.", "How it started: my boss asked if it was hailing."]], // prettier-ignore
  ["who says what they were", [INTRODUCTION, piece("scene", "I was a lift mechanic for 22 years.")], ["I wrote Ash, a novel.", "I was a lift mechanic for 22 years."]], // prettier-ignore
  ["several who tell of it do not", [INTRODUCTION, piece("scene", "We had 400 tabs open.")], ["I wrote Ash, a novel.", "How it started: we had 400 tabs open."]], // prettier-ignore
  ["who tells of it stays large", [INTRODUCTION, piece("scene", "I had 400 tabs open.")], ["I wrote Ash, a novel.", "How it started: I had 400 tabs open."]], // prettier-ignore
  ["a mistake of which nobody speaks", [INTRODUCTION, piece("mistake", "Lesson 1 was 90 min. Nobody finished.")], ["I wrote Ash, a novel.", "What I got wrong: Lesson 1 was 90 min. Nobody finished."]], // prettier-ignore
  ["a mistake that sounds like none", [INTRODUCTION, piece("mistake", "We made a nice campaign, and the mayor got offended.")], ["I wrote Ash, a novel.", "What I got wrong: we made a nice campaign, and the mayor got offended."]], // prettier-ignore
  ["a mistake with a before in it", [INTRODUCTION, piece("mistake", "We asked for five things before saving. Nobody got past rack two.")], ["I wrote Ash, a novel.", "What I got wrong: we asked for five things before saving. Nobody got past rack two."]], // prettier-ignore
  ["the first of many", [INTRODUCTION, piece("mistake", "The first 50 I sent without a word.")], ["I wrote Ash, a novel.", "What I got wrong: the first 50 I sent without a word."]], // prettier-ignore
  ["a bare quotation", [INTRODUCTION, piece("userSaid", '"I missed my stop."')], ["I wrote Ash, a novel.", 'One reaction: "I missed my stop."']], // prettier-ignore
  ["a quotation of somebody", [INTRODUCTION, piece("userSaid", 'The stationmaster, he is 81: "You went."')], ["I wrote Ash, a novel.", 'One reaction, from the stationmaster, he is 81: "You went."']], // prettier-ignore
  ["a quotation without its article", [INTRODUCTION, piece("userSaid", 'Old colleague: "You got it."')], ["I wrote Ash, a novel.", 'One reaction, from an old colleague: "You got it."']], // prettier-ignore
  ["a quotation with a name", [INTRODUCTION, piece("userSaid", 'Mama Brayo, Kangemi: "I did cabbage."')], ["I wrote Ash, a novel.", 'One reaction, from Mama Brayo, Kangemi: "I did cabbage."']], // prettier-ignore
  ["a quotation that says where from", [INTRODUCTION, piece("userSaid", 'Issue title: "Two copies of memcpy."')], ["I wrote Ash, a novel.", 'Issue title: "Two copies of memcpy."']], // prettier-ignore
  ["what was done and is no longer", [INTRODUCTION, piece("mistake", "I polled every hour. Now it is once a day.")], ["I wrote Ash, a novel. At first I polled every hour. Now it is once a day."]], // prettier-ignore
  ["what it lacks is apart from how many use it", [INTRODUCTION, piece("unusual", "It is short."), piece("numbers", "133 students."), piece("limits", "No subtitles yet."), piece("price", "Free.")], ["I wrote Ash, a novel. It is short. 133 students so far.", "To be upfront: no subtitles yet. It's free."]], // prettier-ignore
  ["what it lacks in a sentence", [INTRODUCTION, piece("unusual", "It is short."), piece("limits", "It does not float.")], ["I wrote Ash, a novel. It is short.", "It does not float."]], // prettier-ignore
  ["a language keeps its capital", [INTRODUCTION, piece("limits", "English only.")], ["I wrote Ash, a novel.", "To be upfront: English only."]], // prettier-ignore
  ["notes speak for themselves", [INTRODUCTION, piece("unusual", "No prestige reset, debt for ever.")], ["I wrote Ash, a novel. No prestige reset, debt for ever."]], // prettier-ignore
  ["who says that it was at launch", [INTRODUCTION, piece("mistake", "I had 22 rooms at launch.")], ["I wrote Ash, a novel.", "I had 22 rooms at launch."]], // prettier-ignore
  ["several things without one", [INTRODUCTION, piece("before", "Calendar reminders on two phones.")], ["I wrote Ash, a novel. Before that it was calendar reminders on two phones."]], // prettier-ignore
  ["a thing without its article", [INTRODUCTION, piece("before", "Envelope.")], ["I wrote Ash, a novel. Before that it was an envelope."]], // prettier-ignore
  ["what was there before a thing that opens it", [INTRODUCTION, piece("before", "A whiteboard.")], ["I wrote Ash, a novel. Before that it was a whiteboard."]], // prettier-ignore
  ["a call for help", [INTRODUCTION, piece("unusual", "It is short."), piece("theAsk", "Two people for Saturdays.")], ["I wrote Ash, a novel. It is short.", "We're looking for two people for Saturdays."]], // prettier-ignore
  ["but for a surprise", [INTRODUCTION, piece("surprise", "Old guys.")], ["I wrote Ash, a novel.", "What I didn't expect: old guys."]], // prettier-ignore
  ["a row of lines is one paragraph", [INTRODUCTION, piece("unusual", "The whole screen is one button."), piece("limits", "Android only."), piece("numbers", "220 users, 4.6 stars."), piece("price", "Free.")], ["I wrote Ash, a novel. The whole screen is one button.", "To be upfront: Android only.", "220 users so far, 4.6 stars. It's free."]], // prettier-ignore
])("%s", (_, pieces, expected) => {
  expect(write(pieces).slice(0, -1)).toEqual(expected);
});

test("a campaign was one before as well", () => {
  const [first] = write([INTRODUCTION, piece("before", "We wrote four letters.")], { kind: "cause" }); // prettier-ignore
  expect(first).not.toContain("Before that");
});

test.each<[string, Piece, Parameters<typeof answer>[1], string]>([
  ["a price in reais", piece("price", "R$30 a month."), {}, "It costs R$30 a month."],
  ["a price", piece("price", "$18 a month, and the first is free."), {}, "It costs $18 a month, and the first is free."], // prettier-ignore
  ["a price that is planned", piece("price", "$49 planned."), {}, "$49 planned."],
  ["a price before it is out", piece("price", "$49 a year."), { stage: "testing" }, "$49 a year."],
  ["prices of a shop", piece("price", "$4 a packet."), { kind: "shop" }, "$4 a packet."],
  ["a price of many", piece("price", "£34 each, and the lids are extra."), {}, "They cost £34 each, and the lids are extra."], // prettier-ignore
  ["what was there before", piece("before", "A paper notebook and two pens."), {}, "Until then it was a paper notebook and two pens."], // prettier-ignore
  ["one thing that was there before", piece("before", "Fridge printout."), {}, "Until then it was a fridge printout."], // prettier-ignore
  ["a tool that was there before", piece("before", "Grep, mostly."), {}, "Until then it was grep, mostly."], // prettier-ignore
  ["a quotation of a customer", piece("userSaid", '"I took two."'), { kind: "shop" }, 'One customer said: "I took two."'], // prettier-ignore
  ["what was done before", piece("before", "A friend wrote it all down."), {}, "A friend wrote it all down."], // prettier-ignore
  ["what is free", piece("price", "Free, no ads."), {}, "It's free, no ads."],
  ["what is free says so itself", piece("price", "Free copies are gone."), {}, "Free copies are gone."], // prettier-ignore
  ["figures", piece("numbers", "Around 380 stars and 9 forks."), {}, "Around 380 stars and 9 forks so far."], // prettier-ignore
  ["figures one after another", piece("numbers", "96 grams, 25 prototypes, 12 testers."), {}, "96 grams, 25 prototypes, 12 testers so far."], // prettier-ignore
  ["figures in a list", piece("numbers", "148 threads: metric, UNC and UNF."), {}, "148 threads: metric, UNC and UNF."], // prettier-ignore
  ["figures that do something", piece("numbers", "47 councils work."), {}, "47 councils work."], // prettier-ignore
  ["figures of which some do something", piece("numbers", "133 students, 71 sent a photo."), {}, "133 students, 71 sent a photo."], // prettier-ignore
  ["figures that say so", piece("numbers", "58 tales so far."), {}, "58 tales so far."],
  ["what was sent before", piece("before", "Our conductor sent us MP3 files."), {}, "Our conductor sent us MP3 files."], // prettier-ignore
  ["figures a month", piece("numbers", "26 grandmothers, about 340 calls a month."), {}, "26 grandmothers, about 340 calls a month."], // prettier-ignore
  ["figures with more behind them", piece("numbers", "19 sites, $1,520 after fourteen months. I work two evenings a week."), {}, "19 sites, $1,520 after fourteen months. I work two evenings a week."], // prettier-ignore
  ["a stack", piece("stackOrMaterial", "Godot 4, two years of weekends."), { kind: "game" }, "It's built with Godot 4, two years of weekends."], // prettier-ignore
  ["a material", piece("stackOrMaterial", "An ATtiny, one photodiode and a brass box."), { kind: "product" }, "It's made of an ATtiny, one photodiode and a brass box."], // prettier-ignore
  ["a language", piece("stackOrMaterial", "Swift, 900 lines."), { kind: "software", verb: "build" }, "It's written in Swift, 900 lines."], // prettier-ignore
  ["a language that is a verb elsewhere", piece("stackOrMaterial", "Go, no dependencies."), { kind: "software", verb: "build" }, "It's written in Go, no dependencies."], // prettier-ignore
  ["a language with its adjective", piece("stackOrMaterial", "Pure python, no deps."), { kind: "software", verb: "build" }, "It's pure python, no deps."], // prettier-ignore
  ["rings of before", piece("before", "Clicky rings (never click them), my phone (I'm on it)."), {}, "Until then it was clicky rings (never click them), my phone (I'm on it)."], // prettier-ignore
  ["a platform", piece("platform", "Windows and Linux."), {}, "It runs on Windows and Linux."],
  ["where it runs", piece("platform", "Web, works on the phone browser."), { kind: "software" }, "It runs on the web, works on the phone browser."], // prettier-ignore
  ["figures of a size", piece("numbers", "54 cards, 20 minutes."), {}, "54 cards, 20 minutes."],
  ["figures of a size before others", piece("numbers", "1 ferry, 12 passenger types. 3,400 plays."), {}, "1 ferry, 12 passenger types. 3,400 plays."], // prettier-ignore
  ["when it comes", piece("platform", "Every Thursday by email, April to October."), { kind: "media" }, "It comes every Thursday by email, April to October."], // prettier-ignore
  ["when it comes out", piece("platform", "Weekly, on Spotify."), { kind: "media" }, "It comes out weekly, on Spotify."], // prettier-ignore
  ["a page", piece("platform", "Website, works fine on a phone."), { kind: "software" }, "It's a website, works fine on a phone."], // prettier-ignore
  ["any phone", piece("platform", "Any phone that gets texts."), { kind: "software" }, "It works on any phone that gets texts."], // prettier-ignore
  ["where it is sold", piece("platform", "At the bazaars, or order by message."), { kind: "game" }, "You can get it at the bazaars, or order by message."], // prettier-ignore
  ["what it runs on alone", piece("platform", "iOS only."), { kind: "software" }, "It's iOS only."],
  ["where it is heard", piece("platform", "Apple, Spotify."), { kind: "media" }, "It's on Apple, Spotify."], // prettier-ignore
  ["a list of systems", piece("platform", "Windows, Mac, Linux, Steam Deck verified."), { kind: "game" }, "It runs on Windows, Mac, Linux, Steam Deck verified."], // prettier-ignore
  ["builds", piece("platform", "Windows and Linux builds, tested on two machines."), { kind: "game" }, "There are Windows and Linux builds, tested on two machines."], // prettier-ignore
  ["builds that are still to come", piece("platform", "Windows, Linux builds are coming."), { kind: "game" }, "It runs on Windows, Linux builds are coming."], // prettier-ignore
  ["what needs no install", piece("platform", "Windows and Linux, no install needed."), { kind: "software" }, "It runs on Windows and Linux, no install needed."], // prettier-ignore
  ["a single binary", piece("stackOrMaterial", "Single binary, no dependencies."), { kind: "software" }, "It's a single binary, no dependencies."], // prettier-ignore
  ["what somebody works with", piece("stackOrMaterial", "Two vans and a ladder."), { kind: "service" }, "What I work with: two vans and a ladder."], // prettier-ignore
  ["systems one after the other", piece("platform", "Android since February, iPhone since May."), { kind: "software" }, "It has been on Android since February, iPhone since May."], // prettier-ignore
  ["what is installed", piece("platform", "Linux, mac, windows binaries, cargo install ash."), { kind: "software" }, "How to get it: Linux, mac, windows binaries, cargo install ash."], // prettier-ignore
  ["a file", piece("platform", "Apk from ash.example, the store rejected me."), { kind: "software" }, "It's an apk from ash.example, the store rejected me."], // prettier-ignore
  ["a course on the web", piece("platform", "Web, phone ok."), { kind: "course" }, "It's on the web, phone ok."], // prettier-ignore
  ["where a course is", piece("platform", "In the back of a hall in Rosemont, Wednesdays 18h30."), { kind: "course" }, "It's in the back of a hall in Rosemont, Wednesdays 18h30."], // prettier-ignore
  ["where a shop is", piece("platform", "Elm Road side, behind the chipper, green door."), { kind: "shop" }, "Where to find it: Elm Road side, behind the chipper, green door."], // prettier-ignore
  ["where two sisters are", piece("platform", "Fridays, row nearest the exchange, two aprons."), { kind: "shop", isTeam: true }, "Where to find us: Fridays, row nearest the exchange, two aprons."], // prettier-ignore
  ["where it is made", piece("platform", "Made in my carport outside Cookeville."), { kind: "product" }, "It's made in my carport outside Cookeville."], // prettier-ignore
  ["where somebody comes to", piece("platform", "Portland + Beaverton."), { kind: "service" }, "Where to find me: Portland + Beaverton."], // prettier-ignore
  ["how somebody works", piece("platform", "By email and upload on ash.example."), { kind: "service" }, "It works by email and upload on ash.example."], // prettier-ignore
  ["where it is on Saturdays", piece("platform", "Arima market Saturdays, WhatsApp."), { kind: "product" }, "Where to get it: Arima market Saturdays, WhatsApp."], // prettier-ignore
  ["a place that says something", piece("platform", "The bench is in Leith, everything else goes by post."), { kind: "service" }, "The bench is in Leith, everything else goes by post."], // prettier-ignore
  ["a long list of materials", piece("stackOrMaterial", "Hard maple from a mill in Earltown, edge glued with Titebond III, pins are stainless."), { kind: "product" }, "What goes into it: hard maple from a mill in Earltown, edge glued with Titebond III, pins are stainless."], // prettier-ignore
  ["what helpers use", piece("stackOrMaterial", "Push-button valves, teflon tape, vinegar for the limestone."), { kind: "cause" }, "What we use: push-button valves, teflon tape, vinegar for the limestone."], // prettier-ignore
  ["what records it", piece("stackOrMaterial", "Zoom H1n, a sock over it for wind."), { kind: "media" }, "What I use: Zoom H1n, a sock over it for wind."], // prettier-ignore
  ["what there is to watch", piece("stackOrMaterial", "41 videos, filmed in a church hall."), { kind: "course" }, "It's 41 videos, filmed in a church hall."], // prettier-ignore
  ["a material that says something", piece("stackOrMaterial", "Jaws are tool steel, stem is brass."), { kind: "product" }, "Jaws are tool steel, stem is brass."], // prettier-ignore
  ["a language with a reason", piece("stackOrMaterial", "Kotlin, everything on the phone, no server because I can't pay for one."), { kind: "software", verb: "build" }, "It's written in Kotlin, everything on the phone, no server because I can't pay for one."], // prettier-ignore
  ["a language among tools", piece("stackOrMaterial", "Kotlin, SQLite, a library from 2017."), { kind: "software" }, "It's built with Kotlin, SQLite, a library from 2017."], // prettier-ignore
  ["where a course is, upstairs", piece("platform", "Upstairs at the Reading Room, Thursdays 7pm."), { kind: "course" }, "It's upstairs at the Reading Room, Thursdays 7pm."], // prettier-ignore
  ["a binary", piece("stackOrMaterial", "Go binary, SQLite, one HTML page."), { kind: "software" }, "It's a Go binary, SQLite, one HTML page."], // prettier-ignore
  ["what it reads", piece("limits", "JS and Python only."), {}, "To be upfront: JS and Python only."], // prettier-ignore
  ["a quotation of a player", piece("userSaid", '"I am mad at Osric."'), { kind: "game" }, 'One player said: "I am mad at Osric."'], // prettier-ignore
  ["figures of a year", piece("numbers", "1,300 jars last year."), {}, "1,300 jars last year."],
  ["figures in a sentence", piece("numbers", "72 people bought it."), {}, "72 people bought it."],
])("%s as a sentence", (_, fact, changes, expected) => {
  const scene = piece("scene", "I sat there.");
  expect(write([scene, INTRODUCTION, piece("userSaid", 'Ann said: "Ha."'), fact], changes)).toContain(expected); // prettier-ignore
});

test.each([
  ["opens it", [piece("teach", "Set MAILTO."), INTRODUCTION], "What I have learnt so far: set MAILTO."], // prettier-ignore
  ["follows", [INTRODUCTION, piece("teach", "Set MAILTO.")], "In case it helps: set MAILTO."], // prettier-ignore
  ["says itself when it is for", [INTRODUCTION, piece("teach", "If you run cron, set MAILTO.")], "If you run cron, set MAILTO."], // prettier-ignore
])("advice that %s", (_, pieces, expected) => {
  expect(write(pieces)).toContain(expected);
});

test.each([
  ["£22 for the paperback.", "It costs £22 for the paperback: https://ash.example"],
  ["Free, and MIT: do what you like.", "It's free, and MIT: do what you like. https://ash.example"],
])("'%s' points at the address", (price, expected) => {
  const { interview } = answer(RICH, {});
  const given = { project: { name: "Ash", url: "https://ash.example" }, interview, who: null, town: null, city: null, isComment: false }; // prettier-ignore
  const context = { interview, siblings: [], seed: 1 };
  const link: Piece = { is: "link", sentences: [], isOptional: false };
  const written = writePieces(
    [INTRODUCTION, piece("mistake", "I forgot the stamps."), piece("price", price), link],
    { ...given, context },
  );
  expect(written.split("\n\n").at(-1)).toBe(expected);
});
