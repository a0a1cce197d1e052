import type { ServerResponse } from "node:http";

/** Ways in which a feed does not come, or comes as something else. */
export type FeedFault = keyof typeof FAULTS;

const ATOM = { "content-type": "application/atom+xml; charset=UTF-8" };
const HTML = { "content-type": "text/html; charset=UTF-8" };
const OPENING = '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">';
const HUGE_BYTES = 10 * 1024 * 1024;

const entryAt = (time: string) =>
  `<entry><category term="MakersDen" label="r/MakersDen"/><content type="html">x</content><id>t3_badtime</id><link href="https://www.reddit.com/r/MakersDen/comments/badtime/x/" /><updated>${time}</updated><published>${time}</published><title>When was this?</title></entry>`;

const FAULTS = {
  "429": (response: ServerResponse) => {
    response
      .writeHead(429, { ...HTML, "retry-after": "120" })
      .end("<html>Too Many Requests</html>");
  },
  "429-untold": (response: ServerResponse) => {
    response.writeHead(429, HTML).end("<html>Too Many Requests</html>");
  },
  "403": (response: ServerResponse) => {
    response.writeHead(403, HTML).end("<html>Blocked</html>");
  },
  "404": (response: ServerResponse) => {
    response.writeHead(404, HTML).end("<html>page not found</html>");
  },
  "503": (response: ServerResponse) => {
    response.writeHead(503, HTML).end("<html>all of our servers are busy right now</html>");
  },
  redirect: (response: ServerResponse) => {
    response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
  },
  html: (response: ServerResponse) => {
    response.writeHead(200, HTML).end("<!doctype html><html><body>whoa there!</body></html>");
  },
  truncated: (response: ServerResponse) => {
    response.writeHead(200, ATOM).end(`${OPENING}<entry><id>t3_half</id><title>Why does`);
  },
  cut: (response: ServerResponse) => {
    response.writeHead(200, { ...ATOM, "content-length": "5000" });
    response.write(OPENING, () => response.destroy());
  },
  huge: (response: ServerResponse) => {
    response.writeHead(200, ATOM).end(`${OPENING}<!--${"x".repeat(HUGE_BYTES)}--></feed>`);
  },
  entities: (response: ServerResponse) => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    );
    const type = `<!DOCTYPE feed [<!ENTITY l0 "lol">${levels.join("")}]>`;
    const feed = `${OPENING.replace("<feed", `${type}<feed`)}<title>&l9;</title></feed>`;
    response.writeHead(200, ATOM).end(feed);
  },
  "wrong-dates": (response: ServerResponse) => {
    const times = ["", "yesterday", "2026-02-31T25:61:00Z", "9999-12-31T23:59:59Z", "0"];
    response.writeHead(200, ATOM).end(`${OPENING}${times.map(entryAt).join("")}</feed>`);
  },
  empty: (response: ServerResponse) => {
    response.writeHead(200, ATOM).end();
  },
  hang: () => {},
};

export function playFeedFault(fault: FeedFault, response: ServerResponse): void {
  FAULTS[fault](response);
}
