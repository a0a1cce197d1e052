import { createHmac, timingSafeEqual } from "node:crypto";

/** For addresses that work without signing in: whoever holds one was given it. */
export type Signatures = {
  sign: (id: string) => string;
  isRight: (id: string, signature: string) => boolean;
};

/** Made from the server's secret, so that the database alone opens nothing. */
export function createSignatures(secret: string, purpose: string): Signatures {
  // A key of its own: what is signed here is good for nothing else.
  const key = createHmac("sha256", secret).update(purpose).digest();
  const digest = (id: string) => createHmac("sha256", key).update(id).digest();
  return {
    sign: (id) => digest(id).toString("base64url"),
    isRight: (id, signature) => {
      const given = Buffer.from(signature, "base64url");
      const right = digest(id);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type CalendarSignatures = Signatures;

/** For feeds, by their ids. */
export function createCalendarSignatures(secret: string): CalendarSignatures {
  return createSignatures(secret, "foothold:calendar");
}

/** For a user's own feed of what the radar found, by its id. */
export function createRadarFeedSignatures(secret: string): Signatures {
  return createSignatures(secret, "foothold:radar-feed");
}
