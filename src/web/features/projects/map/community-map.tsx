import "#web/components/subreddits/charts.css";
import "./community-map.css";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { wordMembersShort } from "#engine/subreddits/word-members.ts";
import { ShortMemberCount } from "#web/components/subreddits/member-count.tsx";
import { nextStop } from "#web/components/charts/next-stop.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { type CommunityMap, type MapDot, type Mapped, nameRung, placeMap } from "./place-map.ts";

type CommunityMapProps = {
  subreddits: readonly Mapped[];
  /** Leads to the card of one. */
  onGo: (subredditId: string) => void;
};

/**
 * The communities of a project by match and by what one may do there. It is a single stop for the
 * keyboard, whose arrows go from dot to dot; a table has the same to be read.
 */
export function MapPicture({ subreddits, onGo }: CommunityMapProps) {
  useListedShortcuts("chart");
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const map = useMemo(() => (width ? placeMap(subreddits, width) : null), [subreddits, width]);
  const [shown, setShown] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div ref={frame} className="relative" onPointerLeave={() => setShown(null)}>
      {map && (
        <fieldset
          aria-label="Map of your communities: arrow keys move from dot to dot"
          className="min-w-0"
        >
          <svg width={map.width} height={map.height} className="block max-w-full">
            <Field map={map} />
            {map.dots.map((dot, place) => (
              <Dot
                key={dot.subreddit.id}
                dot={dot}
                isStop={dot === findStop(map.dots, chosen)}
                onGo={() => onGo(dot.subreddit.id)}
                onShow={setShown}
                onFocus={() => setChosen(dot.subreddit.id)}
                onKeyDown={(event) => moveOn(event, place, map.dots.length)}
              />
            ))}
          </svg>
          <Tip map={map} dot={map.dots.find(({ subreddit }) => subreddit.id === shown)} />
        </fieldset>
      )}
    </div>
  );
}

/** Tab leads to the dot that was left last, or else to the best one. */
function findStop(dots: readonly MapDot[], chosen: string | null): MapDot | undefined {
  return (
    dots.find(({ subreddit }) => subreddit.id === chosen) ??
    dots.findLast(({ isFirst }) => isFirst) ??
    dots.at(-1)
  );
}

function moveOn(event: KeyboardEvent, place: number, count: number): void {
  // Meta+Left and the like belong to the page.
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const next = nextStop(event.key, place, count);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.closest("svg")?.querySelectorAll("a")[next]?.focus();
}

type DotProps = {
  dot: MapDot;
  isStop: boolean;
  onGo: () => void;
  onShow: (subredditId: string | null) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What a finger or a pointer can hit. */
const LEAST_TARGET = 12;

function Dot({ dot, isStop, onGo, onShow, onFocus, onKeyDown }: DotProps) {
  const { subreddit, percent, x, y, radius, label, isFirst } = dot;
  const { id, fullName } = subreddit;
  return (
    <a
      href={`#community-${id}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${fullName}: ${percent}% match, ${nameRung(subreddit)}, ${wordMembersShort(subreddit)}`}
      data-first={isFirst}
      className="map-dot"
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
      onFocus={() => {
        onFocus();
        onShow(id);
      }}
      onBlur={() => onShow(null)}
      onPointerEnter={() => onShow(id)}
      onKeyDown={onKeyDown}
    >
      <circle cx={x} cy={y} r={Math.max(LEAST_TARGET, radius)} className="map-target" />
      <circle cx={x} cy={y} r={radius} className="map-mark" />
      {label && (
        <text
          x={label.x}
          y={y + 4}
          textAnchor={label.side}
          aria-hidden="true"
          className="map-name font-mono"
        >
          {fullName}
        </text>
      )}
    </a>
  );
}

/** The rungs with their names, the scale below, and a light in the corner where one goes first. */
function Field({ map: { field, rungs, ticks, isWide } }: { map: CommunityMap }) {
  const { left, right, bottom } = field;
  return (
    <g aria-hidden="true">
      <defs>
        <radialGradient id="map-corner" cx="1" cy="0" r="1">
          <stop offset="0" stopColor="var(--chart-soft)" />
          <stop offset="1" stopColor="var(--chart-soft)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x={left} y={0} width={right - left} height={bottom} fill="url(#map-corner)" rx={6} />
      {ticks.map(({ percent, x }) => (
        <g key={percent}>
          <line x1={x} x2={x} y1={0} y2={bottom} strokeDasharray="2 4" className="stroke-line" />
          <text
            x={x}
            y={bottom + 17}
            textAnchor={tickAnchor(percent, ticks)}
            className="fill-muted font-mono text-xs"
          >
            {percent}%
          </text>
        </g>
      ))}
      {rungs.map(({ title, top, height, isEmpty }) => (
        <g key={title}>
          <line
            x1={0}
            x2={right}
            y1={top + height}
            y2={top + height}
            className={top + height === bottom ? "stroke-edge" : "stroke-line"}
          />
          <text
            x={isWide ? left - 12 : 0}
            y={isWide ? top + height / 2 + 4 : top + 15}
            textAnchor={isWide ? "end" : "start"}
            className={`${isEmpty ? "fill-muted" : "fill-ink"} map-title text-xs`}
          >
            {title}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 34} textAnchor="end" className="fill-muted text-xs">
        better match →
      </text>
    </g>
  );
}

function tickAnchor(percent: number, ticks: CommunityMap["ticks"]): "start" | "middle" | "end" {
  if (percent === 100) return "end";
  return percent === ticks[0]?.percent ? "start" : "middle";
}

/** The figures of one dot beside it; its own name says the same to screen readers. */
function Tip({ map, dot }: { map: CommunityMap; dot: MapDot | undefined }) {
  if (!dot) return null;
  const { subreddit, percent, x, y } = dot;
  const isRight = x > map.width / 2;
  const isLow = y > map.height / 2;
  return (
    <div
      aria-hidden="true"
      style={{
        ...(isRight ? { right: Math.max(0, map.width - x - 16) } : { left: Math.max(0, x - 16) }),
        ...(isLow ? { bottom: map.height - y + 16 } : { top: y + 16 }),
      }}
      className="floating pointer-events-none absolute z-10 w-max max-w-full px-3 py-2 text-xs"
    >
      <p className="font-mono text-sm">{subreddit.fullName}</p>
      <p className="text-soft">
        <span className="font-mono text-ink">{percent}%</span> match ·{" "}
        <ShortMemberCount of={subreddit} />
      </p>
      <p className="max-w-64 text-soft">{subreddit.policy.words}</p>
    </div>
  );
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame]);
  return width;
}
