import type { OpenApiDocument, OpenApiOperation } from "#contract/openapi.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";
import { renderPlainPage } from "#engine/html/plain-page.ts";

const NEEDS: Record<string, string> = {
  user: "needs an access token",
  refresh: "needs a refresh token",
};

/** A page to read, made from the document that machines read. */
export function renderDocsPage(document: OpenApiDocument): string {
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
<p class="muted">Calls answer JSON, but for the calendar, the page that ends reminders, and the script and image that count visits. A failure is <code>{ code, message, details? }</code>, and its message is fit to be shown. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}
<h2>Shapes</h2>
${shapes.join("\n")}`,
  );
}

function renderOperation(entry: {
  path: string;
  method: string;
  operation: OpenApiOperation;
}): string {
  const { path, method, operation } = entry;
  const needs = operation.security.flatMap(Object.keys).map((name) => NEEDS[name]);
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) =>
    renderSchema(`Answers ${status}: ${description}`, Object.values(content ?? {})[0]?.schema),
  );
  return `<details class="card">
<summary class="row"><strong class="mono">${method.toUpperCase()} ${escapeHtml(path)}</strong><span>${escapeHtml(operation.summary)}</span><span class="muted">${needs.join(", ") || "open to all"}</span></summary>
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
