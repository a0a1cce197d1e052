import { FAULT_TABLE, type PartyRow, POSTGRESQL } from "./fault-table.ts";
import { type Fault, FAULTS } from "./faulty-proxy.ts";

const NAMES: Record<Fault, string> = {
  refuses: "refuses the connection",
  hangs: "accepts it and never answers",
  garbage: "answers garbage",
  cut: "dies in the middle of its answer",
  trickles: "answers byte by byte, without end",
  slow: "answers late, but does",
};

const INTRODUCTION = `# Faults of others

What happens when somebody that Foothold relies on fails, fault by fault: what users are told, what is kept, and what the one
line in the log says of the cause. Only the feature named fails; all else goes on. \`src/server/faults.api.test.ts\` and
\`src/server/postgresql-faults.process.test.ts\` play each of these against the real adapters, through a proxy that breaks the
line, and this page is printed from the table that they read (\`npx vitest run --project=api-embedded src/server/faults.api.test.ts -u\`
prints it anew).

How long each of them is waited for, as a whole, as proxies give up after a minute:

| what | at most |
|---|---|
| a message by e-mail, all steps together | 20 seconds, after 15 in line for one of three connections |
| help of the language model, all attempts together | 25 seconds; 45 for a post that nobody watches, 160 for one that the founder watches and can stop; \`LLM_TIMEOUT_SECONDS\` stretches all of them |
| a call to Stripe, all tries together | 20 seconds, 10 a try; a payment page takes up to four calls |
| Reddit's facts on one community, about 14 calls | 40 seconds, 10 a try |
| a founder's page, redirects included | 5 seconds |
| one statement of PostgreSQL | 20 seconds; 10 for a connection |
`;

/** docs/faults.md, to the letter. */
export function renderFaultTable(): string {
  const parties = Object.entries<PartyRow>({ ...FAULT_TABLE, PostgreSQL: POSTGRESQL });
  return [INTRODUCTION, ...parties.map(([name, row]) => renderParty(name, row))].join("\n");
}

function renderParty(name: string, { feature, kept, cells }: PartyRow): string {
  const lines = FAULTS.map((fault) => {
    const { told, cause } = cells[fault];
    const answer = told?.code ? `${told.code}: ` : "";
    const seen = told ? `${answer}${told.message}` : "nothing: all is well";
    return `| ${NAMES[fault]} | ${seen} | ${cause ? nameCause(cause) : "nothing"} |`;
  });
  return `## ${name}\n\nWhat fails: ${feature}. What is kept: ${kept}.\n\n| it … | users see | the log says |\n|---|---|---|\n${lines.join("\n")}\n`;
}

function nameCause({ source }: RegExp): string {
  return source
    .split("|")
    .map((words) => `\`${words}\``)
    .join(" or ");
}
