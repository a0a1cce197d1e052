import { NumberedHold } from "./numbered-hold.tsx";

export type RouteStep = { title: string; text: string };

/** Steps as a climber draws them: holds along a dashed line, in the order one reaches them. */
export function RouteSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-1 left-4 border-l border-dashed border-edge group-last:hidden"
          />
          <NumberedHold number={index + 1} />
          <div className="pt-0.5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 max-w-prose text-base text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
