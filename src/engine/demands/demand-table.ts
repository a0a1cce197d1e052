import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import type { DemandRow } from "./demand-row.ts";
import { ACCOUNT_ROWS } from "./rows/account-rows.ts";
import { CONTENT_ROWS } from "./rows/content-rows.ts";
import { FORM_ROWS } from "./rows/form-rows.ts";
import { PLACE_ROWS } from "./rows/place-rows.ts";
import { POST_ROWS } from "./rows/post-rows.ts";

/** Every demand that the product knows, one row each; the compiler names a code without one. */
export const DEMAND_ROWS: Record<DemandCode, DemandRow> = {
  ...FORM_ROWS,
  ...PLACE_ROWS,
  ...POST_ROWS,
  ...ACCOUNT_ROWS,
  ...CONTENT_ROWS,
};

/** What a demand is known by, whoever words it and wherever it stands. */
export function keyOf({ of, code, value, detail }: Demand): string {
  return JSON.stringify([of, code, value, detail]);
}
