import type { AnswerId } from "./interview.ts";
import { expect, test } from "vitest";
import { completeAnswer } from "./complete-answer.ts";
import { completePhrase, type PhraseId } from "./complete-sentence.ts";

test.each<[string, PhraseId, string, string]>([
  ["a phrase as it should be", "what", "a tool that closes tabs", "a tool that closes tabs"],
  [
    "a capital and a full stop",
    "what",
    "A browser extension that closes old tabs.",
    "a browser extension that closes old tabs",
  ],
  ["the name in front", "what", "Tabgrave is a browser extension", "a browser extension"],
  ["the name and a comma", "what", "Tabgrave, a browser extension", "a browser extension"],
  ["'its' in front", "what", "its a podcast by two nurses", "a podcast by two nurses"],
  ["a missing article", "what", "open source tool for tabs", "an open source tool for tabs"],
  ["a missing article before 'uni'", "what", "unicycle club in York", "a unicycle club in York"],
  [
    "a missing article before what does something",
    "what",
    "contraction timer for one thumb",
    "a contraction timer for one thumb",
  ],
  ["'so it's' in front", "what", "so it's a cookbook, half a diary", "a cookbook, half a diary"],
  ["several words of speech in front", "what", "Ok so basically it's a cookbook", "a cookbook"],
  ["'we are opening' in front", "what", "we are opening a pierogi shop", "a pierogi shop"],
  ["'I built' in front", "what", "I built an app for maps", "an app for maps"],
  [
    "'that' as said to a friend",
    "what",
    "that jigsaw shop where they count",
    "the jigsaw shop where they count",
  ],
  [
    "'this' before what it does",
    "what",
    "this helps nurses with shifts",
    "this helps nurses with shifts",
  ],
  ["'that' with nothing behind it", "what", "that tool", "that tool"],
  ["'kind of' in front", "what", "kind of a podcast for nurses", "a podcast for nurses"],
  ["a sentence of its own", "what", "I teach maths by post", "I teach maths by post"],
  ["stuff", "what", "rag paper from Leeds", "rag paper from Leeds"],
  ["what needs none", "what", "free English lessons by phone", "free English lessons by phone"],
  [
    "what begins with a verb",
    "what",
    "stop losing your tabs with a tool",
    "stop losing your tabs with a tool",
  ],
  ["'it is' in front", "what", "It's an Android app for beds", "an Android app for beds"],
  ["a name that begins it", "what", "Firefox add-on for tabs", "a Firefox add-on for tabs"],
  ["more than one sentence", "what", "a tool for tabs. It is free.", "a tool for tabs"],
  ["line breaks", "what", "a tool\nfor tabs ", "a tool for tabs"],
  ["'for' in front", "forWhom", "For people with too many tabs.", "people with too many tabs"],
  ["'honestly' in front", "forWhom", "honestly everybody with a tab", "everybody with a tab"],
  ["a hedge in between", "what", "A page, really, where you plan", "a page where you plan"],
  ["a capital of a number", "who", "Nine people: three bakers", "nine people: three bakers"],
  ["a capital of plain readers", "forWhom", "Families in Germany", "families in Germany"],
  ["a capital of two plain words", "forWhom", "Left-handed tyers", "left-handed tyers"],
  ["a capital of people of a place", "forWhom", "Londoners who walk", "Londoners who walk"],
  ["a capital of a nation", "forWhom", "Germans abroad", "Germans abroad"],
  ["a capital of a trade", "forWhom", "Musicians on tour", "musicians on tour"],
  ["a capital of a name", "forWhom", "Etsy sellers", "Etsy sellers"],
  [
    "what it does alone",
    "what",
    "Keeps track of costumes and props",
    "it keeps track of costumes and props",
  ],
  [
    "things that are called like deeds",
    "what",
    "Prints of birds on rag paper",
    "prints of birds on rag paper",
  ],
  [
    "what it does after a comma",
    "what",
    "a mac menu bar app, mutes your mic",
    "a mac menu bar app that mutes your mic",
  ],
  ["several things after commas", "what", "a box, lids and a manual", "a box, lids and a manual"],
  ["a cart", "what", "arepa cart, me and my mom", "an arepa cart, me and my mom"],
  ["'because' in front", "why", "Because I lost a tab", "I lost a tab"],
  ["a capital after 'because'", "why", "My fan never stopped", "my fan never stopped"],
  ["a small 'i' after 'because'", "why", "because i lost a tab", "I lost a tab"],
  ["'we are' in front", "who", "We are eleven neighbours.", "eleven neighbours"],
])("%s", (_, id, typed, expected) => {
  expect(completePhrase(id, typed, "Tabgrave")).toBe(expected);
});

