import { escapeHtml } from "#engine/html/escape-html.ts";
import { renderPlainPage } from "#engine/html/plain-page.ts";

type Media = { content?: Record<string, { schema?: unknown }>; description?: string };
type Operation = {
  tags?: string[];
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; schema?: unknown }[];
  requestBody?: Media;
  responses?: Record<string, Media>;
};

const TOKEN_NAMES: Record<string, string> = {
  userToken: "needs an access token",
  refreshToken: "needs a refresh token",
};

/** A page to read, made from the OpenAPI document that machines read. */
export function renderDocsPage(document: { info?: unknown; paths?: unknown }): string {
  const paths = (document.paths ?? {}) as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "Other");
  const sections = [...byTag].map(
    ([tag, entries]) => `<h2>${escapeHtml(tag)}</h2>\n${entries.map(renderOperation).join("\n")}`,
  );
  return renderPlainPage(
    "API",
    `<h1>The API</h1>
<p class="muted">Every call answers JSON. A failure is <code>{ code, message, details? }</code>, and its message is fit to be shown. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}`,
  );
}

function renderOperation(entry: { path: string; method: string; operation: Operation }): string {
  const { path, method, operation } = entry;
  const needs = operation.security?.flatMap(Object.keys).map((name) => TOKEN_NAMES[name]);
  const answers = Object.entries(operation.responses ?? {}).map(([status, response]) =>
    renderSchema(`Answers ${status}`, schemaOf(response)),
  );
  return `<details class="card">
<summary class="row"><strong class="mono">${method.toUpperCase()} ${escapeHtml(path)}</strong><span>${escapeHtml(operation.summary ?? "")}</span><span class="muted">${needs?.join(", ") || "open to all"}</span></summary>
${(operation.parameters ?? []).map((p) => renderSchema(`${p.name} (${p.in})`, p.schema)).join("\n")}
${renderSchema("Takes", schemaOf(operation.requestBody))}
${answers.join("\n")}
</details>`;
}

function schemaOf(media: Media | undefined): unknown {
  return media?.content?.["application/json"]?.schema;
}

function renderSchema(label: string, schema: unknown): string {
  if (schema === undefined) return "";
  const named = (schema as { $ref?: string }).$ref?.split("/").at(-1);
  const shown = named ?? JSON.stringify(schema, null, 2);
  return `<pre><span class="muted">${escapeHtml(label)}</span> ${escapeHtml(shown)}</pre>`;
}
