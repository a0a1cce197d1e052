import type * as z from "zod";
import type { Endpoints } from "./endpoints/endpoints.ts";
import type { ErrorBody, ErrorCode } from "./errors.ts";
import type { Route } from "./endpoints/route.ts";
import { type RouteName, routes } from "./endpoints/routes.ts";

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;

type OptionalPart<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]?: z.input<S> }
  : unknown;

/** Left out where the endpoint takes none as well. */
type Body<E> = E extends { readonly body: infer S extends z.ZodType }
  ? undefined extends z.input<S>
    ? OptionalPart<E, "body">
    : Part<E, "body">
  : unknown;

/** A form with the file in the field that the endpoint names. */
type Upload<E> = E extends { readonly upload: object } ? { body: FormData } : unknown;

export type CallInput<N extends RouteName> = Part<Endpoints[N], "params"> &
  OptionalPart<Endpoints[N], "query"> &
  Body<Endpoints[N]> &
  Upload<Endpoints[N]>;

export type CallOutput<N extends RouteName> = z.output<Endpoints[N]["response"]>;

type Call<N extends RouteName> = (
  ...input: object extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions<N>]
    : [input: CallInput<N>, options?: CallOptions<N>]
) => Promise<CallOutput<N>>;

/** An answer that comes line by line can be read as it comes. */
type Lines<E> = E extends { readonly lines: infer S extends z.ZodType }
  ? { onLine?: (line: z.output<S>) => void }
  : unknown;

export type CallOptions<N extends RouteName = RouteName> = { signal?: AbortSignal } & Lines<
  Endpoints[N]
>;

export type Client = { [N in RouteName]: Call<N> };

export type Send = (url: string, init: RequestInit, route: Route) => Promise<Response>;

/** An answer of the server that is not a success. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly details: Record<string, unknown>;
  /** The server's own words, fit to be shown; null when it sent none. */
  readonly serverMessage: string | null;

  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.message ?? `The server answered ${status}.`);
    this.name = "ApiError";
    this.status = status;
    this.code = body?.code ?? null;
    this.details = body?.details ?? {};
    this.serverMessage = body?.message ?? null;
  }
}

/** One typed function per endpoint; `send` decides how a request travels (tokens, replay, tests). */
export function createClient(send: Send): Client {
  const calls = Object.entries(routes).map(([name, route]) => [name, createCall(route, send)]);
  return Object.fromEntries(calls) as Client;
}

type UntypedInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

type UntypedOptions = { signal?: AbortSignal; onLine?: (line: unknown) => void };

function createCall(route: Route, send: Send) {
  return async (
    input: UntypedInput = {},
    { signal, onLine }: UntypedOptions = {},
  ): Promise<unknown> => {
    const init: RequestInit = { method: route.method, ...(signal && { signal }) };
    if (input.body instanceof FormData) init.body = input.body;
    else if (input.body !== undefined) {
      init.body = JSON.stringify(input.body);
      init.headers = { "content-type": "application/json" };
    }
    const response = await send(buildUrl(route.path, input), init, route);
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
    if (response.status === 204) return undefined;
    return readAnswer(response, route, onLine).catch((error: unknown) => {
      throw signal?.aborted || error instanceof SyntaxError ? error : new NetworkError(error);
    });
  };
}

async function readAnswer(
  response: Response,
  { mediaType }: Route,
  onLine: UntypedOptions["onLine"],
): Promise<unknown> {
  if (onLine && response.body) return readLines(response.body, onLine);
  return mediaType ? response.text() : response.json();
}

/** Each line as soon as it is whole; empty ones only keep the connection awake. */
async function readLines(
  body: ReadableStream<Uint8Array>,
  onLine: (line: unknown) => void,
): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let whole = "";
  let read = 0;
  for (let isOver = false; !isOver;) {
    const { done, value } = await reader.read();
    isOver = done;
    whole += decoder.decode(value, { stream: !done });
    const end = done ? whole.length : whole.lastIndexOf("\n") + 1;
    if (end <= read) continue;
    const lines = whole.slice(read, end).split("\n");
    read = end;
    for (const line of lines) if (line.trim()) onLine(JSON.parse(line));
  }
  return whole;
}

function buildUrl(path: string, { params = {}, query = {} }: UntypedInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const sent = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]));
  return sent.length > 0 ? `${filled}?${search}` : filled;
}

/** The request did not reach the server, or its answer did not come back. */
export class NetworkError extends Error {
  readonly code = "ERR_NETWORK";

  constructor(cause: unknown) {
    super("We can't reach the server.", { cause });
    this.name = "NetworkError";
  }
}
