/** The community in the address, as its id: ?r=r/SaaS is saas; null when none is named. */
export function readSubredditId(param: string | null): string | null {
  const name = param?.trim().replace(/^\/?r\//i, "") ?? "";
  return name === "" ? null : name.toLowerCase();
}
