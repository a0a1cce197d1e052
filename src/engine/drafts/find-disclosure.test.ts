import { expect, test } from "vitest";
import { findDisclosure, findOwnWork } from "./find-disclosure.ts";

test.each([
  ["Full disclosure: I made Ledgerly.", "I made Ledgerly"],
  ["Disclosure: that one is from our team.", "Disclosure"],
  ["I built this after a bad month.", "I built this"],
  ["We just launched a small invoicing tool.", "We just launched a small invoicing tool"],
  ["I've made an app for runners.", "I've made an app"],
  ["I’ve been working on a planner.", "I’ve been working on a planner"],
  ["I'm the developer behind it.", "I'm the developer behind"],
  ["Speaking as the founder of a shop.", "as the founder of"],
  ["Maker here, ask me anything.", "Maker here"],
  ["My team and I are proud to open it to all.", "and I are proud to open"],
  ["It's my own project.", "It's my own"],
  ["For transparency, this one is ours.", "For transparency"],
  ["I should say that I made the thing.", "I made the thing"],
  ["My little side project does that.", "My little side project"],
  ["I made tuttiplan.example to help.", "I made tuttiplan.example"],
  ["It is a parser, made by me.", "made by me"],
  ["I wrote a 1.4 kB parser for dates.", "I wrote a"],
  ["I made a terminal file manager in Zig.", "I made a terminal file manager"],
  ["We've built something that fixes it.", "We've built something"],
  ["Hand painted by me.", "painted by me"],
  ["Ich habe im Winter eine App gebaut.", "gebaut"],
  ["J'ai créé un comparateur.", "créé"],
  ["I made Ledgerly last year.", "I made Ledgerly"],
  ["I run Ledgerly with a friend.", "I run Ledgerly"],
  ["I work on Ledgerly.", "I work on Ledgerly"],
  ["Built this after the third audit.", "Built this"],
  ["We just released 2.1 with budgets.", "We just released"],
  ["Ledgerly is my ledger for choirs.", "Ledgerly is my"],
  ["That's how I came to write Ledgerly.", "I came to write Ledgerly"],
  ["I repair film cameras by mail.", "I repair film"],
  ["I restored this Spotmatic for a client.", "for a client"],
  ["Tenho uma pequena oficina e reparo máquinas antigas.", "reparo"],
  ["That's how we came to make Ledgerly.", "we came to make Ledgerly"],
])("%s", (text, words) => {
  const place = findDisclosure(text, "Ledgerly");
  expect(place && text.slice(place.start, place.end)).toBe(words);
});

test.each([
  "Ledgerly is the best invoicing tool.",
  "I made a mistake last week.",
  "I made it to the airport in time.",
  "They built this in 1920.",
  "Adobe just released 2.1 with layers.",
  "How do you keep your books?",
  "You should try Ledgerly.",
  "Ledgerly is my favourite.",
  "We hired a bookkeeper.",
  "My client wants a number.",
  "I repair my bicycle.",
  "",
])("nothing is disclosed by '%s'", (text) => {
  expect(findDisclosure(text, "Ledgerly")).toBeNull();
});

test.each([
  ["How do I test my project?", false],
  ["Disclosure: long post.", false],
  ["I built a tool for that.", true],
  ["I built a game-changer for that.", false],
  ["I built a game-changing tool.", true],
  ["I'm writing this because I can't sleep.", false],
  ["I'm writing a newsletter on sleep.", true],
  ["Check out my thing", true],
  ["I am building an app", true],
])("'%s' presents own work: %s", (text, isOwn) => {
  expect(findOwnWork(text) !== null).toBe(isOwn);
});

test.each(["C++ (beta)", "[x]", "$$$", "a.b", "שלום", "🎉"])(
  "a project may be named %s",
  (name) => {
    expect(findDisclosure(`I made ${name} for that.`, name)).not.toBeNull();
  },
);
