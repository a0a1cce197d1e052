import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import { opennessOf } from "#engine/recommendations/openness.ts";

export type Mapped = Pick<
  RecommendedSubreddit,
  | "id"
  | "fullName"
  | "members"
  | "membersAsOf"
  | "membersEstimated"
  | "relevanceScore"
  | "group"
  | "policy"
>;

type Stance = Mapped["policy"]["stance"];

/** From the most open down to the least. */
const RUNGS: { title: string; stances: readonly Stance[] }[] = [
  { title: "Projects welcome", stances: ["welcome"] },
  { title: "Thread, day or flair", stances: ["thread", "weekday", "flair"] },
  { title: "If it's useful", stances: ["value", "share"] },
  { title: "Ask first", stances: ["ask"] },
  { title: "Not known", stances: ["unknown"] },
  { title: "Comments only", stances: ["closed", "no-place"] },
];
const COMMENTS_ONLY = RUNGS.length - 1;

/** In pixels: letters must not shrink on a phone. */
const WIDE = 640;
const GUTTER = 152;
const TITLE_LINE = 21;
const LANE = 21;
const AXIS = 40;
const EDGE = 12;
const RADIUS = { least: 3.5, most: 9.5 };
/** Tenfolds of members from the smallest dot to the largest: 1,000 to 10 million. */
const TENFOLDS = { from: 3, to: 7 };
const LETTER = 7.25;
const GAP = 5;
/** As many go first as one can remember. */
const MOST_FIRST = 3;
/** Up to here a rung of two lanes has room for every name. */
const FEW = 6;
const LEAST_SPAN = 40;
const TICK_EVERY = 20;

export type Side = "start" | "end";

export type MapDot = {
  subreddit: Mapped;
  percent: number;
  x: number;
  y: number;
  radius: number;
  /** Where its name begins or ends; null where it would lie on another. */
  label: { x: number; side: Side } | null;
  /** Whether it is among the ones to go to first. */
  isFirst: boolean;
};

export type CommunityMap = {
  width: number;
  height: number;
  field: { left: number; right: number; bottom: number };
  /** Titles are beside the field on wide screens, above their dots on narrow ones. */
  isWide: boolean;
  rungs: { title: string; top: number; height: number; isEmpty: boolean }[];
  ticks: { percent: number; x: number }[];
  /** From left to right. */
  dots: MapDot[];
};

/** How high the picture is, known before its width is. */
export function measureHeight(count: number): number {
  return RUNGS.length * rungHeight(count) + AXIS;
}

/** Match across, openness up. The best are placed first, so that theirs are the names with room. */
export function placeMap(subreddits: readonly Mapped[], width: number): CommunityMap {
  const isWide = width >= WIDE;
  const height = rungHeight(subreddits.length);
  const field = { left: isWide ? GUTTER : 0, right: width, bottom: RUNGS.length * height };
  const from = findStart(subreddits);
  const placeX = (percent: number) => {
    const share = (Math.max(percent, from) - from) / (100 - from);
    const [left, right] = [field.left + EDGE, field.right - EDGE];
    return left + (right - left) * share;
  };
  const lanes = RUNGS.map((_, rung) => makeLanes(rung * height, height, isWide));
  const dots = subreddits
    .toSorted((a, b) => worthOf(b) - worthOf(a) || b.members - a.members)
    .map((subreddit, place): MapDot => {
      const percent = Math.round(subreddit.relevanceScore * 100);
      const x = placeX(percent);
      const radius = findRadius(subreddit.members);
      const isFirst = place < MOST_FIRST && subreddit.group === "post";
      const length = subreddit.fullName.length * LETTER;
      const wanted = { x, radius, isFirst, length, field };
      return Object.assign(findRoom(lanes[findRung(subreddit)] ?? [], wanted), {
        subreddit,
        percent,
      });
    });
  return {
    width,
    height: field.bottom + AXIS,
    field,
    isWide,
    rungs: RUNGS.map(({ title }, rung) => ({
      title,
      top: rung * height,
      height,
      isEmpty: !subreddits.some((one) => findRung(one) === rung),
    })),
    ticks: Array.from({ length: (100 - from) / TICK_EVERY + 1 }, (_, step) => {
      const percent = from + step * TICK_EVERY;
      return { percent, x: placeX(percent) };
    }),
    dots: dots.toSorted((a, b) => a.x - b.x || a.y - b.y),
  };
}

