import type { IncomingHttpHeaders } from "node:http";
import type * as z from "zod";
import type { Endpoints } from "#contract/endpoints/endpoints.ts";
import type { RouteName } from "#contract/endpoints/routes.ts";
import type { Caller, Scope } from "#server/scope.ts";
import type { HeaderWriters } from "./answers.ts";
import type { LineWriter } from "./answer-lines.ts";
import type { Admission, SessionAdmission } from "#server/services/auth/sessions.ts";

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** The one file of a form, where the endpoint takes one. */
type Upload<E> = E extends { readonly upload: object }
  ? { file: { bytes: Uint8Array; fileName: string } }
  : unknown;

/** The bytes as they came, with the header that signs them. */
type Signed<E> = E extends { readonly signedBody: object }
  ? { signed: { body: Buffer; signature: string } }
  : unknown;

type Cookie<E> = E extends { readonly cookie: object } ? Pick<HeaderWriters, "setCookie"> : unknown;

type Paged<E> = E extends { readonly isPaged: true }
  ? Pick<HeaderWriters, "tellNextPage">
  : unknown;

/** The request of a stranger's browser, as it came. */
type Hit<E> = E extends { readonly hit: object } ? { hit: RawHit } : unknown;

/** An answer that is written line by line, as long as the caller stays. */
type Lines<E> = E extends { readonly lines: infer S extends z.ZodType }
  ? Omit<LineWriter, "writeLine"> & { writeLine: (line: z.output<S>) => void }
  : unknown;

export type RawHit = { body: string; headers: IncomingHttpHeaders };

type Identity<E> = E extends { readonly auth: "user" }
  ? E extends { readonly token: string }
    ? Admission
    : SessionAdmission
  : E extends { readonly auth: "refresh" }
    ? { caller: Caller; refreshToken: string }
    : { caller: Caller };

/** Who is signed in, where the endpoint is for anyone and knows them all the same. */
type Known<E> = E extends { readonly knowsUser: true } ? { visitor: Scope | null } : unknown;

/** A parsed call: exactly what the contract lets this endpoint's caller send. */
export type Call<N extends RouteName> = Identity<Endpoints[N]> &
  Known<Endpoints[N]> &
  Part<Endpoints[N], "params"> &
  Part<Endpoints[N], "query"> &
  Part<Endpoints[N], "body"> &
  Upload<Endpoints[N]> &
  Signed<Endpoints[N]> &
  Cookie<Endpoints[N]> &
  Paged<Endpoints[N]> &
  Hit<Endpoints[N]> &
  Lines<Endpoints[N]>;

type Output<N extends RouteName> = Endpoints[N] extends { readonly lines: z.ZodType }
  ? undefined
  : z.output<Endpoints[N]["response"]>;

export type Handlers = {
  [N in RouteName]: (
    call: Call<N>,
  ) => Promise<Output<N> extends undefined ? void : Output<N>> | Output<N>;
};
