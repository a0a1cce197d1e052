import { isIP } from "node:net";
import { isLoopback } from "#engine/network/address-block.ts";
import { isGuessable } from "./guessable-secret.ts";

type Given = Readonly<Record<string, string | undefined>>;
type Check = { setting: string; isWrong: (given: Given) => boolean; message: string };

/** With one of these the server does not start in production. */
const REFUSED: Check[] = [
  {
    setting: "FETCH_ALLOW_HOSTS",
    isWrong: (given) => given["FETCH_ALLOW_HOSTS"] !== undefined,
    message:
      "is for tests only, and opens private addresses to every user. Leave it out in production",
  },
  {
    setting: "REDDIT_FEEDS_BASE",
    isWrong: (given) => given["REDDIT_FEEDS_BASE"] !== undefined,
    message: "is for tests only, and sends users' feed keys elsewhere. Leave it out in production",
  },
  {
    setting: "APP_URL",
    isWrong: ({ APP_URL }) => isPlainHttp(APP_URL),
    message:
      "must begin with https:// in production: sign-in links and sessions would travel in the clear",
  },
  {
    setting: "AUTH_SECRET",
    isWrong: ({ AUTH_SECRET }) => AUTH_SECRET !== undefined && isGuessable(AUTH_SECRET),
    message:
      "can be guessed, and with it anyone signs in as anyone. Make one with openssl rand -base64 32",
  },
  {
    setting: "TRUST_PROXY",
    isWrong: ({ TRUST_PROXY }) => TRUST_PROXY !== undefined && trustsEverybody(TRUST_PROXY),
    message:
      "trusts everybody, so that anyone could claim any address. Name your proxies, or say how many there are",
  },
];

/** With these it starts, and says so. */
const WARNED: Check[] = [
  {
    setting: "SMTP_URL",
    isWrong: (given) => given["SMTP_URL"] === undefined,
    message: "is not set: nobody can sign in, and no reminders are sent",
  },
  {
    setting: "APP_URL",
    isWrong: (given) => given["APP_URL"] === undefined,
    message: "is not set: sign-in links lead to localhost, which only this machine can open",
  },
  {
    setting: "STRIPE_SECRET_KEY",
    isWrong: ({ STRIPE_SECRET_KEY = "" }) => /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
    message: "is a test key: plans are given away, and no money moves",
  },
];

/** What is fine on one's own machine, and not before strangers. */
export function checkProduction(given: Given): { faults: string[]; warnings: string[] } {
  if (given["NODE_ENV"] !== "production") return { faults: [], warnings: [] };
  return { faults: listWrong(REFUSED, given), warnings: listWrong(WARNED, given) };
}

function listWrong(checks: Check[], given: Given): string[] {
  return checks
    .filter(({ isWrong }) => isWrong(given))
    .map(({ setting, message }) => `${setting}: ${message}`);
}

function isPlainHttp(address: string | undefined): boolean {
  const url = URL.parse(address ?? "");
  return url?.protocol === "http:" && !isLoopback(url.hostname);
}

/** The widest block that any network has to itself is a /8, or a /7 of IPv6. */
const WIDEST = { 4: 8, 6: 7 } as const;
const MOST_PROXIES = 10;

function trustsEverybody(setting: string): boolean {
  if (/^\d+$/.test(setting)) return Number(setting) > MOST_PROXIES;
  return setting.split(",").some((block) => {
    const [address = "", bits] = block.trim().split("/");
    const family = isIP(address);
    return bits !== undefined && (family === 4 || family === 6) && Number(bits) < WIDEST[family];
  });
}
