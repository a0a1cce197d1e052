import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type MailGateway, type MailMessage, writeListHeaders } from "./mail-gateway.ts";

type OutboxOptions = {
  folder: string;
  from: string;
  clock: () => Date;
  /** Called with each message once it is in the folder. */
  onMessage: (message: MailMessage) => void;
};

/** Instead of sending, keeps each message as an .eml file for whoever runs the server. */
export function createOutboxMail({ folder, from, clock, onMessage }: OutboxOptions): MailGateway {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  let count = 0;
  return {
    kind: "outbox",
    send: async (message) => {
      const date = clock();
      const composed = await composer.sendMail({
        ...message,
        headers: writeListHeaders(message),
        date,
      });
      const name = `${date.toISOString().replace(/[:.]/g, "-")}-${process.pid}-${++count}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${name}`);
      await writeFile(draft, composed.message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, name));
      onMessage(message);
    },
    close: () => composer.close(),
  };
}
