import { type ComponentProps, useState, useEffect, useRef } from "react";
import { StartField } from "#web/features/landing/components/start/start-field.tsx";
import { CheckExample } from "#web/features/landing/components/example/check-example.tsx";
import { Play, Pause } from "lucide-react";
import { readShownTheme, onShownThemeChange, prefersStillness } from "#web/lib/theme.ts";
import { findVideo, ThemedPicture } from "#web/features/landing/media/pictures.tsx";
import { CLIP_HEIGHT, CLIP_WIDTH } from "#web/features/landing/components/clip/clip-size.ts";
import { useNearViewport } from "#web/lib/hooks/use-near-viewport.ts";

type LoopingClipProps = { name: string; label: string };

/** Silent, and only while it is on the screen; who prefers stillness starts it themselves. */
function LoopingClip({ name, label }: LoopingClipProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const stopped = useRef(false);
  useEffect(
    () =>
      onShownThemeChange(() =>
        setSource((before) =>
          before && !stopped.current ? findVideo(name, readShownTheme()) : null,
        ),
      ),
    [name],
  );

  const play = () => {
    setSource((before) => before ?? findVideo(name, readShownTheme()));
    void video.current?.play().catch(() => setIsPlaying(false));
  };
  useNearViewport(
    frame,
    ({ isIntersecting }) => {
      if (!isIntersecting) video.current?.pause();
      else if (!stopped.current && !prefersStillness()) play();
    },
    "200px 0px",
  );

  const toggle = () => {
    stopped.current = isPlaying;
    if (isPlaying) video.current?.pause();
    else play();
  };

  return (
    <div
      ref={frame}
      className="relative overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <ThemedPicture name={name} alt={label} width={CLIP_WIDTH} height={CLIP_HEIGHT} />
      {source && (
        <video
          ref={video}
          src={source}
          muted
          loop
          autoPlay
          playsInline
          aria-hidden="true"
          width={CLIP_WIDTH}
          height={CLIP_HEIGHT}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <button
        type="button"
        onClick={toggle}
        aria-label={`${isPlaying ? "Pause" : "Play"} the clip: ${label}`}
        className="needs-script absolute right-3 bottom-3 grid size-9 cursor-pointer place-items-center rounded-full border border-line bg-surface text-soft hover:text-ink"
      >
        {isPlaying ? <Pause size={16} /> : <Play size={16} />}
      </button>
    </div>
  );
}

/** Nothing is loaded but its picture, until somebody asks for it. */
function DemoVideo({ name, label }: { name: string; label: string }) {
  const [source, setSource] = useState<string | null>(null);
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface shadow-float">
      <ThemedPicture name={name} alt={label} width={CLIP_WIDTH} height={CLIP_HEIGHT} />
      <noscript>
        <a
          href={findVideo(name, "light")}
          className="absolute inset-x-0 bottom-4 text-center text-md font-medium text-accent underline underline-offset-2"
        >
          Watch the demo
        </a>
      </noscript>
      {source ? (
        <video
          src={source}
          controls
          autoPlay
          muted
          playsInline
          aria-label={label}
          width={CLIP_WIDTH}
          height={CLIP_HEIGHT}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <button
          type="button"
          onClick={() => setSource(findVideo(name, readShownTheme()))}
          className="needs-script group absolute inset-0 grid cursor-pointer place-items-center outline-offset-[-4px]"
        >
          <span className="inline-flex items-center gap-2.5 rounded-full bg-accent py-3 pr-5 pl-4 text-md font-medium text-on-accent shadow-float group-hover:bg-accent-hover">
            <Play size={20} fill="currentColor" />
            Play the demo
          </span>
        </button>
      )}
    </div>
  );
}

/** The parts of the front page that do something; all else is words and links. */
const PARTS = { demo: DemoVideo, clip: LoopingClip, example: CheckExample, start: StartField };

type IslandProps = {
  [Name in keyof typeof PARTS]: { part: Name } & ComponentProps<(typeof PARTS)[Name]>;
}[keyof typeof PARTS];

/**
 * One such part, in a place where it can come to life by itself: `wake-islands.tsx` brings it the
 * framework alone, without the router and the rest of the page.
 */
export function Island({ part, ...props }: IslandProps) {
  return (
    <div data-island={part} data-props={JSON.stringify(props)} className="min-w-0">
      {renderPart(part, props)}
    </div>
  );
}

export function renderPart(part: string | undefined, props: object) {
  const Part = PARTS[part as keyof typeof PARTS] as React.ComponentType<object>;
  return <Part {...props} />;
}
