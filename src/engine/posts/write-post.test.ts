import { expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { makeBrief, takes } from "#engine/posts/testing/make-brief.ts";
import { listAttachments } from "./write-post.ts";

test.each<[string, string, ProjectKind, string[]]>([
  ["r/cartography", "own maps", "book", ["the map or diagram"]],
  ["r/MapMakers", "anything you drew", "game", ["the map or diagram"]],
  ["r/filmphotography", "own film photos", "shop", ["a photo"]],
  ["r/coolgithubprojects", "own repository as link with language flair", "software", ["the link to the repository"]], // prettier-ignore
  ["r/coolgithubprojects", "own repository as link with language flair", "book", []],
  ["r/imadethis", "anything you made", "product", ["a photo"]],
  ["r/imadethis", "anything you made", "software", []],
  ["r/walking", "own stories; no photos of people", "book", []],
  ["r/SideProject", "showing your own project is the purpose", "software", []],
])("%s ('%s') of a %s", (fullName, detail, kind, things) => {
  const { policy } = makeBrief({ ...takes("welcome", detail), fullName }).community;
  const expected = things.map((thing) => `People come to ${fullName} to see things: attach ${thing}.`); // prettier-ignore
  expect(listAttachments(policy, kind)).toEqual(expected);
});
