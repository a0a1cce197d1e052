/** Takes messages to addresses of users. */
export type WebhookGateway = {
  /** The address as it is kept, or what is wrong with it in a sentence. */
  readAddress: (text: string) => { address: string } | { fault: string };
  /** Never throws: what went wrong is part of the answer. */
  send: (request: WebhookRequest) => Promise<WebhookAnswer>;
  /** Ends what is under way: it fails, and is tried again. */
  close: () => Promise<void>;
};

export type WebhookRequest = { address: string; body: string; headers: Record<string, string> };

export type WebhookAnswer = {
  /** null when it was taken; otherwise a sentence that is fit to be shown. */
  failure: string | null;
  /** null when no answer came. */
  status: number | null;
  /** The beginning of what was answered: somebody else's text. */
  answer: string;
  /** How long a busy receiver (429, 503) asks us to wait; null where it does not say. */
  retryAfterMs: number | null;
};
