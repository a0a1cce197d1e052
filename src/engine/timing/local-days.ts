const MINUTES_PER_DAY = 24 * 60;

/**
 * Posts by weekday of the reader's clock, Monday first, from counts by UTC day and by UTC hour. Nobody counted
 * by both, so each day is taken to have the hours of all days together, or even ones where none were counted.
 * Whole posts, and as many as were counted.
 */
export function toLocalDays(
  byDay: readonly number[],
  byHour: readonly number[],
  offsetMinutes: number,
): number[] {
  const shares = shareShifts(byHour, offsetMinutes);
  const spread = byDay.map((_, day) =>
    Array.from(shares).reduce(
      (total, [shift, share]) => total + (byDay.at((day - shift) % byDay.length) ?? 0) * share,
      0,
    ),
  );
  return roundKeepingSum(spread);
}

/** How much of a day's posts fall on the day before (-1), the same (0) and the next (1) of the reader's. */
function shareShifts(byHour: readonly number[], offsetMinutes: number): Map<number, number> {
  const total = byHour.reduce((sum, posts) => sum + posts, 0);
  const shares = new Map<number, number>();
  for (let hour = 0; hour < 24; hour += 1) {
    const shift = Math.floor((hour * 60 + offsetMinutes) / MINUTES_PER_DAY);
    const share = total > 0 ? (byHour[hour] ?? 0) / total : 1 / 24;
    shares.set(shift, (shares.get(shift) ?? 0) + share);
  }
  return shares;
}

/** The largest remainders are rounded up, so that the sum stays what it was. */
function roundKeepingSum(values: readonly number[]): number[] {
  const sum = Math.round(values.reduce((total, value) => total + value, 0));
  const whole = values.map(Math.floor);
  const missing = sum - whole.reduce((total, value) => total + value, 0);
  const rest = (place: number) => (values[place] ?? 0) - (whole[place] ?? 0);
  const places = values.map((_, place) => place).toSorted((a, b) => rest(b) - rest(a));
  const raised = new Set(places.slice(0, missing));
  return whole.map((value, place) => (raised.has(place) ? value + 1 : value));
}
