import { NO_CORRECTIONS } from "../corrections.ts";
import { readOwnPolicy } from "../own-reading.ts";

export function readOwn(text: string): ReturnType<typeof readOwnPolicy> {
  return readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19");
}

/** 'other: unwanted = crystals': the value, else what it is on. */
export function listDemands(text: string): string[] {
  return (readOwn(text).demands ?? []).map(({ of, code, value, detail }) => {
    const told = [value ?? detail ?? []].flat().join(", ");
    return `${of}: ${code}${told === "" ? "" : ` = ${told}`}`;
  });
}
