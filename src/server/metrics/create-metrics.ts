import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OperatingState } from "#server/services/health/health.ts";
import { type MailGateway, MailError } from "#server/gateways/mail/mail-gateway.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { ServiceError } from "#server/service-error.ts";

export type LlmCall = {
  task: string;
  ms: number;
  spent: { input: number | null; output: number | null };
  /** null where there was an answer. */
  error: { kind: string } | null;
};

/** What this process has done since it started; rates over all servers are the watcher's business. */
export type Metrics = {
  noteAnswer: (method: string, route: string, status: number, seconds: number) => void;
  noteJob: (job: string, outcome: "done" | "failed", seconds: number) => void;
  noteMail: (outcome: string) => void;
  noteLlmCall: (call: LlmCall) => void;
  /** In Prometheus' text format. */
  render: () => Promise<string>;
};

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const TASK_SECONDS = [0.1, 0.5, 1, 3, 10, 30, 100];

export function createMetrics(readState: () => Promise<OperatingState>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: "foothold_http_request_seconds",
    help: "Answers by route, in seconds.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: "foothold_job_seconds",
    help: "Runs of jobs by outcome, in seconds.",
    labelNames: ["job", "outcome"],
    buckets: TASK_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: "foothold_mail_total",
    help: "Messages by what became of them.",
    labelNames: ["outcome"],
    registers,
  });
  const calls = new Histogram({
    name: "foothold_llm_call_seconds",
    help: "Calls of the language model by task and outcome, in seconds.",
    labelNames: ["task", "outcome"],
    buckets: TASK_SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: "foothold_llm_tokens_total",
    help: "Tokens that the language model counted: what it costs.",
    labelNames: ["direction"],
    registers,
  });
  const setState = createStateGauges(registry);

  return {
    noteAnswer: (method, route, status, seconds) =>
      answers.labels(method, route, String(status)).observe(seconds),
    noteJob: (job, outcome, seconds) => jobs.labels(job, outcome).observe(seconds),
    noteMail: (outcome) => mails.labels(outcome).inc(),
    noteLlmCall: ({ task, ms, spent, error }) => {
      calls.labels(task, error?.kind ?? "answered").observe(ms / 1000);
      tokens.labels("input").inc(spent.input ?? 0);
      tokens.labels("output").inc(spent.output ?? 0);
    },
    render: async () => {
      setState(await readState());
      return registry.metrics();
    },
  };
}

/** What is read when somebody looks, the same from every server on one database. */
function createStateGauges(registry: Registry): (state: OperatingState) => void {
  const registers = [registry];
  const isReachable = new Gauge({
    name: "foothold_database_reachable",
    help: "1 while the database answers.",
    registers,
  });
  const queued = new Gauge({
    name: "foothold_queue_jobs",
    help: "Jobs in the queue by state.",
    labelNames: ["job", "state"],
    registers,
  });
  const catalogueAge = new Gauge({
    name: "foothold_catalogue_age_seconds",
    help: "Since the catalogue was loaded.",
    registers,
  });
  const unsent = new Gauge({
    name: "foothold_notices_unsent",
    help: "Messages that are due and not settled.",
    registers,
  });
  return (state) => {
    isReachable.set(state.isDatabaseReachable ? 1 : 0);
    queued.reset();
    for (const { job, state: jobState, count } of state.queue) {
      queued.labels(job, jobState).set(count);
    }
    if (state.catalogueAgeSeconds !== null) catalogueAge.set(state.catalogueAgeSeconds);
    if (state.unsentNotices !== null) unsent.set(state.unsentNotices);
  };
}

/** The same mail, with each message counted. */
export function watchMail(mail: MailGateway, { noteMail }: Metrics): MailGateway {
  return {
    ...mail,
    send: async (message) => {
      try {
        await mail.send(message);
        noteMail("sent");
      } catch (error) {
        noteMail(error instanceof MailError ? error.reason : "failed");
        throw error;
      }
    },
  };
}

/** For whoever knows the operator's token; nobody else learns more than that it is wrong. */
export function metricsPage(metrics: Metrics, token: string): FastifyPluginAsync {
  const wanted = digest(`Bearer ${token}`);
  return async (app) => {
    app.get("/metrics", async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted)) {
        throw new ServiceError("UNAUTHENTICATED", "This page needs the operator's token.");
      }
      return reply
        .type("text/plain; version=0.0.4; charset=utf-8")
        .header("cache-control", "no-store")
        .send(await metrics.render());
    });
  };
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
