import { LINKS } from "#engine/checks/plain-words.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { sayBeside } from "#engine/posts/say-beside.ts";
import { readDemands } from "#engine/posts/community/openness.ts";
import type { Place } from "../place/place.ts";
import { SHOWN } from "../rows/place-rows.ts";
import type { Told } from "../told/told.ts";

/** 'No photos of people' asks for none. */
const REFUSED = /\b(?:no|without|not)\b[^;,.]{0,40}/gi;
const MOST_THINGS = 2;

/** What only the founder can do beside the words, one sentence each. */
export function listAttachments(
  { project, interview }: Pick<Told, "project" | "interview">,
  { policy, form }: Pick<Place, "policy" | "form">,
): string[] {
  const { fullName } = policy;
  if (form === "link" || form === "caption")
    return sayBeside(form === "link" ? "link" : "image", interview.kind, policy);
  const isLeftOut = project.url !== null && keepsAddressOut(policy, interview.kind);
  return [
    ...listThings(policy, interview.kind),
    ...(isLeftOut
      ? [
          `${fullName} takes texts without addresses: put the link to the repository into the first comment.`,
        ]
      : []),
  ];
}

/** What belongs beside the words, which nobody but the founder has: 'attach the map'. */
function listThings({ stance, fullName }: Policy, kind: ProjectKind): string[] {
  if (stance.is === "thread") return [];
  const name = fullName.replace(/^r\//, "").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  const text = `${name} ${(stance.detail ?? "").replaceAll(REFUSED, " ")}`;
  const things = SHOWN.filter(
    ({ sign, kinds }) => sign.test(text) && (kinds?.includes(kind) ?? true),
  );
  return [...new Set(things.map(({ thing }) => thing))]
    .slice(0, MOST_THINGS)
    .map((thing) => `People come to ${fullName} to see things: attach ${thing}.`);
}

/** Whether developers will look for the code, and the rules keep its address out of the text. */
function keepsAddressOut(policy: Policy, kind: ProjectKind): boolean {
  const { is } = policy.stance;
  const isOpen = is === "flair" || is === "welcome" || is === "share";
  const isBanned = readDemands(policy).forbidden.includes(LINKS);
  return policy.kind === "dev" && kind === "software" && isOpen && isBanned;
}
