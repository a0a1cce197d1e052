import type { TokenScope } from "#engine/accounts/personal-token.ts";

export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  auth: RouteAuth;
  /** What a personal token has to be allowed to make this call; without it only a signed-in user can. */
  token?: TokenScope;
  /** For anyone, but whoever is signed in gets an answer of their own: an access token is taken along. */
  knowsUser?: true;
  /** What a success is written in, where it is a text instead of JSON. */
  mediaType?:
    | "application/atom+xml"
    | "application/x-ndjson"
    | "text/calendar"
    | "text/csv"
    | "text/html"
    | "text/javascript"
    | "image/svg+xml";
};

/** `user` takes an access token as Bearer, `refresh` a refresh token. */
export type RouteAuth = "public" | "user" | "refresh";
