/** What a program that connects by OAuth says of itself; the engine knows no URL, so its parts are given. */
export type ReturnPlace = { protocol: string; hostname: string; hash: string; username: string };

/** What an assistant's request is made of; whatever else its address holds means nothing to us. */
export const ACCESS_FIELDS = [
  "client_id",
  "redirect_uri",
  "response_type",
  "code_challenge",
  "code_challenge_method",
  "scope",
  "state",
  "resource",
] as const;

export const MAX_ASSISTANTS = 20;
export const MAX_RETURN_ADDRESSES = 10;
export const LONGEST_RETURN_ADDRESS = 500;
export const LONGEST_ASSISTANT_NAME = 60;

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Schemes that a browser runs, shows or fetches itself, instead of handing them to a program. */
const NOT_A_PROGRAM: ReadonlySet<string> = new Set(
  [
    "javascript",
    "data",
    "vbscript",
    "blob",
    "file",
    "filesystem",
    "about",
    "view-source",
    "ws",
    "wss",
    "ftp",
    "mailto",
  ].map((scheme) => `${scheme}:`),
);

/** Whether users may be sent there with a code: a site, a program on this machine, or a program's own scheme. */
export function canReturnTo({ protocol, hostname, hash, username }: ReturnPlace): boolean {
  if (hash !== "" || username !== "") return false;
  if (protocol === "https:") return hostname !== "";
  if (protocol === "http:") return LOOPBACK.has(hostname);
  return !NOT_A_PROGRAM.has(protocol);
}

/** Where users are sent, in words that they can judge by: a name alone proves nothing. */
export function nameReturnPlace({ protocol, hostname }: ReturnPlace): string {
  if (protocol === "http:") return "a program on this computer";
  return protocol === "https:" ? hostname : `the program that opens ${protocol}// addresses`;
}
