import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { type IsExempt, isLocalHost, isPublicAddress } from "./outside-address.ts";

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
