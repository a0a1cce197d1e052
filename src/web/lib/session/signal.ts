export type Signal = {
  notify: () => void;
  /** Returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
