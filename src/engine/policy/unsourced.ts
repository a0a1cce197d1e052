import type { PolicySource } from "./policy.ts";

export const NO_SOURCE: PolicySource = { kind: "none", asOf: null };
