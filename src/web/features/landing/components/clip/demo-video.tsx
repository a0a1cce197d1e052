import { Play } from "lucide-react";
import { useState } from "react";
import { readShownTheme } from "#web/lib/shown-theme.ts";
import { findVideo } from "../../media/find-media.ts";
import { CLIP_HEIGHT, CLIP_WIDTH } from "./clip-size.ts";
import { ThemedPicture } from "./themed-picture.tsx";

/** Nothing is loaded but its picture, until somebody asks for it. */
export function DemoVideo({ name, label }: { name: string; label: string }) {
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
