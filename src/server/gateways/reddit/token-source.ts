import * as z from "zod";
import type { Answer, Exchange } from "./exchange.ts";
import { refused, unavailable } from "./reddit-failures.ts";
import { WRONG_KEYS } from "./reddit-gateway.ts";
import { type Patience, sendWithPatience } from "./rate-limit.ts";

const MAX_MARGIN_SECONDS = 60;

export type TokenSource = {
  get: () => Promise<string>;
  /** For a token that Reddit no longer takes. */
  replace: (token: string) => Promise<string>;
};

type TokenSourceOptions = {
  clientId: string;
  clientSecret: string;
  authBase: string;
  exchange: Exchange;
  patience: Patience;
};

/** Signs in as the application, without a user; all calls share one token and one renewal of it. */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { clock } = options.patience;
  let current: { token: string; renewAtMs: number } | null = null;
  let renewal: Promise<string> | null = null;

  async function renew(): Promise<string> {
    const { access_token: token, expires_in: lifeSeconds } = await requestToken(options);
    const marginSeconds = Math.min(MAX_MARGIN_SECONDS, lifeSeconds / 10);
    current = { token, renewAtMs: clock().getTime() + (lifeSeconds - marginSeconds) * 1000 };
    return token;
  }

  async function get(): Promise<string> {
    if (current && clock().getTime() < current.renewAtMs) return current.token;
    renewal ??= renew().finally(() => (renewal = null));
    return renewal;
  }

  return {
    get,
    replace: (token) => {
      if (current?.token === token) current = null;
      return get();
    },
  };
}

/** Only what a header can hold: one that cannot would be quoted in an error. */
const Token = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive(),
});

async function requestToken(options: TokenSourceOptions): Promise<z.output<typeof Token>> {
  const { clientId, clientSecret, authBase, exchange, patience } = options;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const send = () =>
    exchange({
      method: "POST",
      url: new URL("/api/v1/access_token", authBase),
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
  return readToken(await sendWithPatience(send, patience));
}

/** A refusal may come as 200 with an error, too. */
function readToken(answer: Answer): z.output<typeof Token> {
  const token = Token.safeParse(answer.json);
  if (answer.status === 200 && token.success) return token.data;
  const isRefusal = z.object({ error: z.union([z.string(), z.number()]) }).safeParse(answer.json);
  const isOurs = answer.status >= 400 && answer.status < 500;
  if (isOurs || (answer.status === 200 && isRefusal.success)) throw refused(WRONG_KEYS);
  throw unavailable(`token-${answer.status}`);
}
