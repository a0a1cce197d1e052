/** One community of the stand-in. What is left out is invented, always in the same way. */
export type StandinCommunity = {
  name: string;
  title: string;
  description: string;
  members: number;
  createdAt: Date;
  isAdult: boolean;
  /** What Reddit answers about it: anything but 'open' is refused in Reddit's own way. */
  access: "open" | "private" | "gold-only" | "quarantined" | "banned";
  type: "public" | "restricted";
  submissionType: "any" | "link" | "self";
  rules: { name: string; text: string; kind?: "all" | "link" | "comment" }[];
  /** null answers 403, as Reddit does to an application without a user. */
  requirements: StandinRequirements | null;
  flairs: { text: string; isModeratorOnly: boolean }[] | null;
  /** How many posts its new listing has, and how far apart they are on average. */
  posts: number;
  minutesBetweenPosts: number;
  newestPostAt: Date;
};

/** Fields of Reddit's own post requirements, to override. */
type StandinRequirements = {
  is_flair_required?: boolean;
  title_blacklisted_strings?: string[];
  body_restriction_policy?: "none" | "required" | "notAllowed";
  link_restriction_policy?: "none" | "blacklist" | "whitelist";
  domain_blacklist?: string[];
  domain_whitelist?: string[];
};

export type StandinAccount = {
  name: string;
  createdAt: Date;
  linkKarma: number;
  commentKarma: number;
  isSuspended: boolean;
};

/** A post that somebody made. */
export type StandinSubmission = {
  id: string;
  community: string;
  title: string;
  text: string;
  /** Nobody can comment any more. */
  isLocked: boolean;
  createdAt: Date;
  score: number;
  comments: number;
  /** Reddit's word for who took it down; such a post leaves the new list. */
  removedBy: string | null;
  /** Out of the new list without a word about it. */
  isHidden: boolean;
};

const LONG_AGO = new Date("2014-03-09T10:00:00Z");

export function inventCommunity(
  given: Partial<StandinCommunity> & { name: string },
  now: Date,
): StandinCommunity {
  return {
    title: `${given.name}, a community of the stand-in`,
    description: "Makers show what they build & help each other with honest feedback.",
    members: 12_345,
    createdAt: LONG_AGO,
    isAdult: false,
    access: "open",
    type: "public",
    submissionType: "any",
    rules: [
      { name: "Be kind", text: "Speak to others as you would across a workbench." },
      { name: "No self-promotion", text: "Do not advertise what you sell." },
    ],
    requirements: null,
    flairs: null,
    posts: 250,
    minutesBetweenPosts: 60,
    newestPostAt: now,
    ...given,
  };
}

export function inventAccount(given: Partial<StandinAccount> & { name: string }): StandinAccount {
  return { createdAt: LONG_AGO, linkKarma: 120, commentKarma: 340, isSuspended: false, ...given };
}

export function inventSubmission(
  given: Partial<StandinSubmission> & { id: string; community: string },
  now: Date,
): StandinSubmission {
  return {
    title: "A post of somebody",
    text: "Words of it.",
    isLocked: false,
    createdAt: now,
    score: 1,
    comments: 0,
    removedBy: null,
    isHidden: false,
    ...given,
  };
}
