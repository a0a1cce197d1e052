import { describe, expect, test } from "vitest";
import { type CommunityMap, type Mapped, measureHeight, nameRung, placeMap } from "./place-map.ts";

type Stance = Mapped["policy"]["stance"];

function make(name: string, percent: number, stance: Stance, members = 50_000): Mapped {
  const group = stance === "closed" ? "take-part" : stance === "unknown" ? "not-known" : "post";
  return {
    id: name.toLowerCase(),
    fullName: `r/${name}`,
    members,
    membersAsOf: "2025-01",
    membersEstimated: false,
    relevanceScore: percent / 100,
    group,
    policy: {
      stance,
      words: "",
      detail: null,
      source: { kind: "none", asOf: null },
      sourceWords: "",
    },
  };
}

const STANCES: Stance[] = ["welcome", "thread", "value", "ask", "unknown", "closed"];

/** All in the crowd of a few percent, most of them of one rung. */
const MANY = Array.from({ length: 25 }, (_, place) =>
  make(
    `Community${place}`,
    40 + ((place * 7) % 45),
    STANCES[place % 3 === 0 ? place % 6 : 4] ?? "ask",
  ),
);

const LETTER = 7.25;

function boxesOf(map: CommunityMap) {
  return map.dots.flatMap(({ subreddit, y, label }) => {
    if (!label) return [];
    const length = subreddit.fullName.length * LETTER;
    const left = label.side === "start" ? label.x : label.x - length;
    return [{ id: subreddit.id, y, left, right: left + length }];
  });
}

const dotOf = (map: CommunityMap, id: string) => {
  const dot = map.dots.find(({ subreddit }) => subreddit.id === id);
  if (!dot) throw new Error(`${id} is not on the map.`);
  return dot;
};

test("dots grow with members, of the small ones as well as beside a giant", () => {
  const map = placeMap(
    [5000, 60_000, 700_000, 38_000_000].map((members, place) =>
      make(`Of${place}`, 50, "welcome", members),
    ),
    1000,
  );
  const radii = [0, 1, 2, 3].map((place) => dotOf(map, `of${place}`).radius);
  expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  expect(new Set(radii.map((radius) => Math.round(radius))).size).toBe(4);
  expect(radii[0]).toBeGreaterThan(3);
});

test("a better match lies further right, a more open community further up", () => {
  const map = placeMap(
    STANCES.map((stance, place) => make(stance, 90 - place * 10, stance)),
    1000,
  );
  const fromTop = map.dots.toSorted((a, b) => a.y - b.y).map(({ subreddit }) => subreddit.id);
  const fromRight = map.dots.toSorted((a, b) => b.x - a.x).map(({ subreddit }) => subreddit.id);
  expect(fromTop).toEqual(STANCES);
  expect(fromRight).toEqual(STANCES);
});

test.each([
  ["welcome", "post", "Projects welcome"],
  ["weekday", "post", "Thread, day or flair"],
  ["share", "post", "If it's useful"],
  ["unknown", "not-known", "Not known"],
  ["closed", "take-part", "Comments only"],
  // It welcomes projects, but not such a one.
  ["welcome", "take-part", "Comments only"],
] as const)("%s to %s is on the rung '%s'", (stance, group, title) => {
  expect(nameRung({ ...make("Any", 50, stance), group })).toBe(title);
});

describe.each([358, 640, 1100])("at %i pixels", (width) => {
  const map = placeMap(MANY, width);

  test("everything is inside the picture", () => {
    for (const { x, y, radius } of map.dots) {
      expect(x - radius).toBeGreaterThanOrEqual(map.field.left);
      expect(x + radius).toBeLessThanOrEqual(map.field.right);
      expect(y + radius).toBeLessThanOrEqual(map.field.bottom);
    }
    for (const { left, right } of boxesOf(map)) {
      expect(left).toBeGreaterThanOrEqual(map.field.left);
      expect(right).toBeLessThanOrEqual(map.field.right);
    }
  });

  test("no name lies on another", () => {
    const boxes = boxesOf(map);
    const hidden = boxes.filter((a) =>
      boxes.some((b) => a !== b && a.y === b.y && a.left < b.right && a.right > b.left),
    );
    expect(hidden).toEqual([]);
  });

  test("no dot lies below a name, unless it is one to remember", () => {
    const boxes = boxesOf(map).filter(({ id }) => !dotOf(map, id).isFirst);
    const covered = map.dots.filter(({ x, y, radius, subreddit: { id } }) =>
      boxes.some(
        (box) => box.id !== id && box.y === y && x + radius > box.left && x - radius < box.right,
      ),
    );
    expect(covered).toEqual([]);
  });

  test("the ones to go to first have their names", () => {
    const first = map.dots.filter(({ isFirst }) => isFirst);
    expect(first).toHaveLength(3);
    expect(first.filter(({ label }) => !label)).toEqual([]);
  });

  test("its height is known before its width", () => {
    expect(map.height).toBe(measureHeight(MANY.length));
  });
});

test("one alone and three have all their names, and a weak match is not pushed to the right", () => {
  const alone = placeMap([make("SideProject", 45, "welcome")], 358);
  expect(alone.dots.map(({ label }) => label !== null)).toEqual([true]);
  const three = placeMap(
    [make("SaaS", 30, "ask"), make("webdev", 32, "ask"), make("Baking", 31, "closed")],
    1000,
  );
  expect(three.dots.every(({ label }) => label)).toBe(true);
  expect(Math.max(...three.dots.map(({ x }) => x))).toBeLessThan(500);
  expect(three.ticks.at(-1)?.percent).toBe(100);
});

test("a closed community is never the first to go to", () => {
  const map = placeMap([make("Closed", 98, "closed"), make("Open", 40, "welcome")], 1000);
  expect(dotOf(map, "closed").isFirst).toBe(false);
  expect(dotOf(map, "open").isFirst).toBe(true);
});

test("nothing chosen is an empty picture", () => {
  expect(placeMap([], 1000).dots).toEqual([]);
});
