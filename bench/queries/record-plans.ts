import { AsyncLocalStorage } from "node:async_hooks";
import { Client, Pool } from "pg";
import { findCaller } from "./find-caller.ts";
import type { PlanNode } from "./plan-node.ts";

/** A statement as it was run, with what PostgreSQL did for it. */
export type RecordedPlan = {
  /** The call, job or command that it was run for. */
  step: string;
  text: string;
  /** Null where nobody waits for it, or where PostgreSQL does it by itself. */
  caller: string | null;
  ms: number;
  plan: PlanNode;
};

/** One call, or one run of a job, and the statements that it sent. */
export type Step = { name: string; sent: string[] };

export type Recording = {
  plans: RecordedPlan[];
  steps: Step[];
  begin: (name: string) => void;
};

type Sent = { step: string; text: string; caller: string | null };
type Query = string | { text?: string };

/** What makes PostgreSQL tell with every statement, also those of foreign keys, how it went about it. */
const EXPLAINING = [
  "session_preload_libraries=auto_explain",
  "auto_explain.log_min_duration=0",
  "auto_explain.log_analyze=on",
  "auto_explain.log_format=json",
  "auto_explain.log_nested_statements=on",
  "client_min_messages=log",
];

export function explainingUrl(url: string, settings: readonly string[] = []): string {
  const explaining = new URL(url);
  const options = [...EXPLAINING, ...settings].map((setting) => `-c ${setting}`).join(" ");
  explaining.searchParams.set("options", options);
  return explaining.href;
}

/** From here on, of every connection of this process that was opened with an explaining address. */
export function recordPlans(): Recording {
  let current: Step = { name: "start", sent: [] };
  const recording: Recording = {
    plans: [],
    steps: [],
    begin: (name) => {
      current = { name, sent: [] };
      recording.steps.push(current);
    },
  };
  const clients = new WeakMap<Client, Sent[]>();
  // Whoever waits for a free connection is no longer on the stack once there is one.
  const asking = new AsyncLocalStorage<string | null>();
  const ask = Pool.prototype.query as (...args: unknown[]) => unknown;
  Pool.prototype.query = function query(this: Pool, ...args: unknown[]) {
    return asking.run(findCaller(), () => ask.apply(this, args));
  } as never;
  const send = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function query(this: Client, ...args: unknown[]) {
    const [first] = args as [Query];
    const text = typeof first === "string" ? first : (first.text ?? "");
    if (!clients.has(this)) {
      const waiting: Sent[] = [];
      clients.set(this, waiting);
      listen(this, waiting, recording);
    }
    clients
      .get(this)
      ?.push({ step: current.name, text, caller: asking.getStore() ?? findCaller() });
    if (!isAboutConnection(text)) current.sent.push(text);
    return send.apply(this, args);
  } as never;
  return recording;
}

/** What foreign keys did comes before the statement that caused it. */
function listen(client: Client, waiting: Sent[], recording: Recording): void {
  let caused: { text: string; ms: number; plan: PlanNode }[] = [];
  client.on("notice", ({ message = "" }) => {
    const told = readNotice(message);
    if (!told) return;
    const place = waiting.findIndex(({ text }) => text.trim() === told.text.trim());
    const sent = waiting[place];
    if (!sent) return void caused.push(told);
    waiting.splice(0, place + 1);
    const { step, caller } = sent;
    for (const each of caused) recording.plans.push({ ...each, step, caller: null });
    recording.plans.push({ ...told, step, caller });
    caused = [];
  });
}

function readNotice(message: string): { text: string; ms: number; plan: PlanNode } | null {
  const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n([^]*)$/.exec(message) ?? [];
  if (!json) return null;
  const told = JSON.parse(json) as { "Query Text": string; Plan: PlanNode };
  return { text: told["Query Text"], ms: Number(ms), plan: told.Plan };
}

/** Transactions, and what is set when a connection is opened. */
function isAboutConnection(text: string): boolean {
  return /^\s*(begin|commit|rollback|savepoint|release|set)\b/i.test(text);
}
