import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Keeps a secret of somebody else's, which we have to send again as it is and so cannot only digest. */
export type Seals = {
  /** `owner` is sealed in: what is sealed for one opens for nobody else. */
  seal: (text: string, owner: string) => string;
  /** null where it was sealed for somebody else, under another secret of the server, or was changed. */
  open: (sealed: string, owner: string) => string | null;
};

const VERSION = "1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key made from the server's secret, so that the database alone opens nothing. */
export function createSeals(secret: string, purpose: string): Seals {
  const key = createHmac("sha256", secret).update(purpose).digest();
  return {
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const parts = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return `${VERSION}.${parts.toString("base64url")}`;
    },
    open: (sealed, owner) => {
      const [version, text = ""] = sealed.split(".");
      const parts = Buffer.from(text, "base64url");
      if (version !== VERSION || parts.length < IV_BYTES + TAG_BYTES) return null;
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv("aes-256-gcm", key, parts.subarray(0, IV_BYTES), options)
        .setAAD(Buffer.from(owner))
        .setAuthTag(parts.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = decipher.update(parts.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

/** For the keys of founders' private feeds. */
export function createFeedKeySeals(secret: string): Seals {
  return createSeals(secret, "foothold:feed-key");
}
