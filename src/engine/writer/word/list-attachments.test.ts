import { expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { makeBrief, takes } from "#engine/posts/testing/make-brief.ts";
import { listAttachments } from "./list-attachments.ts";

const toldOf = (kind: ProjectKind) => {
  const { project, interview } = makeBrief({});
  return { project, interview: { ...interview, kind } };
};

test.each<[string, string, ProjectKind, string[]]>([
  ["r/cartography", "own maps", "book", ["the map or diagram"]],
  ["r/MapMakers", "anything you drew", "game", ["the map or diagram"]],
  ["r/filmphotography", "own film photos", "shop", ["a photo"]],
  [
    "r/coolgithubprojects",
    "own repository as link with language flair",
    "software",
    ["the link to the repository"],
  ],
  ["r/coolgithubprojects", "own repository as link with language flair", "book", []],
  ["r/imadethis", "anything you made", "product", ["a photo"]],
  ["r/imadethis", "anything you made", "software", []],
  ["r/walking", "own stories; no photos of people", "book", []],
  ["r/SideProject", "showing your own project is the purpose", "software", []],
])("%s ('%s') of a %s", (fullName, detail, kind, things) => {
  const { policy } = makeBrief({ ...takes("welcome", detail), fullName }).community;
  const expected = things.map(
    (thing) => `People come to ${fullName} to see things: attach ${thing}.`,
  );
  expect(listAttachments(toldOf(kind), { policy, form: "post" })).toEqual(expected);
});

test("a link is posted by itself, and pictures are named", () => {
  const { policy } = makeBrief({ fullName: "r/coolgithubprojects" }).community;
  expect(listAttachments(toldOf("software"), { policy, form: "link" })).toEqual([
    "r/coolgithubprojects takes links, not texts: post the address as a link, and this text as your first comment.",
  ]);
  const taken = [
    "Take these pictures: the cover; the first page; the thing that the story began with.",
  ];
  expect(listAttachments(toldOf("book"), { policy, form: "caption" })).toEqual(taken);
  const source = { kind: "note", asOf: "2026-11" } as const;
  const formats = { allowed: ["image" as const], source };
  expect(
    listAttachments(toldOf("book"), { policy: { ...policy, formats }, form: "caption" }),
  ).toEqual([
    ...taken,
    "r/coolgithubprojects takes pictures, not texts: put this text in your first comment.",
  ]);
});
