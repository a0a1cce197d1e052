import Fastify from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { NOBODY } from "#contract/pages/page-marks.ts";
import { PUBLIC_PAGES } from "#contract/pages/page-paths.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { chooseEncoding, matchesTag, serveWebApp } from "./web-app.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["identity, *;q=0", "identity"],
  ["brotli", "identity"],
])("who accepts %s gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
])("who has %s has the page: %s", (header, isSame) => {
  expect(matchesTag(header, 'W/"a"')).toBe(isSame);
});

test("a file is sent as it is until it is compressed, also beside a server that runs", async () => {
  const webRoot = mkdtempSync(join(tmpdir(), "foothold-web-"));
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    rmSync(webRoot, { recursive: true });
  });
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(webRoot, path)), { recursive: true });
    writeFileSync(join(webRoot, path), content);
  };
  write("__spa-fallback.html", "");
  for (const page of PUBLIC_PAGES) write(join(page, "index.html"), "");
  const script = "export const one = 1;";
  write("assets/one.js", script);
  await serveWebApp(app, webRoot, {
    origin: "https://foothold.example",
    supportEmail: "help@foothold.example",
    operator: "Foothold",
    plans: PLANS,
    countPeople: async () => NOBODY,
  });
  const ask = () =>
    app.inject({ url: "/assets/one.js", headers: { "accept-encoding": "gzip, br" } });

  const plain = await ask();
  expect([plain.statusCode, plain.headers["content-encoding"], plain.body]).toEqual([
    200,
    undefined,
    script,
  ]);
  write("assets/one.js.br", brotliCompressSync(script));
  const compressed = await ask();
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(compressed.headers["content-type"]).toBe(plain.headers["content-type"]);
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script);
});
