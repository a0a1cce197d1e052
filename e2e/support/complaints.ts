import { expect } from "@playwright/test";

/** Chromium's own report of a request that a test cut off. */
export const CUT_OFF = /^Failed to load resource: net::ERR_FAILED/;

/** Chromium's own report of an answer that a test made up. */
export const answered = (status: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status}\\b`);

/** What the browser complained about during a test, and what of it the test wanted to hear. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  hear(text: string): void {
    this.#heard.push(text);
  }

  count(kind: RegExp): number {
    return this.#heard.filter((text) => kind.test(text)).length;
  }

  /** Waits for one of each kind. More of them may come later: a call is tried twice, and each try is reported. */
  async expect(...kinds: RegExp[]): Promise<void> {
    this.#expected.push(...kinds);
    for (const kind of kinds) {
      await expect.poll(() => this.count(kind), `complaints like ${kind}`).toBeGreaterThan(0);
    }
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#expected.some((kind) => kind.test(text)));
  }
}
