import type { Stance } from "#engine/policy/stances.ts";

/** Points for a post that promotes: an advert, a lesson or a share, and one that keeps the condition. */
type StancePoints = { advert: number; lesson: number; kept: number };

/** What each stance weighs. It is apart from what else a stance means, which no visitor of /check needs. */
export const STANCE_POINTS: Record<Stance, StancePoints> = {
  welcome: { advert: 4, lesson: 0, kept: 0 },
  flair: { advert: 32, lesson: 30, kept: 5 },
  weekday: { advert: 58, lesson: 50, kept: 5 },
  thread: { advert: 60, lesson: 50, kept: 5 },
  share: { advert: 22, lesson: 8, kept: 2 },
  value: { advert: 48, lesson: 10, kept: 8 },
  ask: { advert: 30, lesson: 27, kept: 6 },
  closed: { advert: 70, lesson: 62, kept: 70 },
  "no-place": { advert: 75, lesson: 70, kept: 75 },
  unknown: { advert: 36, lesson: 31, kept: 31 },
};
