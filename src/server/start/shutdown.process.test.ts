import { once } from "node:events";
import { type IncomingMessage, request as openRequest } from "node:http";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { setUpProcessTrial } from "../testing/process-trial.ts";
import { type ServerProcess, spawnServer } from "../testing/spawn-server.ts";

const { usedFolder, start } = setUpProcessTrial();
/** One of each kind, unless there is time for all. */
const some = <Case>(cases: Case[]) => (inject("isNightly") ? cases : cases.slice(0, 1));

describe("stopping", () => {
  const body = { email: "slow@example.com", password: "takes a while to hash" };

  test.each(
    some<[string, NodeJS.Signals[]]>([
      ["SIGTERM", ["SIGTERM"]],
      ["Ctrl+C, which arrives twice", ["SIGINT", "SIGINT"]],
    ]),
  )("by %s answers what is under way, and gives the folder free", async (_how, signals) => {
    const dataDir = usedFolder();
    const server = await start({ DATA_DIR: dataDir, NODE_ENV: "production" });
    const { hasArrived, finish } = beginSignUp(server, body);
    await hasArrived;
    for (const signal of signals) void server.kill(signal);
    expect(await finish()).toBe(201);
    expect(await server.exited).toBe(0);
    expect(server.output()).toContain('"msg":"stopped"');
    expect(existsSync(join(dataDir, "lock"))).toBe(false);
    const again = await start({ DATA_DIR: dataDir });
    expect((await again.clientOf().logIn({ body })).user.email).toBe("slow@example.com");
  });

  test.each(
    some([
      [
        "half a body",
        "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
      ],
      ["half a head", "POST /api/auth/login HTTP/1.1\r\nhost: x"],
      ["nothing", ""],
    ]),
  )(
    "is not held up by a caller who sends %s and stays",
    { tags: "nightly" },
    async (_what, text) => {
      const server = await start({ DATA_DIR: usedFolder(), NODE_ENV: "production" });
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(text);
      // This request came later and is answered, so the half one has arrived.
      await server.clientOf().getHealth();
      expect(await server.kill("SIGTERM")).toBe(0);
      expect(server.output()).toContain('"msg":"stopped"');
      socket.destroy();
    },
  );
  test.each(some(["production", "development"]))(
    "in %s, when nobody reads its output any more, ends in order but as a failure",
    { tags: "nightly" },
    async (mode) => {
      const dataDir = usedFolder();
      const server = await start({ DATA_DIR: dataDir, NODE_ENV: mode });
      server.closeOutput();
      // A line for its log; whether it is answered still is not what this is about.
      await fetch(`${server.url}/api/openapi.json`).catch(() => {});
      expect(await server.exited).toBe(1);
      expect(existsSync(join(dataDir, "lock"))).toBe(false);
    },
  );

  test.each(some(["production", "development"]))(
    "in %s, when nobody reads its output from the beginning, ends without serving",
    { tags: "nightly" },
    async (mode) => {
      const server = await spawnServer({ DATA_DIR: usedFolder(), NODE_ENV: mode });
      server.closeOutput();
      expect(await server.exited).toBe(1);
    },
  );

  /** The server asks for the body once it has the head of the request: by then it is under way. */
  function beginSignUp(server: ServerProcess, payload: object) {
    const sending = openRequest(`${server.url}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", expect: "100-continue" },
    });
    const hasArrived = once(sending, "continue");
    sending.flushHeaders();
    return {
      hasArrived,
      finish: async () => {
        sending.end(JSON.stringify(payload));
        const [answer] = (await once(sending, "response")) as [IncomingMessage];
        return answer.resume().statusCode;
      },
    };
  }
});
