import "./community-face.css";
import type { CSSProperties } from "react";
import { CATEGORIES, type Category } from "#engine/subreddits/categories.ts";

/** Neighbours in the list of categories end up far apart on the colour wheel. */
const FIRST_DEGREES = 255;
const STEP_DEGREES = 137.5;

type CommunityFaceProps = { name: string; category: string };

/** The first letter of a community's name in the hue of what it is about. */
export function CommunityFace({ name, category }: CommunityFaceProps) {
  const place = Math.max(0, CATEGORIES.indexOf(category as Category));
  const hue = Math.round((FIRST_DEGREES + place * STEP_DEGREES) % 360);
  return (
    <span
      aria-hidden="true"
      style={{ "--face-hue": hue } as CSSProperties}
      className="community-face grid size-9 shrink-0 place-items-center rounded-full font-serif text-md font-medium uppercase"
    >
      {/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "r"}
    </span>
  );
}
