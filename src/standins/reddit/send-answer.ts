import type { ServerResponse } from "node:http";
import type { StandinAnswer } from "./standin-answer.ts";

export function sendAnswer(response: ServerResponse, answer: StandinAnswer, isRaw: boolean): void {
  const type = answer.html === undefined ? "application/json" : "text/html";
  response.writeHead(answer.status, {
    "content-type": `${type}; charset=UTF-8`,
    ...answer.headers,
  });
  response.end(answer.html ?? writeJson(answer.json, isRaw));
}

/** Unless asked for raw JSON, Reddit escapes its texts as for a page. */
function writeJson(json: unknown, isRaw: boolean): string {
  if (json === undefined) return "";
  const written = JSON.stringify(json);
  return isRaw
    ? written
    : written.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
