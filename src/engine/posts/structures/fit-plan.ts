import { type Demands, isSayable } from "../community/demands.ts";
import type { Plan } from "./slot.ts";

const LONGEST_TITLE = 110;

/** A plan without what can't be said in this community; null where something needed can't be. */
export function fitPlan({ titles, paragraphs }: Plan, demands: Demands): Plan | null {
  const canSay = (option: string) => isSayable(option, demands);
  const possible = titles.filter(canSay);
  const good = possible.filter((title) => title.length <= LONGEST_TITLE && !title.startsWith("{{"));
  if (possible.length === 0) return null;
  const fitted: Plan = { titles: good.length > 0 ? good : possible, paragraphs: [] };
  for (const slots of paragraphs) {
    const kept = slots
      .filter(({ options }) => options.length > 0)
      .map(({ options, spare, need }) => ({
        options: options.filter(canSay),
        spare: spare.filter(canSay),
        need,
      }));
    if (kept.some(({ need, options }) => need === "must" && options.length === 0)) return null;
    fitted.paragraphs.push(kept.filter(({ options }) => options.length > 0));
  }
  return fitted;
}
