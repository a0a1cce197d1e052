import type { ExternalToast } from "sonner";
import { createSignal } from "./signal.ts";

type Kind = "success" | "error" | "info";

const wanted = createSignal();
let isWanted = false;

/** The toast library is fetched when there is first something to say: signed-out pages stay light. */
export function showToast(kind: Kind, message: string, options: ExternalToast = {}): void {
  wantToasts();
  void import("sonner").then(({ toast }) => toast[kind](message, options));
}

/** For a toast whose button has lost its meaning. */
export function dismissToast(id: string): void {
  if (!isWanted) return;
  void import("sonner").then(({ toast }) => toast.dismiss(id));
}

/** Has the toast area on the page before its first toast, so that screen readers watch it. */
export function wantToasts(): void {
  if (isWanted) return;
  isWanted = true;
  wanted.notify();
}

export const toastsWanted = { read: () => isWanted, subscribe: wanted.subscribe };
