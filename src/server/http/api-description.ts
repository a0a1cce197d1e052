import type { FastifyInstance } from "fastify";
import {
  describeContract,
  type OpenApiDocument,
  type OpenApiOperation,
} from "#contract/endpoints/openapi.ts";
import { STATUS_OF_CODE } from "./error-handler.ts";
import { PLAIN_PAGE_POLICY } from "./security-headers.ts";
import { escapeHtml, renderPlainPage } from "#engine/html/escape-html.ts";

/** The contract for machines, and a page of it for people. */
export function serveApiDescription(
  app: FastifyInstance,
  about: { version: string; appUrl: string },
): void {
  let document: OpenApiDocument | null = null;
  let page: string | null = null;
  // Not before somebody asks: it takes a fifth of building the app.
  const describe = () => (document ??= describeContract(about, STATUS_OF_CODE));
  app.get("/api/openapi.json", describe);
  app.get("/api/docs", (_request, reply) =>
    reply
      .header("content-security-policy", PLAIN_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send((page ??= renderDocsPage(describe()))),
  );
}

/** Who may call, by the last way in that the operation names. */
const NEEDS: Record<string, string> = {
  user: "signed-in users only",
  refresh: "needs a refresh token",
  read: "takes a token that may read",
  "write-drafts": "takes a token that may write drafts",
  "manage-webhooks": "takes a token that may manage webhooks",
};

/** A page to read, made from the document that machines read. */
function renderDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "Other");
  const sections = [...byTag].map(
    ([tag, entries]) => `<h2>${escapeHtml(tag)}</h2>\n${entries.map(renderOperation).join("\n")}`,
  );
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<details class="card" id="${name}"><summary class="mono">${name}</summary>${renderSchema("", schema)}</details>`,
  );
  return renderPlainPage(
    "API",
    `<h1>The API</h1>
<p class="muted">Calls answer in JSON, except the calendar, the page that ends reminders, and the script and image that count visits. An error is <code>{ code, message, details? }</code>; its message can be shown to users. For machines: <a href="/api/openapi.json">openapi.json</a>. <a href="/">Back to Foothold</a>.</p>
${renderTokenGuide(document.servers[0]?.url ?? "")}
${sections.join("\n")}
<h2>Shapes</h2>
${shapes.join("\n")}`,
  );
}

/** How a script gets in, with calls that can be pasted into a terminal as they are. */
function renderTokenGuide(origin: string): string {
  const header = `-H "Authorization: Bearer $FOOTHOLD_TOKEN"`;
  const calls = [
    [
      "Keep the token out of your shell's history.",
      "read -rs FOOTHOLD_TOKEN && export FOOTHOLD_TOKEN",
    ],
    ["List your projects.", `curl ${header} ${origin}/api/projects`],
    ["Find communities.", `curl ${header} "${origin}/api/subreddits/search?q=invoices&limit=5"`],
    ["Read what a community allows.", `curl ${header} ${origin}/api/check/subreddits/saas`],
    [
      "Save a draft. This needs a token that may write drafts.",
      `curl ${header} -H "Content-Type: application/json" \\
  -d '{"projectId": "YOUR-PROJECT-ID", "subredditId": "saas", "title": "A title", "content": "A text."}' \\
  ${origin}/api/posts`,
    ],
  ].map(
    ([says, line]) =>
      `<p class="call">${escapeHtml(says ?? "")}</p>\n<pre class="card">${escapeHtml(line ?? "")}</pre>`,
  );
  return `<h2>Personal tokens</h2>
<p>Create one under <a href="/settings/assistants#tokens">Settings</a> for a script or an assistant of yours. A token may read, or read and write drafts, or also manage webhooks. It is shown once, ends at once when you revoke it, and can't reach anything about your account, billing, sessions or tokens. Each token can make 1,500 calls an hour; all of yours together can change 120 things an hour. Beyond that a call answers 429, and its header <code>Retry-After</code> says when to try again.</p>
${calls.join("\n")}
<p>Foothold never posts, votes or sends messages on Reddit, whatever a token asks for. Assistants that speak MCP connect to <code>${escapeHtml(origin)}/mcp</code> with the same token.</p>`;
}

function renderOperation(entry: {
  path: string;
  method: string;
  operation: OpenApiOperation;
}): string {
  const { path, method, operation } = entry;
  const [way, scopes] = Object.entries(operation.security.at(-1) ?? {})[0] ?? [];
  const needs = way ? NEEDS[scopes?.[0] ?? way] : "open to all";
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) =>
    renderSchema(`Answers ${status}: ${description}`, Object.values(content ?? {})[0]?.schema),
  );
  return `<details class="card">
<summary class="row"><strong class="mono">${method.toUpperCase()} ${escapeHtml(path)}</strong><span>${escapeHtml(operation.summary)}</span><span class="muted">${needs}</span></summary>
${operation.parameters.map((p) => renderSchema(`${p.name} (${p.in})`, p.schema)).join("\n")}
${operation.requestBody ? renderSchema("Takes", Object.values(operation.requestBody.content)[0]?.schema) : ""}
${answers.join("\n")}
</details>`;
}

function renderSchema(label: string, schema: Record<string, unknown> | undefined): string {
  const reference = typeof schema?.["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : null;
  const shown = reference
    ? `<a href="#${reference}">${reference}</a>`
    : schema
      ? escapeHtml(JSON.stringify(schema, null, 2))
      : "";
  return `<pre><span class="muted">${escapeHtml(label)}</span> ${shown}</pre>`;
}
