import type { StandinAccount, StandinCommunity, StandinSubmission } from "./standin-community.ts";

/** What the stand-in knows, in the shapes of Reddit's answers. */

export function shapeAbout(community: StandinCommunity) {
  return { kind: "t5", data: shapeCommunity(community) };
}

function shapeCommunity(community: StandinCommunity) {
  const id = `standin${community.name.toLowerCase()}`;
  const createdSeconds = community.createdAt.getTime() / 1000;
  return {
    id,
    name: `t5_${id}`,
    display_name: community.name,
    display_name_prefixed: `r/${community.name}`,
    url: `/r/${community.name}/`,
    title: community.title,
    public_description: community.description,
    description: "",
    subscribers: community.members,
    active_user_count: null,
    created: createdSeconds,
    created_utc: createdSeconds,
    over18: community.isAdult,
    quarantine: false,
    subreddit_type: community.type,
    submission_type: community.submissionType,
    restrict_posting: true,
    link_flair_enabled: true,
    allow_images: community.submissionType !== "self",
    allow_videos: community.submissionType !== "self",
    advertiser_category: "",
    suggested_comment_sort: null,
    lang: "en",
    user_is_subscriber: null,
  };
}

/** In a search, Reddit nulls nearly all about a private community. */
export function shapeSearch(communities: StandinCommunity[]) {
  const children = communities.map((community) => ({
    kind: "t5",
    data:
      community.access === "private"
        ? {
            ...shapeCommunity(community),
            subscribers: null,
            over18: null,
            quarantine: null,
            subreddit_type: "private",
            submission_type: null,
            lang: null,
          }
        : shapeCommunity(community),
  }));
  return shapeListing(children, null);
}

export function shapeListing(children: unknown[], after: string | null) {
  return {
    kind: "Listing",
    data: { modhash: null, dist: children.length, children, after, before: null },
  };
}

export function shapeRules({ rules }: StandinCommunity) {
  return {
    rules: rules.map((rule, priority) => ({
      kind: rule.kind ?? "all",
      short_name: rule.name,
      violation_reason: rule.name,
      description: rule.text,
      // Reddit leaves this out for a rule without a description.
      ...(rule.text && { description_html: `<div class="md"><p>${rule.text}</p></div>` }),
      created_utc: 1_500_000_000 + priority,
      priority,
    })),
    site_rules: ["A rule of the whole site"],
    site_rules_flow: [{ reasonTextToShow: "A reason", reasonText: "A reason" }],
  };
}

export function shapeRequirements(requirements: NonNullable<StandinCommunity["requirements"]>) {
  return {
    domain_blacklist: [],
    domain_whitelist: [],
    body_restriction_policy: "none",
    link_restriction_policy: "none",
    title_regexes: [],
    title_required_strings: [],
    title_blacklisted_strings: [],
    title_text_min_length: null,
    title_text_max_length: null,
    body_regexes: [],
    body_required_strings: [],
    body_blacklisted_strings: [],
    body_text_min_length: null,
    body_text_max_length: null,
    link_repost_age: null,
    guidelines_text: null,
    guidelines_display_policy: null,
    is_flair_required: false,
    ...requirements,
  };
}

export function shapeFlairs(flairs: NonNullable<StandinCommunity["flairs"]>) {
  return flairs.map(({ text, isModeratorOnly }, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    type: "richtext",
    text,
    text_color: "dark",
    text_editable: false,
    mod_only: isModeratorOnly,
    css_class: "",
    richtext: [{ e: "text", t: text }],
    background_color: "",
  }));
}

/** Of a suspended account Reddit tells no more than this. */
export function shapeAccount(account: StandinAccount) {
  if (account.isSuspended) {
    const data = { name: account.name, is_suspended: true, is_blocked: false, total_karma: 0 };
    return { kind: "t2", data };
  }
  const createdSeconds = account.createdAt.getTime() / 1000;
  return {
    kind: "t2",
    data: {
      id: `standin${account.name.toLowerCase()}`,
      name: account.name,
      created: createdSeconds,
      created_utc: createdSeconds,
      link_karma: account.linkKarma,
      comment_karma: account.commentKarma,
      total_karma: account.linkKarma + account.commentKarma,
      has_verified_email: true,
      is_suspended: false,
      snoovatar_size: null,
    },
  };
}

/** What is taken down keeps its numbers and loses its author. */
export function shapeSubmission(submission: StandinSubmission) {
  const { id, community, title, text, isLocked, createdAt, score, comments, removedBy } =
    submission;
  return {
    kind: "t3",
    data: {
      id,
      name: `t3_${id}`,
      subreddit: community,
      subreddit_name_prefixed: `r/${community}`,
      title: removedBy === "deleted" ? "[deleted by user]" : title,
      selftext: removedBy === null ? text : "[removed]",
      locked: isLocked,
      archived: false,
      author: removedBy === null ? "standin_author" : "[deleted]",
      created_utc: createdAt.getTime() / 1000,
      score,
      num_comments: comments,
      is_self: true,
      is_robot_indexable: removedBy === null,
      removed_by: null,
      removed_by_category: removedBy,
    },
  };
}
