import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderPart } from "./island.tsx";

/** What the front page runs once somebody stirs, unless they are signed in: then it is the app. */
const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
let asleep = islands.length;

for (const island of islands) {
  const { island: part, props = "{}" } = island.dataset;
  hydrateRoot(island, <Awake>{renderPart(part, JSON.parse(props) as object)}</Awake>);
}

/** Presses that came too early are repeated as soon as all of them listen. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    asleep -= 1;
    if (asleep === 0) dispatchEvent(new Event("app-ready"));
  }, []);
  return children;
}
