import type { ReactNode } from "react";

type StepColumnsProps = {
  children: ReactNode;
  aside?: { title: string; texts: readonly string[] };
};

/** The questions, with what they are for beside them. */
export function StepColumns({ children, aside }: StepColumnsProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <div className="flex flex-col gap-6">{children}</div>
      {aside && (
        <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h3 className="text-md">{aside.title}</h3>
          {aside.texts.map((text) => (
            <p key={text} className="mt-2 text-base text-soft">
              {text}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
