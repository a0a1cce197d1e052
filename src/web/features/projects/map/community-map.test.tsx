import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { sampleSubreddit } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { MapPicture } from "./community-map.tsx";

/** A page without a layout has no widths: this one is as wide as a laptop. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly observe: () => void;
      constructor(notify: () => void) {
        this.observe = notify;
      }
      disconnect() {}
    },
  );
  return () => vi.restoreAllMocks();
});

const COMMUNITIES = [
  sampleSubreddit({ id: "a", fullName: "r/first", relevanceScore: 0.9 }),
  sampleSubreddit({ id: "b", fullName: "r/second", relevanceScore: 0.6 }),
  sampleSubreddit({ id: "c", fullName: "r/third", relevanceScore: 0.3 }),
];

function showMap(subreddits = COMMUNITIES) {
  const onGo = vi.fn<(subredditId: string) => void>();
  return { ...showPart(<MapPicture subreddits={subreddits} onGo={onGo} />), onGo };
}
const nameOfFocus = () => document.activeElement?.getAttribute("aria-label") ?? "";

test("each community is said in words", () => {
  showMap();
  expect(screen.getByRole("link", { name: /^r\/first: 90% match/ })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

test("it is one stop for the keyboard; arrows go from dot to dot", async () => {
  const { user } = showMap();
  await user.tab();
  const first = nameOfFocus();
  expect(first).toContain("match");
  await user.keyboard("{Home}");
  const leftmost = nameOfFocus();
  await user.keyboard("{ArrowRight}");
  expect(nameOfFocus()).not.toBe(leftmost);
  await user.tab();
  expect(nameOfFocus()).not.toContain("match");
});

test("a dot leads to its community, and leaves the address as it was", async () => {
  const { user, onGo, location } = showMap();
  await user.click(screen.getByRole("link", { name: /^r\/second/ }));
  expect(onGo).toHaveBeenCalledWith("b");
  expect(location().hash).toBe("");
});

test("keys with Control stay the browser's", async () => {
  const { user } = showMap();
  await user.tab();
  const before = nameOfFocus();
  await user.keyboard("{Control>}{ArrowLeft}{/Control}");
  expect(nameOfFocus()).toBe(before);
});

test("without communities there are no dots", () => {
  showMap([]);
  expect(screen.queryByRole("link")).toBeNull();
});
