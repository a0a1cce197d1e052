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
