import { createElement, Fragment, memo, type ReactNode, useState } from "react";
import { findBlanks } from "#engine/drafts/blanks.ts";
import type { Block, Dialect, Inline } from "#engine/markdown/markdown.ts";
import { readMarkdown } from "#engine/markdown/read-markdown.ts";

/** A text laid out as Reddit does. Elements only, never HTML: what somebody typed can do nothing here. */
export const MarkdownView = memo(function MarkdownView({
  text,
  dialect,
}: {
  text: string;
  dialect: Dialect;
}) {
  return drawBlocks(readMarkdown(text, dialect), "auto");
});

/** Parts that have no name but their place. */
function join(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** A list or quotation takes its direction from its words, and a browser leaves out those with a direction of their own. */
function drawBlocks(blocks: readonly Block[], dir: "auto" | undefined = undefined): ReactNode {
  return join(blocks.map((block) => drawBlock(block, dir)));
}

function drawBlock(block: Block, dir: "auto" | undefined): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return <p dir={dir}>{drawInline(block.children)}</p>;
    case "heading":
      // Not a heading of this page: it would stand in the way of those who go by them.
      return (
        <p dir={dir} className="reddit-heading" data-level={block.level}>
          {drawInline(block.children)}
        </p>
      );
    case "quote":
      return <blockquote dir="auto">{drawBlocks(block.blocks)}</blockquote>;
    case "list": {
      const items = join(block.items.map((item) => createElement("li", null, drawBlocks(item))));
      return block.start === null ? (
        <ul dir="auto">{items}</ul>
      ) : (
        <ol dir="auto" start={block.start}>
          {items}
        </ol>
      );
    }
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
    case "table":
      return drawTable(block);
  }
}

function drawTable({ columns, head, rows }: Extract<Block, { kind: "table" }>): ReactNode {
  const drawRow = (cells: readonly Inline[][], tag: "th" | "td") =>
    createElement(
      "tr",
      null,
      ...cells.map((cell, column) =>
        createElement(tag, { style: { textAlign: columns[column] ?? "start" } }, drawInline(cell)),
      ),
    );
  return (
    <div className="reddit-table">
      <table>
        <thead>{drawRow(head, "th")}</thead>
        <tbody>{join(rows.map((row) => drawRow(row, "td")))}</tbody>
      </table>
    </div>
  );
}

const TAGS = { strong: "strong", emphasis: "em", strike: "del", superscript: "sup" } as const;

function drawInline(nodes: readonly Inline[]): ReactNode {
  return join(nodes.map(drawNode));
}

function drawNode(node: Inline): ReactNode {
  switch (node.kind) {
    case "text":
      return drawText(node.text);
    case "break":
      return <br />;
    case "code":
      return <code>{node.text}</code>;
    case "link":
      // It leads nowhere from here: this is a picture of the post.
      return (
        <span className="reddit-link" title={node.href}>
          {drawInline(node.children)}
        </span>
      );
    case "spoiler":
      return <Spoiler>{drawInline(node.children)}</Spoiler>;
    case "strong":
    case "emphasis":
    case "strike":
    case "superscript": {
      const Tag = TAGS[node.kind];
      return <Tag>{drawInline(node.children)}</Tag>;
    }
  }
}

/** Blanks would be read on Reddit with their brackets: they stand out here as well. */
function drawText(text: string): ReactNode {
  const blanks = findBlanks(text);
  if (blanks.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of blanks) {
    parts.push(text.slice(at, start), createElement("mark", null, text.slice(start, end)));
    at = end;
  }
  return join([...parts, text.slice(at)]);
}

function Spoiler({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-label={isShown ? undefined : "Show the spoiler"}
      onClick={() => setShown(!isShown)}
      className="reddit-spoiler"
    >
      <span>{children}</span>
    </button>
  );
}
