import { MACHINE, AHEAD } from "./visit-rows.ts";

/** What a request says about who sends it and why. */
export type VisitorSigns = {
  userAgent: string | undefined;
  /** 'DNT: 1' and 'Sec-GPC: 1'. */
  doNotTrack: string | undefined;
  globalPrivacyControl: string | undefined;
  /** 'Sec-Purpose', 'Purpose', 'X-Moz': a page that is fetched ahead is not visited yet. */
  purposes: (string | undefined)[];
};

/** People who did not ask to be left out. Whoever pretends to be a browser is taken for one. */
export function isCounted(signs: VisitorSigns): boolean {
  if (signs.doNotTrack === "1" || signs.globalPrivacyControl === "1") return false;
  if (signs.purposes.some((purpose) => AHEAD.test(purpose ?? ""))) {
    return false;
  }
  return signs.userAgent !== undefined && !MACHINE.test(signs.userAgent);
}
