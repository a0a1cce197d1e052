import type { LookStage } from "#engine/outcomes/look.ts";

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

/** Who runs the installation, sends its messages and sells its plans. */
export type Operator = {
  name: string;
  /** Postal, in one line. */
  address: string | null;
  /** Such as a VAT number. */
  taxId: string | null;
  /** Where users write for help. */
  email: string;
};

/** "Climb Ltd, 1 High Street, London" */
export function nameOperator({ name, address }: Operator): string {
  return address === null ? name : `${name}, ${address}`;
}

/** How a reminder ends: who sent it, and how to get no more. */
export type ReminderFooter = {
  settingsUrl: string;
  /** Works without signing in. */
  unsubscribeUrl: string;
  operator: Operator;
};

/** `why` ends in the words that lead to the settings. */
export function wordFooter(why: string, footer: ReminderFooter): SmallPrint[] {
  return [
    { text: why, link: { label: "settings", url: footer.settingsUrl } },
    {
      text: "To get no more reminders, without signing in,",
      link: { label: "unsubscribe", url: footer.unsubscribeUrl },
    },
  ];
}

/** What reminders say about a post that is planned. */
export type RemindedPost = {
  title: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  at: Date;
  /** Blanks that are still to be filled in. */
  blanks: number;
  /** Where it opens in the app. */
  url: string;
};

/** How long after the post. */
export const STAGE_NAMES: Record<LookStage, string> = {
  "15-minutes": "15 minutes",
  "24-hours": "24 hours",
  "72-hours": "72 hours",
};
