import type { StanceOnPromotion } from "./policy.ts";

/** 'own tanks', 'pots you made', 'photos of own cooking', 'cards shown'. */
const OWN = /\bown\b|\byou (?:\w+ed|made|built|took|shot|did|own|forged)\b|^photos? |\bshown$/i;
/** What somebody can share who has made no such piece: a tool, a lesson, a story, a release. */
const SHARED =
  /\b(?:tool\w*|software|apps?|scripts?|plug-?ins?|add-?(?:on|in)s?|extensions?|templates?|librar\w+|packages?|open|code|repositor\w+|notebooks?|data\w*|articles?|guides?|tutorials?|lessons?|resources?|write-ups?|stor(?:y|ies)|reports?|research|papers?|tips?|methods?|analys[ie]s|experience|business\w*|compan\w+|projects?|products?|launch\w*|releases?|blogs?|podcasts?|channels?|developers?|founders?|vendors?|makers?|designers?|authors?|games?|books?|novels?|firmware|integrations?|workflows?|free|courses?|teach\w*|news\w*|themes?|mods?|models?|demos?|bots?|sites?|lists?|calculators?|posts?|material|puzzles?|quiz\w*|content|essays?|startups?|writing|music|songs?|tracks?|videos?|films?|comics?|fiction|poems?|maps?|fonts?|prompts?|experiments?|reviews?|know-how|designs?)\b/i;

/** Seen, grown or lived through: nobody sells such things, and a product is none of them. */
const LIVED =
  /\b(?:trips?|rides?|grows?|gardens?|homestead|sky|birds?|wildlife|sightings|climbing|hikes?|catches|playing|animal|finds)\b|\bstories\b.*\b(?:photos|pictures)\b/i;
const MADE = /\b(?:builds?|bikes|canoes|craft|rigs|art|work|setups|songs|preparation)\b/i;
/** 'no demos, products': what is tolerated beside it is about something else than a product. */
const NO_PRODUCTS = /\bno (?:demos|products)\b/i;

/** Whether what a community tolerates are pieces of its members' own work and nothing else. */
export function takesOnlyPieces(stance: StanceOnPromotion): boolean {
  const tolerated = readTolerated(stance);
  return tolerated !== null && OWN.test(tolerated) && !SHARED.test(tolerated);
}

/** Whether not even a piece of work is tolerated, where somebody sells it: their own garden is, a garden tool is not. */
export function takesNothingSold(stance: StanceOnPromotion): boolean {
  const tolerated = readTolerated(stance);
  return (
    tolerated !== null &&
    OWN.test(tolerated) &&
    LIVED.test(tolerated) &&
    !MADE.test(tolerated) &&
    !SHARED.test(tolerated.replace(/\b(?:stor(?:y|ies)|videos|reports)\b/gi, ""))
  );
}

/** Whether a post about a product is ruled out by name. */
export function takesNoProducts(stance: StanceOnPromotion): boolean {
  return readTolerated(stance) !== null && NO_PRODUCTS.test(stance.detail ?? "");
}

/** What is tolerated in posts that are no adverts; null where that is not known, or not from our notes. */
function readTolerated({ is, detail, source }: StanceOnPromotion): string | null {
  if (is !== "value" || detail === null || source.kind === "yours") return null;
  return detail.split(/;|, (?:but )?no /, 1)[0] ?? "";
}
