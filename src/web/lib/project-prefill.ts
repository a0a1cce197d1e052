import { type Audience, AUDIENCES } from "#engine/projects/project-options.ts";

/** What is known of a project before its wizard begins. */
export type ProjectPrefill = {
  name: string;
  description: string;
  url: string;
  targetAudience: readonly Audience[];
};

/** As the state of a navigation; whatever else a state holds is left alone. */
export function writePrefill(prefill: ProjectPrefill): { prefill: ProjectPrefill } {
  return { prefill };
}

export function readPrefill(state: unknown): ProjectPrefill | null {
  const prefill = asRecord(asRecord(state)["prefill"]);
  const chosen = prefill["targetAudience"];
  if (!Array.isArray(chosen)) return null;
  return {
    name: asText(prefill["name"]),
    description: asText(prefill["description"]),
    url: asText(prefill["url"]),
    targetAudience: AUDIENCES.filter((audience) => chosen.includes(audience)),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
