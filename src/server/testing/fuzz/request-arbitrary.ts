import * as fc from "fast-check";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { arbitraryOf } from "./schema-arbitrary.ts";

export const CALLERS = ["anonymous", "owner", "stranger"] as const;

export type FuzzedRequest = {
  name: string;
  endpoint: Endpoint;
  caller: (typeof CALLERS)[number];
  url: string;
  /** undefined where none is sent. */
  body: unknown;
};

/** To every endpoint alike. */
export function requestArbitrary(): fc.Arbitrary<FuzzedRequest> {
  const all = Object.entries<Endpoint>(endpoints);
  return fc.oneof(...all.map(([name, endpoint]) => requestTo(name, endpoint)));
}

function requestTo(name: string, endpoint: Endpoint): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    name: fc.constant(name),
    endpoint: fc.constant(endpoint),
    caller: fc.constantFrom(...CALLERS),
    url: fc
      .tuple(pathOf(endpoint), endpoint.query ? arbitraryOf(endpoint.query) : fc.constant({}))
      .map(([path, query]) => path + formatQuery(query)),
    body: endpoint.body ? arbitraryOf(endpoint.body) : fc.constant(undefined),
  });
}

function pathOf({ path, params }: Endpoint): fc.Arbitrary<string> {
  if (!params) return fc.constant(path);
  return arbitraryOf(params).map((values) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = (Object(values) as Record<string, unknown>)[name];
      return encodeURIComponent(fixed(value));
    }),
  );
}

/** A lone surrogate can't be part of an address. */
function fixed(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.toWellFormed();
}

function formatQuery(query: unknown): string {
  const fields = Object.entries(Object(query) as Record<string, unknown>);
  if (fields.length === 0) return "";
  const params = new URLSearchParams(fields.map(([name, value]) => [name, fixed(value)]));
  return `?${params.toString()}`;
}
