/** What the address of a post says about it. */
export type MentionAddress = {
  /** As the address spells it, without 'r/'. */
  community: string;
  /** Reddit's own id of the post, or of the link to share it. */
  postId: string;
  /** The beginning of its title, as the address has it; null where it has none. */
  title: string | null;
};

export type AddressFault = "short" | "profile" | "no-post";

/** The parts of an address that was read as one of a post, or what keeps it from being kept. */
export function readMentionAddress(address: string): MentionAddress | AddressFault {
  const [, host = "", path = ""] = /^https:\/\/([^/?#]+)(\/[^?#]*)?/i.exec(address) ?? [];
  if (/(?:^|\.)redd\.it$/i.test(host)) return "short";
  const [first = "", name = "", kind = "", postId = "", slug = ""] = path.split("/").slice(1);
  if (/^u(?:ser)?$/i.test(first) || /^u_/i.test(name)) return "profile";
  if (/^(?:comments|gallery)$/i.test(first)) return "short";
  const isPost =
    /^r$/i.test(first) && /^(?:comments|gallery|s)$/i.test(kind) && /^\w+$/.test(postId);
  if (!isPost || !/^\w{2,21}$/.test(name)) return "no-post";
  return { community: name, postId, title: /^comments$/i.test(kind) ? readTitle(slug) : null };
}

/** "how_i_built_it" → "How i built it" */
function readTitle(slug: string): string | null {
  const words = decode(slug).replaceAll("_", " ").trim();
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