/** What one may do there, in the words of the map. */
export function nameRung(subreddit: Pick<Mapped, "group" | "policy">): string {
  return RUNGS[findRung(subreddit)]?.title ?? "";
}

function findRung({ group, policy: { stance } }: Pick<Mapped, "group" | "policy">): number {
  if (group === "take-part" || group === "left-out") return COMMENTS_ONLY;
  return RUNGS.findIndex(({ stances }) => stances.includes(stance));
}

function worthOf({ relevanceScore, policy, group }: Mapped): number {
  return relevanceScore * opennessOf(policy.stance, group);
}

/** By tenfolds: beside one giant, all others would be equally small. */
function findRadius(members: number): number {
  const { from, to } = TENFOLDS;
  const share = (Math.log10(Math.max(1, members)) - from) / (to - from);
  return RADIUS.least + (RADIUS.most - RADIUS.least) * Math.min(1, Math.max(0, share));
}

function rungHeight(count: number): number {
  return TITLE_LINE + (count > FEW ? 2 : 1) * LANE;
}

/** The right edge is always 100%, so that weak matches look weak; the empty left may be cut off. */
function findStart(subreddits: readonly Mapped[]): number {
  const least = Math.min(...subreddits.map(({ relevanceScore }) => relevanceScore * 100));
  const start = Math.floor(least / TICK_EVERY) * TICK_EVERY;
  return Math.max(0, Math.min(100 - LEAST_SPAN, start));
}

type Span = { left: number; right: number };
/** By a dot with its name, where it has one. */
type Taken = Span & { dot: Placed };
type Placed = Pick<MapDot, "x" | "y" | "radius" | "label" | "isFirst">;
type Lane = { y: number; taken: Taken[] };

/** The middle ones first: one dot alone lies in the middle of its rung. */
function makeLanes(top: number, height: number, isWide: boolean): Lane[] {
  const [first, room] = isWide ? [top, height] : [top + TITLE_LINE - 2, height - TITLE_LINE];
  const count = Math.floor(room / LANE);
  const start = first + (room - count * LANE) / 2 + LANE / 2;
  const middle = first + room / 2;
  return Array.from({ length: count }, (_, lane) => ({
    y: start + lane * LANE,
    taken: [] as Taken[],
  })).toSorted((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle));
}

type Wanted = {
  x: number;
  radius: number;
  isFirst: boolean;
  length: number;
  field: { left: number; right: number };
};

function findRoom(lanes: Lane[], wanted: Wanted): Placed {
  const { x, radius, isFirst, length, field } = wanted;
  const reach = radius + GAP;
  const own = { left: x - radius, right: x + radius };
  const ways: { side: Side; at: number; span: Span }[] = [
    { side: "start", at: x + reach, span: { ...own, right: x + reach + length } },
    { side: "end", at: x - reach, span: { ...own, left: x - reach - length } },
  ];
  for (const lane of lanes) {
    for (const { side, at, span } of ways) {
      const fits = span.left >= field.left && span.right <= field.right;
      if (!fits || findHits(lane, span).length > 0) continue;
      const dot: Placed = { x, y: lane.y, radius, isFirst, label: { x: at, side } };
      lane.taken.push({ ...span, dot });
      return dot;
    }
  }
  const [lane] = lanes.toSorted((a, b) => costOf(a, own) - costOf(b, own));
  const dot: Placed = { x, y: lane?.y ?? 0, radius, isFirst, label: null };
  if (lane) {
    for (const hit of findHits(lane, own)) forgetName(hit);
    lane.taken.push({ ...own, dot });
  }
  return dot;
}

/** A dot below a name could not be seen; the names to remember stay. */
function forgetName(taken: Taken): void {
  const { dot } = taken;
  if (dot.isFirst) return;
  dot.label = null;
  taken.left = dot.x - dot.radius;
  taken.right = dot.x + dot.radius;
}

function costOf(lane: Lane, span: Span): number {
  const hits = findHits(lane, span);
  return hits.length + (hits.some(({ dot }) => dot.isFirst) ? lane.taken.length : 0);
}

function findHits({ taken }: Lane, { left, right }: Span): Taken[] {
  return taken.filter((one) => left < one.right + GAP && right > one.left - GAP);
}
