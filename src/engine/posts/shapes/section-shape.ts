import type { AnswerId } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Shape, ShapePart } from "./shape.ts";

/** What the headings that communities ask for want to hear. */
const SECTIONS: [RegExp, (AnswerId | "introduction")[][]][] = [
  [
    /\bdoes\b|\babout\b|\bproject\b|\bwhat\b/i,
    [["introduction"], ["unusual", "stackOrMaterial"], ["stackOrMaterial"]],
  ],
  [/\baudience\b|\bfor whom\b|\bwho\b|\busers?\b/i, [["forWhom"]]],
  [/\bcompar|\balternative|\bdiffer/i, [["before"], ["limits"]]],
  [/\blimit|\bknown issues\b/i, [["limits"]]],
];

/** A showcase in the sections that a community demands; null where it demands none that we understand. */
export function findSectionShape({ requirements }: Policy): Shape | null {
  const headings = requirements.flatMap((each) => (each.kind === "sections" ? each.headings : []));
  const parts = headings.map((heading) => readSection(heading));
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const link: ShapePart = { options: ["link"], isFirstOnly: false, isOptional: true };
  return { id: "sections", postType: "showcase", parts: [...parts.flatMap((part) => part ?? []), link] }; // prettier-ignore
}

function readSection(heading: string): ShapePart[] | null {
  const wanted = SECTIONS.find(([sign]) => sign.test(heading))?.[1];
  if (!wanted) return null;
  const [first, ...rest] = wanted.map((options, index): ShapePart => {
    return { options, isFirstOnly: false, isOptional: index > 0 };
  });
  return first ? [Object.assign(first, { heading }), ...rest] : null;
}
