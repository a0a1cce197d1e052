import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleProject } from "#web/testing/samples.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { CompetitorBoard } from "./competitor-board.tsx";

const NOBODY = { items: [], comparison: null, canSearchReddit: false };

const showBoard = (answers: Answers) =>
  showPart(<CompetitorBoard project={sampleProject()} />, { answers });
const add = () => screen.queryByRole("button", { name: "Add competitor" });

test("while they are on their way, none can be added", () => {
  showBoard({ listCompetitors: noAnswer });
  expect(screen.getByText("Loading competitors")).toBeTruthy();
  expect(add()).toBeNull();
});

test("competitors that did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showBoard({
    listCompetitors: () => {
      asked += 1;
      return asked === 1 ? refuse(400, "VALIDATION", "It broke.") : NOBODY;
    },
  });
  expect(await screen.findByText("We couldn't load the competitors")).toBeTruthy();
  expect(add()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Name a product people might use/)).toBeTruthy();
});

test("the first is added in a form that needs a name", async () => {
  const { user, calls } = showBoard({ listCompetitors: NOBODY });
  await user.click(await screen.findByRole("button", { name: "Add competitor" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(calls.filter(({ name }) => name !== "listCompetitors")).toEqual([]);
});
