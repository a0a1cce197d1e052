import { setTimeout } from "node:timers/promises";
import { describe, expect, inject, test, vi } from "vitest";
import { linkIn, setUpProcessTrial } from "./testing/process-trial.ts";
import type { ServerProcess } from "./testing/spawn-server.ts";

const { usedFolder, start } = setUpProcessTrial();
const ROUNDS = inject("isNightly") ? 10 : 1;

describe("kill -9 in the middle of writes", () => {
  test(`loses nothing that was acknowledged, ${ROUNDS} times`, async () => {
    const settings = { DATA_DIR: usedFolder(), TRUST_PROXY: "1" };
    const emails = ["one", "two", "three"].map((name) => `${name}@example.com`);
    const acknowledged = new Map<string, number>();
    const tokens = new Map<string, string>();
    let unusedLink = "";

    for (let round = 0; round <= ROUNDS; round++) {
      const server = await start(settings);
      const ip = `198.51.100.${round}`;
      if (unusedLink)
        await server.clientOf(undefined, ip).verifyMagicLink({ body: { token: unusedLink } });
      for (const [index, email] of emails.entries()) {
        const signedIn = tokens.has(email)
          ? await server.clientOf(tokens.get(email), ip).refreshSession()
          : await signIn(server, email, `203.0.113.${index}`);
        tokens.set(email, signedIn.refreshToken);
        const kept = Number(signedIn.user.name ?? 0);
        expect(kept).toBeGreaterThanOrEqual(acknowledged.get(email) ?? 0);
      }
      if (round === ROUNDS) break;
      unusedLink = await askForLink(server, `round${round}@example.com`, ip);

      const writers = emails.map(async (email) => {
        const { accessToken, refreshToken } = await server
          .clientOf(tokens.get(email), ip)
          .refreshSession();
        tokens.set(email, refreshToken);
        const me = server.clientOf(accessToken, ip);
        for (let n = (acknowledged.get(email) ?? 0) + 1; ; n++) {
          await me.updateCurrentUser({ body: { name: String(n) } });
          acknowledged.set(email, n);
        }
      });
      const allBroken = Promise.allSettled(writers);
      await setTimeout(150 + round * 37);
      if (round === ROUNDS - 1) await vi.waitFor(expectMany, { timeout: 60_000 });
      await server.kill("SIGKILL");
      await allBroken;
    }
    expectMany();

    function expectMany(): void {
      for (const email of emails) expect(acknowledged.get(email)).toBeGreaterThan(10);
    }
  });

  async function askForLink(server: ServerProcess, email: string, ip: string): Promise<string> {
    const before = server.output().length;
    await server.clientOf(undefined, ip).requestMagicLink({ body: { email } });
    return linkIn(server.output().slice(before));
  }

  async function signIn(server: ServerProcess, email: string, ip: string) {
    const token = await askForLink(server, email, ip);
    return server.clientOf(undefined, ip).verifyMagicLink({ body: { token } });
  }
});
