import type { StanceOnPromotion } from "./policy.ts";

/** 'own tanks', 'pots you made', 'photos of own cooking', 'cards shown'. */
const OWN = /\bown\b|\byou (?:\w+ed|made|built|took|shot|did|own|forged)\b|^photos? |\bshown$/i;
/** What somebody can share who has made no such piece: a tool, a lesson, a story, a release. */
const SHARED =
  /\b(?:tool\w*|software|apps?|scripts?|plug-?ins?|add-?(?:on|in)s?|extensions?|templates?|librar\w+|packages?|open|code|repositor\w+|notebooks?|data\w*|articles?|guides?|tutorials?|lessons?|resources?|write-ups?|stor(?:y|ies)|reports?|research|papers?|tips?|methods?|analys[ie]s|experience|business\w*|compan\w+|projects?|products?|launch\w*|releases?|blogs?|podcasts?|channels?|developers?|founders?|vendors?|makers?|designers?|authors?|games?|books?|novels?|firmware|integrations?|workflows?|free|courses?|teach\w*|news\w*|themes?|mods?|models?|demos?|bots?|sites?|lists?|calculators?|posts?|material|puzzles?|quiz\w*|content|essays?|startups?|writing|music|songs?|tracks?|videos?|films?|comics?|fiction|poems?|maps?|fonts?|prompts?|experiments?|reviews?|know-how|designs?)\b/i;

/** Whether what a community tolerates are pieces of its members' own work and nothing else. */
export function takesOnlyPieces({ is, detail, source }: StanceOnPromotion): boolean {
  if (is !== "value" || detail === null || source.kind === "yours") return false;
  const [tolerated = ""] = detail.split(/;|, (?:but )?no /, 1);
  return OWN.test(tolerated) && !SHARED.test(tolerated);
}