test.each([
  ["a full stop is added", "It is free", "It is free."],
  ["a question stays one", "Is it free?", "Is it free?"],
  ["a quotation keeps its end", 'She said: "Fine."', 'She said: "Fine."'],
  ["lines become one paragraph", "It is free.\n\nIt stays free.", "It is free. It stays free."],
  ["headings lose their marks", "## Price\nIt is free", "Price It is free."],
  ["a list stays a list", "- one\n- two", "- one\n- two"],
  ["nothing stays nothing", "  \n ", ""],
  [
    "who writes small gets capitals",
    "i quit in november. the dishes were mine, i measured",
    "I quit in November. The dishes were mine, I measured.",
  ],
  [
    "and keeps what others said",
    'one man wrote "i own a dishwasher. sorry" and i laughed',
    'One man wrote "i own a dishwasher. sorry" and I laughed.',
  ],
  [
    "an abbreviation ends nothing",
    "we mend bags, e.g. rucksacks, i.e. cloth",
    "We mend bags, e.g. rucksacks, i.e. cloth.",
  ],
  [
    "a date ends nothing",
    "The date 3.11. and the date 11.3. count as one.",
    "The date 3.11. and the date 11.3. count as one.",
  ],
  ["a price ends a sentence", "it costs 4.99. no ads in it", "It costs 4.99. No ads in it."],
  ["a name that is written small stays", "iPhone and Android", "iPhone and Android."],
  [
    "a plain word begins large, whoever writes it",
    "around 380 stars, I know of 9. free. Go only",
    "Around 380 stars, I know of 9. Free. Go only.",
  ],
  [
    "a bracket gets a full stop",
    "Free, we have a patreon ($412 a month)",
    "Free, we have a patreon ($412 a month).",
  ],
  ["a bracket that has one gets none", "Free. (We have a patreon.)", "Free. (We have a patreon.)"],
  ["a quotation gets a full stop", 'She said "fine"', 'She said "fine".'],
  ["a smile gets none", "We sold one :)", "We sold one :)"],
  [
    "an apostrophe is put in where nothing else can be meant",
    "It isnt loud, thats a lie. Its a car, its sound is",
    "It isn't loud, that's a lie. It's a car, its sound is.",
  ],
  [
    "'a' that is no article",
    "Vitamin a is good. Plan A involves a hour between a and b.",
    "Vitamin a is good. Plan A involves a hour between a and b.",
  ],
  [
    "not into single quotation marks either",
    "She wrote 'i dont know, it isnt' and i dont either",
    "She wrote 'i dont know, it isnt' and I don't either.",
  ],
  ["a price", "Its 29 euros, its price", "It's 29 euros, its price."],
  ["a question about yours", "whats your spot for lunch?", "What's your spot for lunch?"],
  ["a price after another", "It was dear, but its 29 now", "It was dear, but it's 29 now."],
  ["what belongs to it", "214 of its 230 photos survived", "214 of its 230 photos survived."],
  [
    "spellings that are no word",
    "Nobody could rember whats on top. Untill then i havnt fixed it.",
    "Nobody could remember what's on top. Until then I haven't fixed it.",
  ],
  [
    "slips that can mean one thing only",
    "We was guides. A old lady knew wich one, a user did not, for a once.",
    "We were guides. An old lady knew which one, a user did not, for a once.",
  ],
  [
    "months, days and countries that are nothing else",
    "open wed to sat in ireland, until august",
    "Open Wed to Sat in Ireland, until August.",
  ],
  [
    "but no word that may be another one",
    "You may march into turkey, whose sun sat low.",
    "You may march into turkey, whose sun sat low.",
  ],
  ["whose it is", "People whos radio stopped", "People whose radio stopped."],
  ["but not into what others said", 'He wrote "i dont know"', 'He wrote "i dont know".'],
  [
    "'it have' and 'it don't'",
    "It have three buttons. it don't sync, and does it have to",
    "It has three buttons. It doesn't sync, and does it have to.",
  ],
  [
    "names as their owners write them",
    "ios only, no github.com/x, and javascript",
    "iOS only, no github.com/x, and JavaScript.",
  ],
  [
    "what is said while thinking",
    "Oh, the menu. We began with 26 dishes",
    "We began with 26 dishes.",
  ],
  ["a sound before the first word", "hmm, i think nobody read it", "I think nobody read it."],
  ["a word that only begins so", "Ohio was the first state", "Ohio was the first state."],
  [
    "misspelled words",
    "19 people payed, she uninstaled it in march. theres 3, vet said hed be ok, everybody elses phone",
    "19 people paid, she uninstalled it in March. There's 3, vet said he'd be ok, everybody else's phone.",
  ],
  ["a march that is no month", "We march in step. A shed.", "We march in step. A shed."],
  ["a country", "us time zones mostly. Not us.", "US time zones mostly. Not us."],
  [
    "who writes large meant it",
    "npm installs it. I use it daily.",
    "npm installs it. I use it daily.",
  ],
])("%s", (_, typed, expected) => {
  expect(completeAnswer(typed)).toBe(expected);
});

