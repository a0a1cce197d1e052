import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type TakenMail = { messageId: string; to: string; text: string };

export type MailServer = {
  url: string;
  /** All that it took, in that order. */
  taken: TakenMail[];
  /** What was sent and has no answer yet; only while it holds. */
  held: readonly TakenMail[];
  /** From now on messages are read and not answered. */
  hold: () => void;
  /** Takes one of what is held, and does not get to say so. */
  takeUnanswered: () => void;
  /** Takes what is held and all that comes after. */
  release: () => void;
  stop: () => Promise<void>;
};

type Held = TakenMail & { answer: () => void };

/** A mail server on loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const held: Held[] = [];
  let isHolding = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, session, done) => {
      const source = await text(stream);
      const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
      const mail = { messageId: readMessageId(source), to, text: unfold(source) };
      held.push({ ...mail, answer: () => (taken.push(mail), done()) });
      if (!isHolding) release();
    },
  });
  const release = () => {
    isHolding = false;
    for (const { answer } of held.splice(0)) answer();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    held,
    hold: () => void (isHolding = true),
    takeUnanswered: () => void taken.push(...held.splice(0, 1)),
    release,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readMessageId(source: string): string {
  return /^Message-ID: (\S+)/im.exec(source)?.[1] ?? "";
}

/** Enough of quoted-printable to find an address in it. */
function unfold(source: string): string {
  return source.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
}
