import type { BriefCommunity } from "#engine/posts/post-brief.ts";
import { readBrought } from "#engine/policy/takes.ts";
import type { Place } from "../place/place.ts";
import { readCommunity } from "../place/read-community.ts";
import type { Told } from "../told/told.ts";

/** A community as it is for what was told. */
export function readPlace(id: string, community: BriefCommunity, told: Told): Place {
  const { project, interview, what } = told;
  const about = {
    kind: interview.kind,
    url: project.url,
    what,
    brought: readBrought(interview),
    place: interview.place,
    text: Object.values(interview.answers).join(" "),
  };
  return readCommunity(id, community, about, community.near ?? null);
}
