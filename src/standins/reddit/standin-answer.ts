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

export function answerPage(status: number, title: string): StandinAnswer {
  return { status, html: `<!doctype html><html><body><h1>${title}</h1></body></html>` };
}
