import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as waitFor } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";

export const FAULTS = ["refuses", "hangs", "garbage", "cut", "trickles", "slow"] as const;

/** `slow` is late and complete; `trickles` comes byte by byte and never to an end. */
export type Fault = (typeof FAULTS)[number];

export type FaultyProxy = {
  port: number;
  /** From now on, where the caller has sent what `when` describes; without it from the first byte on. */
  play: (fault: Fault | null, when?: RegExp) => Promise<void>;
  close: () => Promise<void>;
};

/** Where the caller speaks first, garbage can quote what it said. */
export const A_REQUEST = /^(GET|POST) /;

const SLOW_MS = 40;
const DRIP_MS = 20;
const GARBAGE = "\u0000\u0007 this is no protocol at all ";

/** Stands between the product and a party, and passes everything on until it is told otherwise. */
export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  const links = new Set<Link>();
  let fault: Fault | null = null;
  let when: RegExp | undefined;

  const server = createServer((caller) => {
    const link: Link = { caller, target: connect(targetPort, "127.0.0.1"), isStruck: false };
    const { target } = link;
    links.add(link);
    const end = () => {
      links.delete(link);
      caller.destroy();
      target.destroy();
    };
    for (const socket of [caller, target]) socket.on("error", end).on("close", end);
    const strike = (sent: string) => {
      if (!fault || link.isStruck || (when && !when.test(sent))) return;
      link.isStruck = true;
      // What was sent comes back too: an answer that quotes a secret.
      if (fault === "garbage") caller.end(`${GARBAGE}${sent}\r\n`);
    };
    strike("");
    caller.on("data", (sent: Buffer) => {
      strike(sent.toString("latin1"));
      if (link.isStruck && (fault === "hangs" || fault === "garbage")) return;
      target.write(sent);
    });
    let line = Promise.resolve();
    target.on("data", (answer: Buffer) => {
      strike("");
      line = line.then(() => pass(answer, caller, link.isStruck ? fault : null));
    });
  });

  // One that nobody takes while it refuses.
  const port = await findFreePort();
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const hangUp = async () => {
    const closed = server.listening ? once(server, "close") : null;
    server.close();
    for (const { caller } of links) caller.destroy();
    await closed;
  };
  await listen();
  return {
    port,
    play: async (next, condition) => {
      // What was only late is whole again; anything else has lost something.
      for (const link of links) {
        if (link.isStruck && fault !== "slow") link.caller.destroy();
        link.isStruck = false;
      }
      fault = next;
      when = condition;
      if (next === "refuses") await hangUp();
      else if (!server.listening) await listen();
    },
    close: hangUp,
  };
}

type Link = { caller: Socket; target: Socket; isStruck: boolean };

async function pass(answer: Buffer, caller: Socket, fault: Fault | null): Promise<void> {
  switch (fault) {
    case "hangs":
    case "garbage":
    case "refuses":
      return;
    case "cut":
      caller.write(answer.subarray(0, answer.length / 2), () => caller.destroy());
      return;
    case "slow":
      await waitFor(SLOW_MS);
      caller.write(answer);
      return;
    case "trickles":
      for (const byte of answer) {
        if (caller.destroyed) return;
        caller.write(Buffer.of(byte));
        await waitFor(DRIP_MS);
      }
      return;
    case null:
      caller.write(answer);
  }
}
