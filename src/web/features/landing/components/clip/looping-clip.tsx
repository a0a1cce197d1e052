import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onShownThemeChange, prefersStillness, readShownTheme } from "#web/lib/shown-theme.ts";
import { useNearViewport } from "#web/lib/use-near-viewport.ts";
import { findVideo } from "../../media/find-media.ts";
import { CLIP_HEIGHT, CLIP_WIDTH } from "./clip-size.ts";
import { ThemedPicture } from "./themed-picture.tsx";

type LoopingClipProps = { name: string; label: string };

/** Silent, and only while it is on the screen; who prefers stillness starts it themselves. */
export function LoopingClip({ name, label }: LoopingClipProps) {
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
