import type { LookupAddress } from "node:dns";
import { type LookupFunction, isIP } from "node:net";
import { buildConnector } from "undici";
import ipaddr from "ipaddr.js";

/** All addresses of a name. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

/** The code of what a connection fails with that is not made, as others have ECONNREFUSED. */
export const PRIVATE_ADDRESS = "PRIVATE_ADDRESS";

function failWith(code: string): Error {
  return Object.assign(new Error(code), { code });
}

type Dial = (lookup: LookupFunction) => buildConnector.connector;

/**
 * Connects to public addresses only. A name is looked up once, as the connection is made: were it
 * checked before, it could name another address by the time it is dialled.
 */
export function createGuardedConnector(
  lookup: Lookup,
  isExempt: IsExempt,
  dial: Dial = dialWith,
): buildConnector.connector {
  const dialAnywhere = dial(toLookupFunction(lookup));
  const dialPublic = dial(toLookupFunction(async (name) => requirePublic(await lookup(name))));
  return (options, callback) => {
    const port = options.port || (options.protocol === "https:" ? "443" : "80");
    if (isExempt(options.hostname, port)) dialAnywhere(options, callback);
    // An address in figures is dialled without a lookup.
    else if (isLocalHost(options.hostname)) callback(failWith(PRIVATE_ADDRESS), null);
    else dialPublic(options, callback);
  };
}

function dialWith(lookup: LookupFunction): buildConnector.connector {
  return buildConnector({ lookup, maxCachedSessions: 0 } as buildConnector.BuildOptions);
}

/** One private address among public ones is no accident. */
function requirePublic(addresses: LookupAddress[]): LookupAddress[] {
  if (addresses.every(({ address }) => isPublicAddress(address))) return addresses;
  throw failWith(PRIVATE_ADDRESS);
}

function toLookupFunction(lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(failWith("ENOTFOUND"), []);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}

/** Whether a `host:port` may be private and on any port. */
export type IsExempt = (hostname: string, port: string) => boolean;

export type AddressFault = "not-web" | "user-info" | "port" | "private";

type ReadAddress = { url: URL; isExempt: boolean } | { fault: AddressFault };

const WEB_PORTS = new Set(["80", "443"]);
/** Names that never leave the house, whatever a resolver makes of them. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/** An address of a user, if this server may connect to it; what its name resolves to is checked when it is dialled. */
export function readAddress(text: string, base: URL | undefined, isExempt: IsExempt): ReadAddress {
  const url = URL.parse(text.trim(), base?.href);
  if (!url || !(url.protocol in DEFAULT_PORTS)) return { fault: "not-web" };
  if (url.username !== "" || url.password !== "") return { fault: "user-info" };
  // What follows the # is the browser's affair and is never sent.
  url.hash = "";
  if (isExempt(bareHost(url), portOf(url))) return { url, isExempt: true };
  if (!WEB_PORTS.has(portOf(url))) return { fault: "port" };
  if (isLocalHost(bareHost(url))) return { fault: "private" };
  return { url, isExempt: false };
}

const DEFAULT_PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

function portOf(url: URL): string {
  return url.port === "" ? (DEFAULT_PORTS[url.protocol] ?? "") : url.port;
}

/** URL.parse has undone the disguises: 127.1, 0x7f000001 and 2130706433 all read 127.0.0.1 here. */
function isLocalHost(hostname: string): boolean {
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

/** All that is routed on the internet today; what lies outside is private, or not yet given out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet and embeds no other address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(GLOBAL_IPV6);
}
