import type { IncomingHttpHeaders } from "node:http";
import type * as z from "zod";
import type { Endpoints } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import type { Caller, Scope } from "#server/scope.ts";
import type { Admission } from "#server/services/auth/admit-session.ts";
import type { HeaderWriters } from "./answer-headers.ts";

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

export type RawHit = { body: string; headers: IncomingHttpHeaders };

type Identity<A> = A extends "user"
  ? Admission
  : A extends "refresh"
    ? { caller: Caller; refreshToken: string }
    : { caller: Caller };

/** Who is signed in, where the endpoint is for anyone and knows them all the same. */
type Known<E> = E extends { readonly knowsUser: true } ? { visitor: Scope | null } : unknown;

/** A parsed call: exactly what the contract lets this endpoint's caller send. */
export type Call<N extends RouteName> = Identity<Endpoints[N]["auth"]> &
  Known<Endpoints[N]> &
  Part<Endpoints[N], "params"> &
  Part<Endpoints[N], "query"> &
  Part<Endpoints[N], "body"> &
  Upload<Endpoints[N]> &
  Signed<Endpoints[N]> &
  Cookie<Endpoints[N]> &
  Paged<Endpoints[N]> &
  Hit<Endpoints[N]>;

type Output<N extends RouteName> = z.output<Endpoints[N]["response"]>;

export type Handlers = {
  [N in RouteName]: (
    call: Call<N>,
  ) => Promise<Output<N> extends undefined ? void : Output<N>> | Output<N>;
};
