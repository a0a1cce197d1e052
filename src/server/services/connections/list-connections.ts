import type { MailGateway } from "#server/gateways/mail/mail-gateway.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Connection } from "#contract/health.ts";

type Facts = Pick<ServiceDeps, "database" | "mail" | "llm" | "payments" | "reddit">;

/** What stands behind the product, told from what it was started with. */
export function listConnections(deps: Facts): { items: Connection[] } {
  return { items: [database, mail, llm, payments, reddit].map((describe) => describe(deps)) };
}

function database({ database: { kind } }: Facts): Connection {
  const isShared = kind === "postgresql";
  return {
    id: "database",
    name: "Database",
    state: isShared ? "connected" : "built-in",
    meaning: isShared
      ? "Everything is kept in PostgreSQL."
      : "Everything is kept in a folder of this server. One process can use it.",
    settings: [["DATABASE_URL"]],
  };
}

const MAIL: Record<MailGateway["kind"], Pick<Connection, "state" | "meaning">> = {
  smtp: { state: "connected", meaning: "Messages go out through a mail server." },
  outbox: {
    state: "built-in",
    meaning: "Messages are written to the server's outbox folder. Nobody receives them by mail.",
  },
  none: {
    state: "not-configured",
    meaning: "No message can be sent, so nobody can sign in by magic link.",
  },
};

function mail({ mail: { kind } }: Facts): Connection {
  return { id: "mail", name: "Mail", settings: [["SMTP_URL", "MAIL_FROM"]], ...MAIL[kind] };
}

function llm({ llm: { isConfigured } }: Facts): Connection {
  return {
    id: "llm",
    name: "Language model",
    state: isConfigured ? "connected" : "built-in",
    meaning: isConfigured
      ? "A language model helps to describe, recommend and write. We check what it writes."
      : "The built-in writer describes, recommends and writes. It needs no key.",
    settings: [["LLM_BASE_URL", "LLM_MODEL", "LLM_API_KEY"], ["ANTHROPIC_API_KEY"]],
  };
}

function payments({ payments: { isConfigured, mode } }: Facts): Connection {
  const settings = [["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]];
  const about = { id: "payments", name: "Payments", settings } as const;
  if (mode === "stand-in")
    return { ...about, state: "built-in", meaning: "Test payments: no money moves." };
  return isConfigured
    ? { ...about, state: "connected", meaning: "Plans are paid for through Stripe." }
    : { ...about, state: "not-configured", meaning: "Nothing can be bought on this server." };
}

function reddit({ reddit: { isConfigured } }: Facts): Connection {
  return {
    id: "reddit",
    name: "Reddit",
    state: isConfigured ? "connected" : "not-configured",
    meaning: isConfigured
      ? "Foothold reads facts about communities, your posts and your karma from Reddit. You still post yourself."
      : "Facts about communities come from the catalogue, each with its date.",
    settings: [["REDDIT_CLIENT_ID", "REDDIT_CLIENT_SECRET", "REDDIT_USER_AGENT"]],
  };
}
