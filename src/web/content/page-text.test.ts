import { expect, test } from "vitest";
import { isPagePath } from "#contract/pages/page-paths.ts";
import { help } from "./help.ts";
import { type PageText, parseInline } from "./page-text.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

test.each([
  ["", []],
  ["Plain words.", [{ kind: "words", text: "Plain words." }]],
  [
    "See [Settings](/settings/data).",
    [
      { kind: "words", text: "See " },
      { kind: "link", text: "Settings", to: "/settings/data" },
      { kind: "words", text: "." },
    ],
  ],
  [
    "**You:** press *Post*",
    [
      { kind: "strong", text: "You:" },
      { kind: "words", text: " press " },
      { kind: "control", text: "Post" },
    ],
  ],
  ["{operator}{support}", [{ kind: "operator" }, { kind: "support" }]],
  ["{other} [no link] 2 * 3", [{ kind: "words", text: "{other} [no link] 2 * 3" }]],
])("%j", (text, pieces) => {
  expect(parseInline(text)).toEqual(pieces);
});

const PAGES: [string, PageText][] = [
  ["privacy", privacy],
  ["terms", terms],
  ["help", help],
];

test.each(PAGES)("%s leads only to pages, and names each place once", (_, { sections }) => {
  const texts = sections.flatMap(({ text = [], list = [], items = [] }) => [
    ...text,
    ...list,
    ...items.flatMap((item) => item.text),
  ]);
  const links = texts.flatMap(parseInline).filter((piece) => piece.kind === "link");
  expect(links.filter(({ to }) => !isPagePath(to.split("#", 1)[0] ?? ""))).toEqual([]);
  const ids = sections.flatMap(({ id, items = [] }) => [id, ...items.map((item) => item.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("help answers the questions of a first week", () => {
  expect(help.sections.flatMap(({ items = [] }) => items)).toHaveLength(25);
});
