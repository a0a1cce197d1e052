import { createHmac, timingSafeEqual } from "node:crypto";

export type CalendarSignatures = {
  sign: (feedId: string) => string;
  isRight: (feedId: string, signature: string) => boolean;
};

/** Made from the server's secret, so that the database alone opens nobody's calendar. */
export function createCalendarSignatures(secret: string): CalendarSignatures {
  // A key of its own: what is signed here is good for nothing else.
  const key = createHmac("sha256", secret).update("foothold:calendar").digest();
  const digest = (feedId: string) => createHmac("sha256", key).update(feedId).digest();
  return {
    sign: (feedId) => digest(feedId).toString("base64url"),
    isRight: (feedId, signature) => {
      const given = Buffer.from(signature, "base64url");
      const right = digest(feedId);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
