import { LogoMark } from "./logo.tsx";

export type RouteStep = { title: string; text: string };

/** Steps as a climber draws them: holds along a dashed line, in the order one reaches them. */
export function RouteSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, text }) => (
        <li key={title} className="group relative flex gap-5 pb-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-7 bottom-1 left-3 border-l border-dashed border-accent-line group-last:hidden"
          />
          <LogoMark className="mt-0.5 size-6 shrink-0" />
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 max-w-prose text-base text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
