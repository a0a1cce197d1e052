const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
  "#x27": "'",
  "#x200b": "",
};

/** The signs that HTML writes by a name or a number; what is called otherwise stays as it is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(#?\w{2,6});/g,
    (whole, name: string) => SIGNS[name.toLowerCase()] ?? whole,
  );
}

/** The frame of the few pages that the server renders itself. `body` is HTML. */
export function renderPlainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Foothold</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --paper: #faf8f4; --surface: #fff; --ink: #1e1b18; --muted: #6a635b; --line: #e6e0d7; --accent: #6d2e5f; }
@media (prefers-color-scheme: dark) { :root { --paper: #151310; --surface: #1e1b18; --ink: #f3eee6; --muted: #a69d92; --line: #332e28; --accent: #d79ac6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 40px 16px 80px; }
h1 { font: 500 34px/1.15 Georgia, serif; margin: 0 0 8px; }
h2 { font: 500 20px/1.3 Georgia, serif; margin: 40px 0 12px; }
p { margin: 0 0 16px; max-width: 72ch; }
a { color: var(--accent); overflow-wrap: anywhere; }
a:focus-visible, summary:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.muted { color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 0 0 12px; }
code, pre, .mono { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.row > * { min-width: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; }
pre.card { margin: 0 0 16px; padding: 12px 16px; }
.call { margin-bottom: 4px; }
summary { cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
.row > :last-child { margin-left: auto; }
.notice, .problem { max-width: none; }
.notice { border: 1px dashed var(--muted); border-radius: 10px; padding: 12px 16px; }
.problem { border: 1px solid var(--ink); border-left-width: 4px; border-radius: 6px; padding: 12px 16px; font-weight: 600; }
form { margin: 0 0 16px; }
fieldset { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 8px 20px 12px; margin: 0 0 16px; }
legend { padding: 0 4px; color: var(--muted); }
.option { display: flex; gap: 12px; align-items: center; min-height: 44px; }
input { accent-color: var(--accent); width: 18px; height: 18px; margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.card .actions { margin-top: 12px; }
.card form { margin: 0; }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--paper); font: inherit; cursor: pointer; }
button.quiet { background: transparent; color: var(--accent); }
ul { padding-left: 20px; }
`;
