import type { ReactNode } from "react";

/** Stands where the verdict will be, and says what it waits for. */
export function WaitingPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-dashed border-edge px-5 py-6">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 max-w-prose text-base text-soft">{children}</div>
    </section>
  );
}
