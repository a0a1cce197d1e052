import { randomUUID } from "node:crypto";
import { readFailure } from "./read-failure.ts";

/**
 * Asks under the key, so that a repeated request makes nothing twice. Stripe keeps an answer under its
 * key for a day, also one that says that something broke; then it is asked once more under another.
 */
export async function createOnce<T>(
  key: string,
  create: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  try {
    return await create(key);
  } catch (error) {
    if (!readFailure(error).isKeySpent) throw error;
    return create(`${key}-${randomUUID()}`);
  }
}
