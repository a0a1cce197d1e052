import type { Operator } from "./operator.ts";

/** What a message says, whichever way it is read. Every text is plain: nothing in it is HTML. */
export type MessageParts = {
  subject: string;
  /** What lists of messages show behind the subject. */
  preview: string;
  heading: string;
  blocks: MessageBlock[];
  smallPrint: SmallPrint[];
  /** Named at the end of every message: who sends it, and where to write. */
  operator: Operator;
};

export type MessageBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "note"; text: string }
  | { kind: "quote"; text: string }
  | { kind: "facts"; facts: { label: string; value: string }[] }
  | { kind: "list"; items: { lead: string; title: string; detail: string; url: string }[] }
  | ButtonBlock;

type ButtonBlock = {
  kind: "button";
  label: string;
  url: string;
  /** Whether the address stands below as well, for where a button can't be pressed. */
  isSpelledOut?: boolean;
};

export type SmallPrint = { text: string; link?: { label: string; url: string } };

export type LaidOutMessage = { subject: string; text: string; html: string };
