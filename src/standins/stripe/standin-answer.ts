export type StandinAnswer = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
};

type ErrorDetails = { type?: string; code?: string; param?: string; decline_code?: string };

export function answerWith(body: unknown): StandinAnswer {
  return { status: 200, body };
}

export function answerError(
  status: number,
  message: string,
  details: ErrorDetails = {},
): StandinAnswer {
  return { status, body: { error: { type: "invalid_request_error", ...details, message } } };
}

/** Stripe's words: the product tells an unknown customer by them. */
export function answerMissing(noun: string, id: string, param = "id"): StandinAnswer {
  const status = param === "id" ? 404 : 400;
  return answerError(status, `No such ${noun}: '${id}'`, { code: "resource_missing", param });
}
