import type { AppDeps } from "#server/app.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { PartyName } from "./fault-table.ts";
import type { Party, Patience } from "./party.ts";
import { startLlmParty } from "./llm-party.ts";
import { startPageParty } from "./page-party.ts";
import { startRedditParty } from "./reddit-party.ts";
import { type SmtpParty, startSmtpParty } from "./smtp-party.ts";
import { startStripeParty } from "./stripe-party.ts";

const clock = () => new Date("2026-11-15T12:00:00Z");

export type FaultTrial = Awaited<ReturnType<typeof startFaultTrial>>;

/** The whole product before all parties at once, with its real adapters. */
export async function startFaultTrial() {
  const mail: SmtpParty = await startSmtpParty();
  const parties: Record<PartyName, Party> = {
    "The mail server": mail,
    "The language model": await startLlmParty(),
    Stripe: await startStripeParty(clock),
    Reddit: await startRedditParty(clock),
    "The founder's page": await startPageParty(),
  };
  let patience: Patience = "usual";
  const overrides: Partial<AppDeps> = {};
  const findHouse = () => house;
  for (const party of Object.values(parties)) {
    const usual = party.connect("usual", findHouse);
    const none = party.connect("none", findHouse);
    Object.assign(
      overrides,
      switchBetween(usual, none, () => patience),
    );
  }
  const house: TestApp = await startTestApp(overrides);
  return {
    house,
    parties,
    mail,
    /** A fault without an end would take as long as the product is patient. */
    havePatience: (next: Patience) => void (patience = next),
    /** What went wrong since this was last asked, as the log tells it. */
    takeTroubles: () => house.logLines.splice(0).filter((line) => readLevel(line) >= 40),
    stop: async () => {
      await house.stop();
      for (const party of Object.values(parties)) await party.stop();
    },
  };
}

function readLevel(line: string): number {
  return (JSON.parse(line) as { level: number }).level;
}

/** Each adapter stands for both, and asks with every call which it is to be. */
function switchBetween(
  usual: Partial<AppDeps>,
  none: Partial<AppDeps>,
  current: () => Patience,
): Partial<AppDeps> {
  const entries = Object.entries(usual).map(([name, adapter]) => [
    name,
    new Proxy(adapter as object, {
      get: (_, key) =>
        Reflect.get(
          (current() === "none" ? none : usual)[name as "mail"] as object,
          key,
        ) as unknown,
    }),
  ]);
  return Object.fromEntries(entries) as Partial<AppDeps>;
}
