import { expect } from "vitest";
import type { Cell } from "./fault-table.ts";
import type { AppDeps } from "#server/app.ts";
import type { TestApp } from "../test-app.ts";
import type { FaultyProxy } from "./faulty-proxy.ts";

/** Someone outside, behind a proxy that plays faults. */
export type Party = {
  proxy: FaultyProxy;
  /** From which request on the fault is felt; all before it are answered. */
  when?: RegExp;
  /** What the log must not hold. */
  secrets: string[];
  /** The product's real adapter, once with its usual patience and once with next to none. */
  connect: (patience: Patience, house: () => TestApp) => Partial<AppDeps>;
  /** Somebody is about to do something that needs the party; each time somebody or something else. */
  begin: (house: TestApp, name: string) => Promise<Attempt>;
  stop: () => Promise<unknown>;
};

export type Patience = "usual" | "none";

export type Attempt = {
  /** What they do, and what they are told about it; null where all is well. */
  act: () => Promise<Told>;
  /** What else fails meanwhile, in the background. */
  expectWaiting?: () => Promise<void>;
  /** Once the party is back: nothing is lost, nothing is doubled. */
  expectKept: () => Promise<void>;
};

export type Told = { code: string | null; message: string } | null;

/** What a failed call tells the user. */
export async function toldBy(call: Promise<unknown>): Promise<Told> {
  return call.then(
    () => null,
    ({ code, serverMessage }: { code: string; serverMessage: string }) => ({
      code,
      message: serverMessage,
    }),
  );
}

/** One line with the cause, or none where all is well. */
export function expectTroubles(lines: string[], { cause }: Cell): void {
  expect(lines).toHaveLength(cause ? 1 : 0);
  expect(lines.join("")).toMatch(cause ?? /^$/);
}
