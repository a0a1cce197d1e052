const ADDRESS = /^\s*(?:(?:https?:\/\/)?(?:[\w-]+\.)*reddit\.com\/|\/)?r\/([^/?#]*)/i;
const BEHIND = /(?<![\s.,;:!)\]])[\s.,;:!)\]]+$/;

/** The name in 'r/SaaS', '/r/SaaS/' or an address, whatever follows it; undefined where none of them was given. */
export function findAddressed(text: string): string | undefined {
  return ADDRESS.exec(text)?.[1]?.replace(BEHIND, "");
}

/** What somebody gave as the name of a community, without what stands around it. */
export function readCommunityName(text: string): string {
  return findAddressed(text) ?? text.trim();
}

/** Whether a community can be called so. */
export function isCommunityName(name: string): boolean {
  return /^\w{2,21}$/.test(name);
}