test.each([
  [
    "a question gets its mark",
    "whats the thing you never told anybody",
    "What's the thing you never told anybody?",
  ],
  ["instead of a full stop", "How do you keep volunteers.", "How do you keep volunteers?"],
  ["what asks nothing does not", "Tell me how you do it", "Tell me how you do it."],
  ["one that has it keeps it", "Is it free? I hope so.", "Is it free? I hope so."],
])("%s", (_, typed, expected) => {
  expect(completeAnswer(typed, "askReaders")).toBe(expected);
});

test.each<[string, AnswerId, string, string]>([
  [
    "who it happened to is added",
    "scene",
    "burned my hand on Mt Hood",
    "I burned my hand on Mt Hood.",
  ],
  ["several", "mistake", "Bought our first press blind", "We bought our first press blind."],
  [
    "what says so stays",
    "scene",
    "We lost the boat. found it later",
    "We lost the boat. We found it later.",
  ],
  [
    "one among several",
    "scene",
    "We got through it but I said never again. Learned it at 52",
    "We got through it but I said never again. I learned it at 52.",
  ],
  [
    "several, beside one",
    "mistake",
    "I trusted the label. Bought our first press blind",
    "I trusted the label. We bought our first press blind.",
  ],
  [
    "what others did to somebody",
    "scene",
    "Made redundant in May. The boss cried",
    "I was made redundant in May. The boss cried.",
  ],
  [
    "what somebody was",
    "scene",
    "was a lift mechanic 22 yrs. you would not believe it",
    "I was a lift mechanic 22 yrs. You would not believe it.",
  ],
  ["what something was stays", "scene", "was a cold day in March", "Was a cold day in March."],
  [
    "a thing that is named first",
    "mistake",
    "The leaderboard. I had it for 5 weeks",
    "I had a leaderboard for 5 weeks.",
  ],
  [
    "a short word has a full stop as well",
    "price",
    "$95 flat incl. travel. parts extra, min. 5 pieces",
    "$95 flat incl. travel. Parts extra, min. 5 pieces.",
  ],
  ["what was done to something stays", "before", "made of oak", "Made of oak."],
  ["what a thing does", "limits", "doesnt sync. won't fit", "It doesn't sync. It won't fit."],
  [
    "who writes small behind a figure",
    "numbers",
    "33 schools, 20 months in. churn is one",
    "33 schools, 20 months in. Churn is one.",
  ],
  [
    "a thing may have worked as well",
    "before",
    "a whiteboard. worked until my son wiped it",
    "A whiteboard. Worked until my son wiped it.",
  ],
  [
    "a question in a story",
    "scene",
    "I took 40 jars. then what do you do with 40 jars",
    "I took 40 jars. Then what do you do with 40 jars?",
  ],
  [
    "the rest of a question",
    "askReaders",
    "how do you track it? or do you just wait",
    "How do you track it? Or do you just wait?",
  ],
  [
    "when it was, and what somebody did",
    "scene",
    "christmas 2023. missed recycling twice",
    "Christmas 2023, I missed recycling twice.",
  ],
  [
    "and did again",
    "mistake",
    "ep 4, recorded it in my pocket. re-rode it",
    "Ep 4, I recorded it in my pocket. I re-rode it.",
  ],
  [
    "what was a job of one's own",
    "scene",
    "Worked in a shop for 8 years. We threw out cashmere",
    "I worked in a shop for 8 years. We threw out cashmere.",
  ],
  [
    "who writes large begins large",
    "scene",
    "feb this year, I bought seeds",
    "Feb this year, I bought seeds.",
  ],
  ["other answers stay", "unusual", "built without a server", "Built without a server."],
])("%s", (_, id, typed, expected) => {
  expect(completeAnswer(typed, id)).toBe(expected);
});

test("who writes no capitals is heard to the end of a sentence", () => {
  const said = [
    "a party game about a shared fridge. everyone's phone is their controller. ",
    "the laptop or telly shows what is in it. you've got a shopping list, half a pepper, a shelf ",
    "and no money, and you need to eat every day for six days without getting caught eating ",
    "other people's stuff, which they have marked with dated lines on the carton. ",
    "basically mafia but the crime is cheese",
  ].join("");
  expect(completePhrase("what", said, "Milk")).toMatch(/the crime is cheese$/);
});
