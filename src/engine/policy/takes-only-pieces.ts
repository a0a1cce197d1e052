import type { StanceOnPromotion } from "./policy.ts";
import { LIVED, MADE, NO_PRODUCTS, OWN, SHARED, TOLD, END_OF_WELCOME } from "./noted-rows.ts";

/** Whether what a community tolerates are pieces of its members' own work and nothing else. */
export function takesOnlyPieces(stance: StanceOnPromotion): boolean {
  const tolerated = readTolerated(stance);
  return tolerated !== null && OWN.test(tolerated) && !SHARED.test(tolerated);
}

/** Whether not even a piece of work is tolerated, where somebody sells it: their own garden is, a garden tool is not. */
export function takesNothingSold(stance: StanceOnPromotion): boolean {
  const tolerated = readTolerated(stance);
  return (
    tolerated !== null &&
    OWN.test(tolerated) &&
    LIVED.test(tolerated) &&
    !MADE.test(tolerated) &&
    !SHARED.test(tolerated.replace(TOLD, ""))
  );
}

/** Whether a post about a product is ruled out by name. */
export function takesNoProducts(stance: StanceOnPromotion): boolean {
  return readTolerated(stance) !== null && NO_PRODUCTS.test(stance.detail ?? "");
}

/** What is tolerated in posts that are no adverts; null where that is not known, or not from our notes. */
function readTolerated({ is, detail, source }: StanceOnPromotion): string | null {
  if (is !== "value" || detail === null || source.kind === "yours") return null;
  return detail.split(END_OF_WELCOME, 1)[0] ?? "";
}
