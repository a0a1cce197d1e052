import { pricePlans } from "#engine/billing/plans.ts";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markPrice, PAGE_MARKS } from "#contract/pages/page-marks.ts";
import { PUBLIC_PAGES } from "#contract/pages/page-paths.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const webRoot = mkdtempSync(join(tmpdir(), "foothold-web-"));
let house: TestApp;

beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  for (const path of PUBLIC_PAGES) {
    mkdirSync(join(webRoot, path), { recursive: true });
    writeFileSync(
      join(webRoot, path, "index.html"),
      `<title>${path}</title><p>${PAGE_MARKS.operator}</p><b>${PAGE_MARKS.peopleWords.active}</b>`,
    );
  }
  writeFileSync(
    join(webRoot, "index.html"),
    `<script>landing()</script><link rel="canonical" href="${PAGE_MARKS.origin}/"><a href="mailto:${PAGE_MARKS.supportEmail}"><meta name="prices" content="${PAGE_MARKS.prices}"><p>${markPrice("PREMIUM_MONTHLY").label}</p>`,
  );
  writeFileSync(
    join(webRoot, "__spa-fallback.html"),
    '<script>boot()</script><script src="/assets/a.js"></script>',
  );
  writeFileSync(join(webRoot, "assets", "a.js"), "1");
  const plans = pricePlans({ currency: "EUR", monthlyCents: 19_00, lifetimeCents: 99_00 });
  const operator = { name: 'Ropes & "Sons" <Ltd>', address: "$& Lane", taxId: null };
  house = await startTestApp({
    webRoot,
    plans,
    operator: { ...operator, email: "support@foothold.test" },
  });
});
afterAll(async () => {
  await house.stop();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string) => house.send({ method: "GET", url });

describe("headers", () => {
  test.each(["/", "/signin", "/assets/a.js", "/no/such/page", "/api/health", "/api/nothing"])(
    "of %s protect the page",
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringMatching(
          /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
        ),
        "strict-transport-security": expect.stringContaining("max-age="),
      });
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );

  test("keep tokens out of every cache", async () => {
    const email = "cache@example.com";
    await house.clientOf().requestMagicLink({ body: { email } });
    const token = house.lastLink(email);
    const signedIn = await house.send({
      method: "POST",
      url: "/api/auth/verify-magic-link",
      payload: { token },
    });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers["cache-control"]).toBe("no-store");
  });

  test("let each page run the scripts that the build wrote into it, and no others", async () => {
    const policies = await Promise.all(
      ["/", "/dashboard"].map(async (url) => (await get(url)).headers["content-security-policy"]),
    );
    const digest = createHash("sha256").update("landing()").digest("base64");
    expect(policies[0]).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policies[0]).not.toBe(policies[1]);
    expect(String(policies[1]).match(/'sha256-/g)).toHaveLength(1);
  });
});

describe("the web app", () => {
  test("answers at every page address, and caches only what never changes", async () => {
    const page = await get("/projects/42?tab=past");
    expect(page.body).toContain("boot()");
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect((await get("/assets/a.js")).headers["cache-control"]).toContain("immutable");
  });

  test("says in the status what is no page, and lets the app say so in words", async () => {
    const missing = await get("/no/such/page");
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain("boot()");
    expect((await get("/projects/42")).statusCode).toBe(200);
    expect((await get("/check?r=saas")).body).toContain("<title>/check<");
    expect((await get("/check/")).headers.location).toBe("/check");
  });

  test("says where it lives and who helps, and does so once for all who have it", async () => {
    const page = await get("/");
    expect(page.body).toContain('href="https://foothold.test/"');
    expect(page.body).toContain("mailto:support@foothold.test");
    expect(page.body).not.toContain("invalid");
    expect(page.body).toContain('name="prices" content="EUR 1900 9900"><p>€19.00</p>');
    const { accessToken } = await house.signIn("reader@example.com");
    const plans = await house.clientOf(accessToken).listPlans();
    expect(plans.map(({ priceCents, currency }) => [priceCents, currency])).toEqual([
      [0, "EUR"],
      [1900, "EUR"],
      [9900, "EUR"],
    ]);
    const again = await house.send({
      method: "GET",
      url: "/",
      headers: { "if-none-match": String(page.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const url of ["/index.html", "/__spa-fallback.html"]) {
      const unfinished = await get(url);
      expect(unfinished.statusCode).toBe(301);
      expect(unfinished.headers.location).toBe("/");
    }
  });

  test.each(PUBLIC_PAGES.slice(1))("shows %s to anyone, and names who runs it", async (url) => {
    const page = await get(url);
    expect(page.body).toBe(
      `<title>${url}</title><p>Ropes &amp; &quot;Sons&quot; &lt;Ltd&gt;, $&amp; Lane</p><b></b>`,
    );
    expect((await get("/sitemap.xml")).body).toContain(`<loc>https://foothold.test${url}</loc>`);
  });

  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("is sent as %s to who takes that", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted };
    const page = await house.send({ method: "GET", url: "/signin", headers });
    expect(page.headers["content-encoding"]).toBe(encoding);
    expect(page.statusCode).toBe(200);
  });

  test.each(["/assets/missing.js", "/.env", "/%00", "/../package.json", "/%2e%2e/package.json"])(
    "has no %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe("the log", () => {
  test("never holds a token, whatever happens to it", async () => {
    const { accessToken, refreshToken } = await house.signIn("log@example.com");
    const link = house.lastLink("log@example.com");
    await get(`/auth/magic-link?token=${link}`);
    await get(`/api/nothing?token=${link}`);
    await house.clientOf(accessToken).getCurrentUser();
    const next = await house.clientOf(refreshToken).refreshSession();
    await house
      .clientOf()
      .verifyMagicLink({ body: { token: link } })
      .catch(() => {});
    await house
      .clientOf()
      .logIn({ body: { email: "log@example.com", password: "hunter2 hunter2" } })
      .catch(() => {});
    await house.send({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/json" },
      payload: '{"password":"hunter2',
    });
    const log = house.logLines.join("");
    expect(log).toContain('"path":"/auth/magic-link"');
    for (const secret of [
      accessToken,
      refreshToken,
      next.accessToken,
      next.refreshToken,
      link,
      "hunter2",
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  test("has one line an answer, with the id that the answer carries", async () => {
    const answer = await get("/api/nothing");
    const line = house.logLines.findLast((text) =>
      text.includes(String(answer.headers["x-request-id"])),
    );
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      method: "GET",
      path: "/api/nothing",
      status: 404,
      msg: "answered",
    });
  });
});

test("a file of a page leaves no line, a missing one does", async () => {
  const before = house.logLines.length;
  expect((await get("/assets/a.js")).statusCode).toBe(200);
  expect((await get("/assets/missing.js")).statusCode).toBe(404);
  const paths = house.logLines.slice(before).map((line) => JSON.parse(line).path);
  expect(paths).toEqual(["/assets/missing.js"]);
});

test("without an operator's token there are no figures to see", async () => {
  expect((await house.send({ url: "/metrics" })).statusCode).toBe(404);
});
