import { createKeptText } from "./kept.ts";

/** Where storage is forbidden, nobody is led back. */
const kept = createKeptText(() => sessionStorage, "place-before-paying");

type Place = { pathname: string; search?: string };

/** Where somebody leaves for the plans; after paying they come back to it, in the same tab. */
export function keepPlace({ pathname, search = "" }: Place): void {
  kept.keep(pathname + search);
}

/** A page of ours, or null. */
export function readPlace(): string | null {
  const place = kept.read() ?? "";
  return isOwnPage(place) ? place : null;
}

export function forgetPlace(): void {
  kept.forget();
}

/** '//elsewhere.example' is not ours. */
export function isOwnPage(place: string): boolean {
  return /^\/(?![/\\])/.test(place);
}
