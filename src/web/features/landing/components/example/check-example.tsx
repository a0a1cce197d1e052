import { NEVER_KNOWN } from "#engine/risk/never-known.ts";
import "./check-example.css";
import { type ComponentType, useState, type ReactNode, type CSSProperties } from "react";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { replay } from "virtual:landing-facts";
import { VerdictBadge, VerdictShape, RISK_LOOK } from "#web/components/ui/verdict-badge.tsx";
import { EXAMPLE_NAME, SCRIPT, type ScriptPart } from "#web/features/landing/replay/script-text.ts";
import type { Receipt } from "#web/features/landing/replay/compute-replay.ts";
import { hero } from "#web/content/landing/sections.ts";

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
        {/* Plain buttons: ours bring the router along, for their links. */}
        <button
          type="button"
          aria-disabled={loading === "yes" || undefined}
          className={classNames(buttonClass({ tone: "secondary" }), "needs-script")}
          onClick={isLive ? () => setLiveCheck(null) : goLive}
        >
          {loading === "yes" && <Spinner />}
          {isLive ? restart : edit}
        </button>
        {!isLive && (
          <button
            type="button"
            className={classNames(
              buttonClass({ tone: "ghost" }),
              "needs-script motion-reduce:hidden",
            )}
            onClick={() => setRun(run + 1)}
          >
            {again}
          </button>
        )}
        <p role={loading === "failed" ? "alert" : undefined} className="text-sm text-muted">
          {loading === "failed" ? failed : hero.example.disclaimer}
        </p>
      </div>
    </figure>
  );
}

/** The page arrives with all of it; styles alone move it from one moment to the next. */
function ReplayCard() {
  const first = replay.moments[0];
  const last = replay.moments.at(-1);
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface shadow-float md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <p className="sr-only">
        A post for {EXAMPLE_NAME}. In {replay.receipts.length} changes its ban risk, an estimate,
        goes from {first?.level}, {first?.score} of 100, to {last?.level}, {last?.score} of 100.
      </p>
      <ReplayDraft />
      <div className="flex flex-col border-line bg-sunken max-md:border-t md:border-l">
        <ReplayRisk />
        <ReplayReceipts />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-6 py-3.5 text-sm text-soft sm:px-8 md:col-span-2">
        <VerdictBadge verdict="not-checked" />
        {NEVER_KNOWN[0]}
      </p>
    </div>
  );
}

/** A manuscript with its corrections: what was struck out stays legible, nothing moves. */
function ReplayDraft() {
  const { title, paragraphs, flair } = SCRIPT;
  return (
    <div className="flex flex-col p-6 sm:p-8">
      <p className="flex flex-wrap items-center justify-between gap-2 font-mono text-sm text-muted">
        {EXAMPLE_NAME}
        <ins
          style={atStep(flair.step)}
          className="replay-add rounded-mark border border-accent-line px-1.5 text-xs leading-5 text-accent no-underline"
        >
          {flair.add}
        </ins>
      </p>
      <p className="mt-3 font-serif text-xl font-medium tracking-tight">
        <Parts parts={title} />
      </p>
      {paragraphs.map((parts) => (
        <p key={JSON.stringify(parts)} className="mt-4 text-md leading-[1.7] text-soft">
          <Parts parts={parts} />
        </p>
      ))}
    </div>
  );
}

function Parts({ parts }: { parts: readonly ScriptPart[] }) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    return "cut" in part ? (
      <del key={part.cut} style={atStep(part.step)} className="replay-cut wrap-anywhere">
        {part.cut}
      </del>
    ) : (
      <ins key={part.add} style={atStep(part.step)} className="replay-add">
        {part.add}
      </ins>
    );
  });
}

function ReplayReceipts() {
  return (
    <ol className="flex grow flex-col">
      {replay.receipts.map((receipt) => (
        <ReceiptItem key={receipt.step} receipt={receipt} />
      ))}
    </ol>
  );
}

function ReceiptItem({ receipt: { step, text, quote, mended } }: { receipt: Receipt }) {
  return (
    <li
      style={atStep(step)}
      className="grid grow grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 border-line px-5 py-3.5 not-first:border-t not-first:border-dashed"
    >
      <Turning open={<VerdictBadge verdict="fail" />} settled={<VerdictBadge verdict="pass" />} />
      <Turning
        open={
          <>
            {text}
            {quote && (
              <q className="ml-1.5 rounded-mark border-b border-edge bg-surface px-1 font-mono text-xs wrap-anywhere">
                {quote}
              </q>
            )}
          </>
        }
        settled={mended}
      />
    </li>
  );
}

/** Both states in one place, so that the turn moves nothing. */
function Turning({ open, settled }: { open: ReactNode; settled: ReactNode }) {
  return (
    <div className="grid items-start text-base text-soft">
      <div className="replay-open col-start-1 row-start-1">{open}</div>
      {/* What is mended says less: in the middle of the room it leaves. */}
      <div className="replay-settled col-start-1 row-start-1 self-center">{settled}</div>
    </div>
  );
}

const WIDTH = 320;
const HEIGHT = 48;

/** The estimate at each moment, one over the other, and the line it draws on its way down. */
function ReplayRisk() {
  const { moments } = replay;
  return (
    <div aria-hidden="true" className="border-b border-line p-5">
      <Ridge scores={moments.map(({ score }) => score)} />
      <div className="mt-3 grid">
        {moments.map(({ level, score }, moment) => (
          <p
            key={score}
            style={atStep(moment)}
            className={classNames(
              "replay-moment col-start-1 row-start-1 flex items-center gap-2.5",
              moment === 0 && "replay-first",
              moment === moments.length - 1 && "replay-last",
            )}
          >
            <span
              className={classNames(
                "grid size-7 shrink-0 place-items-center rounded-control",
                RISK_LOOK[level].colour,
              )}
            >
              <VerdictShape verdict={RISK_LOOK[level].shape} />
            </span>
            <span className="font-serif text-lg font-medium">Ban risk: {level}</span>
            <span className="ml-auto font-mono text-sm text-muted">
              <span className="text-lg text-ink">{score}</span>/100
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Ridge({ scores }: { scores: readonly number[] }) {
  const width = WIDTH / scores.length;
  return (
    <div className="grid h-12 grid-flow-col">
      {scores.map((score, moment) => {
        const before = scores[moment - 1] ?? score;
        return (
          <svg
            key={score}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            data-level={replay.moments[moment]?.level}
            style={atStep(moment)}
            className="replay-ridge size-full overflow-visible"
          >
            <path
              d={`M0 ${heightOf(before)}L${width * 0.4} ${heightOf(score)}H${width}V${HEIGHT}H0Z`}
            />
            <path
              d={`M0 ${heightOf(before)}L${width * 0.4} ${heightOf(score)}H${width}`}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        );
      })}
    </div>
  );
}

function heightOf(score: number): number {
  return HEIGHT - 4 - (score / 100) * (HEIGHT - 8);
}

/** Tells the styles when in the replay something happens. */
function atStep(step: number): CSSProperties {
  return { "--step": step } as CSSProperties;
}
