import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { RADAR_ADDRESS } from "#engine/radar/radar-options.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { RadarSettings } from "./radar-settings.tsx";

beforeEach(() => signIn());

const KEY = {
  redditUser: "ada",
  addedAt: "2026-11-15T09:00:00.000Z",
  refusedAt: null,
  readAt: null,
  trouble: null,
  nextReadAt: null,
};
const ADDRESS = "https://www.reddit.com/.rss?feed=0123456789&user=ada";

const showSettings = (answers: Answers = {}) =>
  showPart(<RadarSettings />, {
    answers: {
      getRadarKey: { key: null },
      getRadarFeed: noAnswer,
      listConnections: { items: [] },
      ...answers,
    },
  });

const findField = () => screen.findByRole("textbox", { name: "Private feed address" });

test("asks for no address before it knows whether there is one", () => {
  showSettings({ getRadarKey: noAnswer });
  expect(screen.getByText("Loading the radar")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("settings that did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showSettings({
    getRadarKey: () => {
      asked += 1;
      return asked === 1 ? refuse(500, "INTERNAL", "It broke.") : { key: null };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await findField()).toBeTruthy();
});

test("an address is kept by keyboard, and shown as kept", async () => {
  let key: typeof KEY | null = null;
  const { user, calls } = showSettings({
    getRadarKey: () => ({ key }),
    setRadarKey: () => {
      key = KEY;
      return { key };
    },
  });
  (await findField()).focus();
  await user.keyboard(`${ADDRESS}{Enter}`);
  expect(await screen.findByText("Feed address saved")).toBeTruthy();
  expect(calls.find(({ name }) => name === "setRadarKey")?.body).toEqual({ address: ADDRESS });
  expect(await screen.findByText("ada")).toBeTruthy();
});

test("no address is a fault of its own, and nothing is sent", async () => {
  const { user, calls } = showSettings();
  await findField();
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText(RADAR_ADDRESS.missing)).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain("setRadarKey");
});

test("an address that the server refuses stays in the field", async () => {
  const { user } = showSettings({
    setRadarKey: refuse(502, "UPSTREAM", "Reddit did not answer."),
  });
  await user.type(await findField(), `${ADDRESS}{Enter}`);
  expect((await screen.findByRole("alert")).textContent).toContain("What you pasted is still here");
  expect(screen.getByDisplayValue(ADDRESS)).toBeTruthy();
});

test("an address is deleted only after a question", async () => {
  const { user, calls } = showSettings({
    getRadarKey: { key: KEY },
  });
  await user.click(await screen.findByRole("button", { name: "Delete the address" }));
  expect(calls.map(({ name }) => name)).not.toContain("removeRadarKey");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Delete the feed address?");
});

test("where the server reads by its own keys, nobody is asked for one", async () => {
  showSettings({
    listConnections: {
      items: [{ id: "reddit", name: "Reddit", state: "connected", meaning: "It is read." }],
    },
  });
  expect(await screen.findByText(/You need no feed address/)).toBeTruthy();
});
