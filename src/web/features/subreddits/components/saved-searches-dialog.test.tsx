import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SavedSearch } from "#contract/accounts/saved-search.ts";
import type { SearchParts } from "#web/components/subreddits/search-params.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { SavedSearchesDialog } from "./saved-searches-dialog.tsx";

const SEARCH: SearchParts = {
  q: "trips",
  category: null,
  risk: null,
  stance: null,
  minMembers: null,
  maxMembers: null,
  sort: "relevance",
};
const SAVED: SavedSearch = {
  ...SEARCH,
  id: "0199a000-0000-7000-8000-0000000000c1",
  name: "Travel",
  createdAt: "2026-11-01T09:00:00.000Z",
};

function showDialog(answers: Answers, current: SearchParts | null = null) {
  const onClose = vi.fn<() => void>();
  const part = <SavedSearchesDialog current={current} isOpen onClose={onClose} />;
  return { ...showPart(part, { answers }), onClose };
}

const findDelete = () => screen.findByRole("button", { name: "Delete Travel" });

test("says that they are on their way", () => {
  showDialog({ listSavedSearches: noAnswer });
  expect(screen.getByText("Loading saved searches")).toBeTruthy();
});

test("those that did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showDialog({
    listSavedSearches: () => {
      asked += 1;
      return asked === 1 ? refuse(400, "VALIDATION", "It broke.") : { items: [SAVED] };
    },
  });
  expect(await screen.findByText("We couldn't load your saved searches")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /Travel/ })).toBeTruthy();
});

test("nothing searched for and nothing saved is said", async () => {
  showDialog({ listSavedSearches: { items: [] } });
  expect(await screen.findByText("No saved searches yet.")).toBeTruthy();
  expect(screen.getByText("Search or filter first.")).toBeTruthy();
});

test("the search on the page is saved under a name", async () => {
  const { user, calls } = showDialog(
    { listSavedSearches: { items: [] }, saveSearch: SAVED },
    SEARCH,
  );
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect((await screen.findByText(/^Saved as/)).textContent).toContain("Travel");
  expect(calls.find(({ name }) => name === "saveSearch")?.body).toMatchObject({ q: "trips" });
});

test("a deleted search can be brought back, and the keyboard is on the way back", async () => {
  let items = [SAVED];
  const { user } = showDialog({
    listSavedSearches: () => ({ items }),
    deleteSearch: () => {
      items = [];
      return undefined;
    },
    saveSearch: () => {
      items = [SAVED];
      return SAVED;
    },
  });
  await user.click(await findDelete());
  const undo = await screen.findByRole("button", { name: "Undo" });
  await vi.waitFor(() => expect(document.activeElement).toBe(undo));
  expect(screen.queryByRole("link", { name: /Travel/ })).toBeNull();
  await user.click(undo);
  expect(await screen.findByRole("link", { name: /Travel/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a search that could not be deleted stays", async () => {
  const { user } = showDialog({
    listSavedSearches: { items: [SAVED] },
    deleteSearch: refuse(500, "INTERNAL", "It broke."),
  });
  await user.click(await findDelete());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Travel/ })).toBeTruthy();
});
