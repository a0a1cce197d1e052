import { splitTags } from "#engine/text/text-place.ts";
import type { DemandCode } from "../demand.ts";
import type { StanceOnPromotion } from "../policy.ts";
import type { Stance } from "../stances.ts";
import type { DrawnDemand } from "./draw-demands.ts";
import type { Statement } from "./note.ts";
import { readNotedDays } from "./noted-day.ts";
import { OF_PROMOTION } from "../concerns.ts";

/** A statement's stance, with the flairs, day, share, gap or thread that the demands name. */
export function noteStance(
  { stance, detail, shows, confidence, asOf }: Statement & { stance: Stance },
  demands: readonly DrawnDemand[],
): StanceOnPromotion {
  const values = (code: DemandCode) => listValues(demands, code);
  const gap = demands.find(({ of, code }) => of === "promotion" && code === "gap-days");
  const hasFlairs = stance === "flair" || stance === "weekday";
  return {
    is: stance,
    detail: stance === "value" ? nameFirst(shows, detail) : detail,
    flairs: hasFlairs ? [...values("flair"), ...values("title-tag").flatMap(splitTags)] : [],
    day: stance === "weekday" ? pickDay(values("day")) : null,
    sharePercent: stance === "share" ? Number(values("percent")[0] ?? 0) || null : null,
    gapDays: typeof gap?.value === "number" ? gap.value : null,
    thread: stance === "thread" ? (values("thread-only")[0] ?? null) : null,
    source: { kind: confidence === "low" ? "hint" : "note", asOf },
  };
}

/** The one day of a week, where it is one; several are in the demand. */
function pickDay(days: string[]): StanceOnPromotion["day"] {
  if (days.includes("weekend")) return "weekend";
  return days.map(readNotedDays).find((named) => named.length === 1)?.[0] ?? null;
}

/** A stance with what others say of exceptions to it: their first clause says the stance once more. */
export function addExceptions(
  stance: StanceOnPromotion,
  others: readonly StanceOnPromotion[],
): StanceOnPromotion {
  if (others.length === 0) return stance;
  const more = others
    .filter(({ is, source }) => is === stance.is && source.kind === stance.source.kind)
    .flatMap(({ detail }) => (detail ?? "").split("; ").slice(1))
    .filter((clause) => !stance.detail?.includes(clause));
  return more.length === 0 ? stance : { ...stance, detail: [stance.detail, ...more].join("; ") };
}

/** What is tolerated comes first: cards and the writer read it there. */
function nameFirst(shows: string | null, detail: string | null): string | null {
  if (shows === null || detail === null) return shows ?? detail;
  return `${shows.replaceAll(";", ",")}; ${detail}`;
}

/** The values of one code in the best statement that has any, those of the most general concern first. */
function listValues(demands: readonly DrawnDemand[], wanted: DemandCode): string[] {
  const said = demands.filter(
    ({ of, code, value }) => code === wanted && value !== null && OF_PROMOTION.includes(of),
  );
  if (said.length === 0) return [];
  const ofPromotion = OF_PROMOTION.flatMap((concern) =>
    said.filter(({ of, source }) => of === concern && source === said[0]?.source),
  );
  return [
    ...new Set(ofPromotion.flatMap(({ value }) => (value === null ? [] : value)).map(String)),
  ];
}
