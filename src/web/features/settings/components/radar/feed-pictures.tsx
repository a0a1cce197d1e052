import type { ReactNode } from "react";

/** How one comes by a private feed address: three steps, each with a drawing. */
export function FeedPictures() {
  return (
    <ol className="grid gap-4 sm:grid-cols-3">
      <Step picture={<PageOfFeeds />}>
        1. Open{" "}
        <a
          href="https://www.reddit.com/prefs/feeds"
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline underline-offset-2"
        >
          Reddit's list of feeds
        </a>{" "}
        while signed in.
      </Step>
      <Step picture={<LinkMenu />}>2. Copy the link behind any “RSS”.</Step>
      <Step picture={<PastedAddress />}>3. Paste it here. It's one long line.</Step>
    </ol>
  );
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2">
      <svg
        viewBox="0 0 200 110"
        aria-hidden="true"
        className="w-full rounded-control sm:max-w-64 border border-line bg-sunken font-sans"
      >
        {picture}
      </svg>
      <p className="text-sm text-soft">{children}</p>
    </li>
  );
}

const paper = "fill-surface stroke-line";
const line = "fill-line";
const chosen = "fill-accent";

/** A page with rows, each with a short word at its end. */
function PageOfFeeds() {
  return (
    <>
      <rect x="20" y="14" width="160" height="96" rx="4" className={paper} />
      <rect x="20" y="14" width="160" height="16" rx="4" className={line} />
      <circle cx="29" cy="22" r="2.5" className="fill-surface" />
      <rect x="40" y="19" width="92" height="6" rx="3" className="fill-surface" />
      {[44, 62, 80, 98].map((y) => (
        <g key={y}>
          <rect x="32" y={y - 4} width={y === 62 ? 60 : 76} height="5" rx="2.5" className={line} />
          <rect x="142" y={y - 6} width="26" height="10" rx="3" className={chosen} />
        </g>
      ))}
    </>
  );
}

/** A pointer on one of the words, with the menu that copies its address. */
function LinkMenu() {
  return (
    <>
      <rect x="20" y="26" width="74" height="6" rx="3" className={line} />
      <rect x="106" y="22" width="34" height="14" rx="4" className={chosen} />
      <text x="123" y="32" textAnchor="middle" className="fill-on-accent text-[9px] font-medium">
        RSS
      </text>
      <rect x="70" y="44" width="96" height="52" rx="4" className={paper} />
      <rect x="78" y="52" width="58" height="5" rx="2.5" className={line} />
      <rect x="74" y="62" width="88" height="15" rx="3" className="fill-accent-soft" />
      <text x="80" y="72.5" className="fill-accent text-[8.5px]">
        Copy link address
      </text>
      <rect x="78" y="84" width="46" height="5" rx="2.5" className={line} />
      <path d="M132 34 l0 15 4 -3.5 3 6 2.5 -1.2 -3 -6 5 -0.6 z" className="fill-ink" />
    </>
  );
}

/** The field with an address in it, and what is in its end. */
function PastedAddress() {
  return (
    <>
      <rect x="16" y="30" width="168" height="22" rx="4" className="fill-surface stroke-accent" />
      <text x="24" y="44.5" className="fill-ink font-mono text-[8px]">
        reddit.com/.rss?
        <tspan className="fill-accent">feed=…&amp;user=you</tspan>
      </text>
      <rect x="16" y="64" width="60" height="18" rx="4" className={chosen} />
      <rect x="28" y="71" width="36" height="4" rx="2" className="fill-on-accent" />
    </>
  );
}
