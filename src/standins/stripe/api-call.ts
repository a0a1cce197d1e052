/** What a request to the API asks for, whichever way it came. */
export type ApiCall = {
  method: string;
  path: string;
  /** Of the query or of the form, with Stripe's brackets: 'metadata[planCode]'. */
  params: URLSearchParams;
};

/** A fault of the request, on its way to being the answer. */
export class RefusedCall extends Error {
  readonly answer: StandinAnswer;

  constructor(answer: StandinAnswer) {
    super("refused");
    this.answer = answer;
  }
}

export function requireParam(params: URLSearchParams, name: string): string {
  const value = params.get(name);
  if (value) return value;
  const details = { code: "parameter_missing", param: name };
  throw new RefusedCall(answerError(400, `Missing required param: ${name}.`, details));
}

/** { planCode: … } of 'metadata[planCode]=…' */
export function readMap(params: URLSearchParams, name: string): Record<string, string> {
  const start = `${name}[`;
  return Object.fromEntries(
    [...params]
      .filter(([key]) => key.startsWith(start) && key.endsWith("]"))
      .map(([key, value]) => [key.slice(start.length, -1), value]),
  );
}

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
