import { startTransition, useRef, useState } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import { useNearViewport } from "#web/lib/use-near-viewport.ts";
import { PROJECTS_HEADING_ID } from "../../focus-place.ts";
import type { CardActions } from "./card-menu.tsx";
import { ProjectCard } from "./project-card.tsx";

/** Fills its rows in one, two and three columns, and more than a screen in each. */
const CARDS_AT_ONCE = 24;

type ProjectGridProps = { projects: readonly ProjectSummary[]; actions: CardActions };

/** Hundreds of cards come as one scrolls, so that the first screen does not wait for the last. */
export function ProjectGrid({ projects, actions }: ProjectGridProps) {
  const [room, setRoom] = useState(CARDS_AT_ONCE);
  return (
    <>
      <ul
        aria-labelledby={PROJECTS_HEADING_ID}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-3"
      >
        {projects.slice(0, room).map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} actions={actions} />
          </li>
        ))}
      </ul>
      {projects.length > room && (
        // Another one each time: it may still be near the screen when the next cards are there.
        <EndOfCards
          key={room}
          // Drawn in small steps between the frames, so that the scrolling does not stutter.
          onNear={() => startTransition(() => setRoom(room + CARDS_AT_ONCE))}
        />
      )}
    </>
  );
}

function EndOfCards({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, ({ isIntersecting }) => {
    if (isIntersecting) onNear();
  });
  return <div ref={end} className="h-px" />;
}
