import type { IncomingMessage } from "node:http";
import { answerError, answerJson, type StandinAnswer } from "./standin-answer.ts";

export type RedditCredentials = { clientId: string; clientSecret: string };

/** Gives out tokens for the right keys, and knows which of them are still good. */
export function createStandinTokens({ clientId, clientSecret }: RedditCredentials) {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const good = new Set<string>();
  let count = 0;

  return {
    issue: (request: IncomingMessage, body: string): StandinAnswer => {
      if (request.headers.authorization !== basic) return answerError(401, "Unauthorized");
      const grant = new URLSearchParams(body).get("grant_type");
      if (grant !== "client_credentials") return answerJson({ error: "unsupported_grant_type" });
      const token = `standin-token-${++count}`;
      good.add(token);
      return answerJson({
        access_token: token,
        token_type: "bearer",
        expires_in: 3600,
        scope: "*",
      });
    },
    isGood: (request: IncomingMessage) =>
      good.has(request.headers.authorization?.replace(/^bearer /i, "") ?? ""),
    expireAll: () => good.clear(),
  };
}
