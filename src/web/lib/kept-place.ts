const KEY = "place-before-paying";

type Place = { pathname: string; search?: string };

/** Where somebody leaves for the plans; after paying they come back to it, in the same tab. */
export function keepPlace({ pathname, search = "" }: Place): void {
  attempt(() => sessionStorage.setItem(KEY, pathname + search));
}

/** A page of ours, or null. */
export function readPlace(): string | null {
  const place = attempt(() => sessionStorage.getItem(KEY)) ?? "";
  return isOwnPage(place) ? place : null;
}

export function forgetPlace(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** '//elsewhere.example' is not ours. */
export function isOwnPage(place: string): boolean {
  return /^\/(?![/\\])/.test(place);
}

/** Where storage is forbidden, nobody is led back. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
