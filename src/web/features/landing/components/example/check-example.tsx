import "./check-example.css";
import { type ComponentType, useState } from "react";
import { hero } from "#web/content/landing/hero.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ReplayCard } from "./replay-card.tsx";

/** A draft being judged, mended and turning green; then the same, live. */
export function CheckExample() {
  const [LiveCheck, setLiveCheck] = useState<ComponentType | null>(null);
  const [loading, setLoading] = useState<"no" | "yes" | "failed">("no");
  const [run, setRun] = useState(0);
  const { label, caption, pause, again, edit, restart, failed } = hero.example;
  const isLive = LiveCheck !== null;

  // The engine itself, for whoever wants to try it: nobody else pays for it.
  const goLive = () => {
    setLoading("yes");
    import("./live-check.tsx").then(
      (module) => {
        setLiveCheck(() => module.default);
        setLoading("no");
      },
      () => setLoading("failed"),
    );
  };
  return (
    <figure className="check-example relative isolate min-w-0">
      <div className="contours-fade-around absolute -inset-x-40 -inset-y-32 -z-10 text-line max-lg:hidden" />
      <figcaption className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span className="rounded-mark bg-ink px-1.5 py-0.5 font-mono text-xs text-paper">
          {label}
        </span>
        {caption}
        {!isLive && (
          <label className="replay-pause ml-auto inline-flex cursor-pointer items-center gap-2 text-muted hover:text-ink">
            <input type="checkbox" className="size-4 accent-accent" />
            {pause}
          </label>
        )}
      </figcaption>
      {LiveCheck ? <LiveCheck /> : <ReplayCard key={run} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          tone="secondary"
          className="needs-script"
          isBusy={loading === "yes"}
          onClick={isLive ? () => setLiveCheck(null) : goLive}
        >
          {isLive ? restart : edit}
        </Button>
        {!isLive && (
          <Button
            tone="ghost"
            className="needs-script motion-reduce:hidden"
            onClick={() => setRun(run + 1)}
          >
            {again}
          </Button>
        )}
        <p role={loading === "failed" ? "alert" : undefined} className="text-sm text-muted">
          {loading === "failed" ? failed : hero.example.disclaimer}
        </p>
      </div>
    </figure>
  );
}
