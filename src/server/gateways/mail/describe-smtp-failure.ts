import { MailError } from "./mail-gateway.ts";

export type SmtpFailure = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

export function tookTooLong(): MailError {
  return new MailError("failed", "The mail server took too long.");
}

export function closedMeanwhile(): MailError {
  return new MailError("failed", "The server stops before the message was taken.");
}

/** Without a cause: the library's errors quote the server, and some servers quote us, password included. */
export function describeSmtpFailure(cause: SmtpFailure, url: string): MailError {
  if (isAboutRecipient(cause)) {
    return new MailError("refused", `The mail server refused the address (${cause.responseCode}).`);
  }
  const why = explainSmtpFailure(cause, url);
  return new MailError("failed", `The mail server did not take the message (${why}).`);
}

export function explainSmtpFailure(cause: SmtpFailure, url: string): string {
  return cause.response ? `it said: ${quote(cause.response, url)}` : explain(cause);
}

function explain({ code, message }: SmtpFailure): string {
  return code === "ECONNECTION" ? "it hung up" : message;
}

const MOST_QUOTED = 200;

/** One line of what the server said, for whoever has to find out why. */
function quote(response: string, url: string): string {
  const { username, password } = new URL(url);
  const [user, secret] = [decode(username), decode(password)];
  const hidden = [secret, encode(secret), encode(`\0${user}\0${secret}`)].filter(Boolean);
  const shown = hidden.reduce((text, word) => text.replaceAll(word, "…"), response);
  return (
    shown
      // A sign-in link, or whose it is.
      .replace(/https?:\/\/\S+|[^\s<]{1,320}@[^\s>:]+/g, "…")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, MOST_QUOTED)
  );
}

/** Some write a password into the address as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64");
}

/**
 * Servers answer the recipient also with what they hold against us: a sender they don't know
 * (5.1.7, 5.1.8), a quota (5.4.5), a relay or sign-in they deny (5.7.x, 530).
 */
const ABOUT_US = /^5(30|\d\d[ -]5\.(1\.[78]|4\.5|7\.\d+))\b/;

/** Only a final no to the recipient is about the address; all else is between us and the server. */
function isAboutRecipient({ command, response = "", responseCode = 0 }: SmtpFailure): boolean {
  return command === "RCPT TO" && responseCode >= 500 && !ABOUT_US.test(response);
}
