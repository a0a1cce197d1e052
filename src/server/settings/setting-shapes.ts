import * as z from "zod";

/** Notes what is wrong with a setting in the light of others. */
export type AddFault = (setting: string, message: string) => void;

export const httpUrl = urlOf(["http:", "https:"], "must be an http or https address").transform(
  (url) => url.replace(/(?<!\/)\/+$/, ""),
);

export function urlOf(protocols: string[], message: string) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
  }, message);
}

export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));
}

/** One line: it stands in messages and on receipts. */
export function lineOfText(maxLength: number) {
  const message = `must be one line of at most ${maxLength} characters`;
  return z
    .string()
    .max(maxLength, message)
    .regex(/^[^\p{Cc}]*$/u, message);
}
