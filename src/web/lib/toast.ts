import type { ExternalToast } from "sonner";
import { createSignal } from "./session/signal.ts";

type Kind = "success" | "error" | "info";

const wanted = createSignal();
let isWanted = false;

/** By name. Each showing has an id of its own: a toast that is leaving takes its id with it. */
const shown = new Map<string, string | number>();

type ToastOptions = Omit<ExternalToast, "id"> & {
  /** One toast of a name at a time: the next takes the place of the last. */
  name?: string;
};

/** The toast library is fetched when there is first something to say: signed-out pages stay light. */
export function showToast(kind: Kind, message: string, options: ToastOptions = {}): void {
  const { name, ...rest } = options;
  if (name) dismissToast(name);
  wantToasts();
  void import("sonner").then(({ toast }) => {
    const id = toast[kind](message, rest);
    if (name) shown.set(name, id);
  });
}

/** For a toast whose button has lost its meaning. */
export function dismissToast(name: string): void {
  if (!isWanted) return;
  void import("sonner").then(({ toast }) => {
    const id = shown.get(name);
    // Without an id every toast would go.
    if (id !== undefined) toast.dismiss(id);
    shown.delete(name);
  });
}

/** Has the toast area on the page before its first toast, so that screen readers watch it. */
export function wantToasts(): void {
  if (isWanted) return;
  isWanted = true;
  wanted.notify();
}

export const toastsWanted = { read: () => isWanted, subscribe: wanted.subscribe };
