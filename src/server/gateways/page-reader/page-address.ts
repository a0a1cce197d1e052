import { isIP } from "node:net";
import { hasUserInfo, notWebAddress, privateAddress, wrongPort } from "./page-failures.ts";
import { isPublicAddress } from "./public-address.ts";

/** Whether a `host:port` may be private and on any port. */
export type IsExempt = (hostname: string, port: string) => boolean;

const WEB_PORTS = new Set(["80", "443"]);
/** Names that never leave the house, whatever a resolver makes of them. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/** The address if it may be asked for; what its name resolves to is checked when it is dialled. */
export function parsePageAddress(text: string, base: URL | undefined, isExempt: IsExempt): URL {
  const url = URL.parse(text.trim(), base?.href);
  if (!url || !(url.protocol in DEFAULT_PORTS)) throw notWebAddress();
  if (url.username !== "" || url.password !== "") throw hasUserInfo();
  // What follows the # is the browser's affair and is never sent.
  url.hash = "";
  if (isExempt(bareHost(url), portOf(url))) return url;
  if (!WEB_PORTS.has(portOf(url))) throw wrongPort();
  if (isLocalHost(bareHost(url))) throw privateAddress();
  return url;
}

const DEFAULT_PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

function portOf(url: URL): string {
  return url.port === "" ? (DEFAULT_PORTS[url.protocol] ?? "") : url.port;
}

/** URL.parse has undone the disguises: 127.1, 0x7f000001 and 2130706433 all read 127.0.0.1 here. */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/(?<!\.)\.+$/, "");
  return isIP(name) === 0 ? LOCAL_NAME.test(name) : !isPublicAddress(name);
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** From `host:port` texts, as an operator writes them. */
export function createExemptions(hosts: string[]): IsExempt {
  const known = new Set(hosts.map((host) => host.toLowerCase().replace(/^\[(.*)\]:/, "$1:")));
  return (hostname, port) => known.has(`${hostname}:${port}`);
}
