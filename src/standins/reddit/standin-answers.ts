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

/** An answer before it is sent: JSON, or a text where Reddit sends a page. */
export type StandinAnswer = {
  status: number;
  json?: unknown;
  html?: string;
  headers?: Record<string, string>;
};

export function answerJson(json: unknown, status = 200): StandinAnswer {
  return { status, json };
}

export function answerError(status: number, message: string, reason?: string): StandinAnswer {
  return { status, json: { ...(reason && { reason }), message, error: status } };
}

function answerPage(status: number, title: string): StandinAnswer {
  return { status, html: `<!doctype html><html><body><h1>${title}</h1></body></html>` };
}

/** Faults that are answers, in the shapes that Reddit was seen to give. */
export const FAULT_ANSWERS = {
  "302": {
    ...answerPage(302, "302 Found"),
    headers: { location: "/subreddits/search?q=somewhere-else" },
  },
  "400-html": answerPage(400, "400 Bad request"),
  "400-explained": {
    status: 400,
    json: {
      fields: ["limit"],
      explanation: "that number\nis too large",
      message: "Bad Request",
      reason: "BAD_NUMBER",
    },
  },
  "400-no-such-user": {
    status: 400,
    json: {
      fields: ["id"],
      explanation: "no account has that name",
      message: "Bad Request",
      reason: "USER_DOESNT_EXIST",
    },
  },
  "401-expired-token": {
    status: 401,
    json: { message: "Unauthorized", error: 401 },
    headers: { "www-authenticate": 'Bearer realm="reddit", error="invalid_token"' },
  },
  "403-bare": { status: 403, json: { error: 403 } },
  "403-html": answerPage(403, "Blocked"),
  "403-scope": {
    status: 403,
    json: { error: 403 },
    headers: { "www-authenticate": 'Bearer realm="reddit", error="insufficient_scope"' },
  },
  "403-private": answerError(403, "Forbidden", "private"),
  "403-gold-only": answerError(403, "Forbidden", "gold_only"),
  "403-quarantined": {
    status: 403,
    json: {
      reason: "quarantined",
      quarantine_message: "Not everyone likes this place.",
      quarantine_message_html: "<p>Not everyone likes this place.</p>",
      message: "Forbidden",
      error: 403,
    },
  },
  "404": answerError(404, "Not Found"),
  "404-banned": answerError(404, "Not Found", "banned"),
  "429-json": answerError(429, "Too Many Requests"),
  "429-html": { ...answerPage(429, "Too many requests"), headers: { "retry-after": "4" } },
  "429-long": { ...answerPage(429, "Too many requests"), headers: { "retry-after": "600" } },
  "500-json": answerError(500, "Internal Server Error"),
  "500-html": answerPage(500, "Something broke"),
  "503-empty": { status: 503 },
  "200-html": answerPage(200, "A page instead of data"),
  "200-errors": {
    status: 200,
    json: { json: { errors: [["TOO_LONG", "that title has too many letters", "title"]] } },
  },
  "200-user-required": {
    status: 200,
    json: { json: { errors: [["USER_REQUIRED", "Only for those who are signed in.", null]] } },
  },
  "200-no-such-subreddit": {
    status: 200,
    json: { json: { errors: [["SUBREDDIT_NOEXIST", "no community has that name", "sr"]] } },
  },
  "200-rate-limit": {
    status: 200,
    json: {
      json: {
        ratelimit: 76.34,
        errors: [
          ["BAD_CAPTCHA", "once more, please", "captcha"],
          ["RATELIMIT", "too much, come back in a minute", "ratelimit"],
        ],
      },
    },
  },
  "200-wrong-shape": { status: 200, json: { kind: "Listing", data: { children: "none" } } },
  "200-token-error": { status: 200, json: { error: "invalid_grant" } },
} satisfies Record<string, StandinAnswer>;
