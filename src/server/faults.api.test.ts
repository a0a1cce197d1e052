import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { FAULT_TABLE, type PartyName, type PartyRow } from "./testing/faults/fault-table.ts";
import { type Fault, FAULTS } from "./testing/faults/faulty-proxy.ts";
import { expectTroubles, toldBy } from "./testing/faults/party.ts";
import { renderFaultTable } from "./testing/faults/render-fault-table.ts";
import { type FaultTrial, startFaultTrial } from "./testing/faults/start-fault-trial.ts";

let trial: FaultTrial;
beforeAll(async () => {
  trial = await startFaultTrial();
});
afterAll(() => trial.stop());

const isEndless = (fault: Fault) => fault === "hangs" || fault === "trickles";
const nameOf = (prefix: string, name: string) =>
  `${prefix}-${name}`.replaceAll(/[^\w-]/g, "").toLowerCase();
/** A page is read by the reader, and then by the model. */
const needs = (party: PartyName, other: PartyName) =>
  party === other || (party === "The founder's page" && other === "The language model");
const rows = Object.entries(FAULT_TABLE) as [PartyName, PartyRow][];

describe.each(rows)("%s", (name, { cells }) => {
  test.each(FAULTS)("%s", async (fault) => {
    const party = trial.parties[name];
    const { told } = cells[fault];
    const attempt = await party.begin(trial.house, nameOf(fault, name));
    trial.takeTroubles();

    await party.proxy.play(fault, fault === "refuses" ? undefined : party.when);
    trial.havePatience(isEndless(fault) ? "none" : "usual");
    expect(await attempt.act()).toEqual(told);
    const troubles = trial.takeTroubles();
    expectTroubles(troubles, cells[fault]);
    if (told) await attempt.expectWaiting?.();
    trial.havePatience("usual");

    await party.proxy.play(null);
    await attempt.expectKept();
    const written = [...troubles, ...trial.takeTroubles()].join("");
    for (const secret of party.secrets) expect(written).not.toContain(secret);
  });

  test("hanging, it keeps nobody else waiting", async () => {
    const party = trial.parties[name];
    const others = rows.map(([other]) => other).filter((other) => !needs(other, name));
    const [hanging, ...attempts] = await Promise.all(
      [name, ...others].map((other) =>
        trial.parties[other].begin(trial.house, nameOf(`beside-${nameOf("", name)}`, other)),
      ),
    );
    await party.proxy.play("hangs", party.when);
    const isOver = vi.fn<() => void>();
    const waiting = hanging?.act().finally(isOver);
    for (const attempt of attempts) expect(await attempt.act()).toBeNull();
    expect(await trial.house.clientOf().getHealth()).toMatchObject({ status: "ok" });
    expect(isOver).not.toHaveBeenCalled();
    // Hanging up ends the wait: whether it then fails or is tried again is no matter here.
    await party.proxy.play(null);
    await waiting;
  });
});

test("docs/faults.md says the same", async () => {
  await expect(renderFaultTable()).toMatchFileSnapshot("../../docs/faults.md");
});

describe("the mail server", () => {
  const askForLink = (email: string) =>
    toldBy(trial.house.clientOf().requestMagicLink({ body: { email } }));

  test("failing ten times locks nobody out", async () => {
    const { proxy } = trial.parties["The mail server"];
    await proxy.play("refuses");
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await askForLink("patient@by-smtp.example")).toMatchObject({ code: "UPSTREAM" });
    }
    await proxy.play(null);
    expect(await askForLink("patient@by-smtp.example")).toBeNull();
  });

  test("quoting our password back to us does not bring it into the log", async () => {
    const { proxy, secrets } = trial.parties["The mail server"];
    await proxy.play("garbage", /^AUTH/);
    trial.takeTroubles();
    expect(await askForLink("quoted@by-smtp.example")).toMatchObject({ code: "UPSTREAM" });
    await proxy.play(null);
    const [line] = trial.takeTroubles();
    expect(line).toMatch(/it said: .*AUTH PLAIN/);
    for (const secret of secrets) expect(line).not.toContain(secret);
  });

  test("dying as it takes a message has it sent again, under the same id and not by itself", async () => {
    const { proxy, received, begin } = trial.mail;
    const { deliver } = await begin(trial.house, "lost-receipt");
    received.length = 0;
    await proxy.play("cut", /\r\n\.\r\n$/);
    await expect(deliver()).rejects.toThrow(/it hung up/);
    expect(received).toHaveLength(1);
    await proxy.play(null);
    await deliver();
    await deliver();
    expect(received).toHaveLength(2);
    expect(new Set(received.map(readMessageId)).size).toBe(1);
  });
});

const readMessageId = (message: string) => /^Message-ID: (.*)$/m.exec(message)?.[1];
