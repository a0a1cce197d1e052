import { NAMES_OWN } from "#engine/lexicon/maker-verbs.ts";
import type { ProjectCategory } from "#engine/projects/project-options.ts";
import { PROJECT_KINDS, type ProjectKind } from "./project-kind.ts";
import { BOUNDARY, ELSEWHERE, NAME_AND_IS, OF_OR_NOTHING, OPENINGS } from "./kind-rows.ts";

type Described = {
  description: string;
  category?: ProjectCategory | null | undefined;
  /** What the project's own page says, where it was read. */
  pageText?: string | null | undefined;
};

const MOST_PAGE_TEXT = 3000;
const WEIGHTS = { head: 7, aside: 4, opening: 6, sign: 2, page: 0.5 };

/** What a project seems to be, by what it is called and what is said about it; the founder can say otherwise. */
export function detectKind({ description, category, pageText }: Described): ProjectKind {
  const scores = new Map<ProjectKind, number>(PROJECT_KINDS.map((kind) => [kind, 0]));
  const add = (kind: ProjectKind, points: number) =>
    scores.set(kind, (scores.get(kind) ?? 0) + points);
  const head = findHead(description);
  if (head) add(head.kind, head.points);
  for (const [kind, opening] of OPENINGS) {
    if (opening.test(description)) add(kind, WEIGHTS.opening);
  }
  const page = (pageText ?? "").slice(0, MOST_PAGE_TEXT);
  for (const [kind, sign] of SIGNS) {
    add(kind, WEIGHTS.sign * countDistinct(description, sign));
    add(kind, WEIGHTS.page * countDistinct(page, sign));
  }
  for (const [kind, points] of PRIORS[category ?? "Other"]) add(kind, points);
  const [best = "software"] = PROJECT_KINDS.toSorted(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );
  return best;
}

/** Of each kind what things are called, the last word of their name: 'board game café' is a café. */
const NOUNS: [ProjectKind, string][] = [
  [
    "software",
    "apps?|counter|applications?|software|saas|tools?|toolkit|planner|tracker|plug-?ins?|extension|add-?on|api|sdk|library|framework|cli|dashboard|platform|bot|chatbot|website|web ?page|site|directory|marketplace|search engine|generator|converter|editor|player|client|server|widget|script|package|assistant|copilot|calculator|scheduler|manager|automation|integration|database|alternative|template|crm|organi[sz]er|reader|log|analy[sz]er|launcher|keyboard app|theme|linter|compiler|agent|system|program|workspace|inbox|builder",
  ],
  [
    "game",
    "games?|roguelikes?|roguelites?|metroidvania|platformer|visual novel|rpg|ttrpg|mmo|shooter|puzzler|deck-?builder|dungeon crawler|point-and-click(?: adventure)?|farming sim|(?:life|city|shop|management|dating|train|flight|walking) sim(?:ulator)?|city builder|strategy|simulator|4x|tower defen[cs]e|text adventure|wargame|soulslike|party game|gamebook|sim",
  ],
  [
    "book",
    "comic|comics|manga|novels?|novellas?|books?|memoir|anthology|trilogy|duology|thriller|poetry|poems|short stories|biography|autobiography|cookbook|picture book|field guide|guidebook|ebook|graphic novel|romance|whodunit|litrpg|paperback|essays|children['’]s book|handbook",
  ],
  [
    "media",
    "newsletters?|podcasts?|channel|blog|magazine|zine|webcomic|web comic|comic strip|radio show|audio drama|video series|youtube series|show|vlog|journal of \\p{L}+|webzine|substack|livestream|stream",
  ],
  [
    "course",
    "courses?|workshops?|lessons|classes|class|bootcamp|boot camp|masterclass|curriculum|tutorials|training|retreat|programme|mentorship|academy|summer school|seminar|certification|coaching programme|cohort",
  ],
  [
    "shop",
    "bike workshop|community workshop|repair workshop|bakery|caf[eé]|coffee shop|shop|bookshop|bookstore|store|gym|restaurant|bar|wine bar|pub|brewery|hotel|hostel|guest ?house|b&b|food truck|farm|market stall|stall|salon|barbershop|pottery studio|yoga studio|dance studio|recording studio|escape room|museum|gallery|cinema|theatre|florist|nursery|campsite|co-?working space|makerspace|roastery|deli|diner|bistro|tea ?room|arcade|venue|boutique|butcher|ice cream parlour|distillery|vineyard|spa|sauna|climbing hall|bouldering hall|tattoo parlour|launderette|clinic",
  ],
  [
    "service",
    "agency|consulting|consultancy|consultants?|design studio|bookkeeping|accounting firm|photography|photographer|photography team|tuner|tuning|mechanic|plumber|electrician|gardener|translator|translation service|repair service|service|services|dog walking|dog walker|receptionists|answering service|cleaning|cleaner|tutoring|copywriting|copywriter|ghostwriting|proofreading|editing|coach|coaching|therapist|physiotherapy|catering|caterer|removals|moving company|landscaping|designer|illustrator|freelancer|law firm|notary|practice|wedding planner|voice actor|virtual assistant|personal trainer|handyman|carpenter for hire|studio",
  ],
  [
    "cause",
    "charity|charities|petition|campaign|non-?profit|nonprofit|ngo|foundation|mutual aid network|mutual aid|fundraiser|crowdfund for \\p{L}+|movement|association|initiative|volunteers|action group|community group|shelter|food bank|union|rescue|trust|citizens['’] group|group of (?:parents|neighbours|neighbors|residents|volunteers|people)|protest|food co-?op|clean-?ups?|litter picks?|helpline|hotline|support group|community garden|land trust|scholarship|food pantry|sanctuary|collective|cooperative|network of volunteers|observatory of \\p{L}+ rights|drive|appeal",
  ],
  [
    "product",
    "sensor|lamp|knife|knives|keyboard|candles?|mittens|sauce|soaps?|toys?|toy|frame|notebooks?|backpack|bag|bags|wallet|watch|jewell?ery|earrings|necklaces?|rings|mugs?|ceramics|furniture|chairs?|desk|tables?|shoes|boots|sneakers|socks|clothing|t-shirts?|shirts?|hoodies|base layers|jacket|dress(?:es)?|scarves|blankets?|quilts?|pillows?|mattress|treats|snacks?|chocolate|coffee beans|tea blend|teas|spices|jam|honey|granola|bars|supplements?|skincare|balm|perfume|cosmetics|board insert|inserts|kit|kits|gadget|device|hardware|headphones|speaker|amplifier|pedal|guitar|synth|synthesi[sz]er|camera|tripod|lens|drone|robot|printer|3d prints?|stand|holder|case|cases|charger|battery|light|lights|bike|bicycle|e-bike|helmet|tent|stove|bottle|cup|pan|pans|grinder|kettle|posters?|prints|stickers|enamel pins|pins|plushies?|puzzles?|dice|yarn|pens?|pencils|planner pad|calendar poster|feeder|leash|collar|planter|pots|tool box|workbench|console|handheld|board for \\p{L}+ makers|pcb|module",
  ],
];

const HEADS = NOUNS.map(
  ([kind, nouns]) =>
    [kind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${nouns})(?![\\p{L}\\p{N}-])`, "giu")] as const,
);

/** Whether a phrase names a thing that a project can be, and then goes on: 'a planner for climbing gyms'. */
export function namesThing(phrase: string): boolean {
  const [named = ""] = phrase.split(BOUNDARY);
  const { length } = named.trimEnd();
  return findLastNoun(named)?.end === length;
}

/** 'Drag guests onto tables': what somebody does with it, not what it is. */
export function beginsWithCommand(description: string): boolean {
  return OPENINGS.some(([, opening]) => opening.test(description));
}

/** Who edits podcasts has no podcast; who runs, builds or opens a thing has that thing. */
const DOES = new RegExp(
  `^(?:I|we) (?!(?:am|are|have|had|${NAMES_OWN[0]}|open(?:ed)?)\\b)\\p{L}+`,
  "iu",
);

/** The kind of the first thing that is named; its last word counts. */
function findHead(description: string): { kind: ProjectKind; points: number } | null {
  if (DOES.test(description)) return null;
  const [first = ""] = description.split(/(?<=[.!?])\s+|\n/);
  const said = first.replace(NAME_AND_IS, "");
  const parts = said.split(BOUNDARY);
  for (let place = 0; place < parts.length; place += 2) {
    const before = parts[place - 1] ?? "";
    const kind = ELSEWHERE.test(before) ? null : findLastNoun(parts[place] ?? "")?.kind;
    if (kind) return { kind, points: OF_OR_NOTHING.test(before) ? WEIGHTS.head : WEIGHTS.aside };
  }
  return null;
}

function findLastNoun(phrase: string): { kind: ProjectKind; end: number } | null {
  let best: { kind: ProjectKind; end: number; start: number } | null = null;
  for (const [kind, nouns] of HEADS) {
    for (const { index, 0: word } of phrase.matchAll(nouns)) {
      const end = index + word.length;
      const isBetter = !best || end > best.end || (end === best.end && index < best.start);
      if (isBetter) best = { kind, end, start: index };
    }
  }
  return best;
}

const words = (list: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, "giu");

/** What is said about things of a kind, wherever it is said. */
const SIGNS: [ProjectKind, RegExp][] = [
  [
    "software",
    words(
      "app|software|saas|open[- ]source|self-hosted|github|browser|api|plugin|extension|spreadsheets?|calendar|upload|sync(?:s|ed)?|import|export|automat\\p{L}+|dashboard|ai|login|sign-?up|no account|offline|iphone|android|ios|macos|linux|desktop|command[- ]line|typescript|python|rust|react|postgres|invoices?|integrat\\p{L}+|cloud|data|notif\\p{L}+",
    ),
  ],
  [
    "game",
    words(
      "players?|playable|gameplay|steam|itch(?:\\.io)?|demo|co-op|roguelike|turn-based|levels|rulebook|print-and-play|playtest\\p{L}*|boss(?:es)?|puzzles|unity|godot|unreal|you play|multiplayer|singleplayer|single-player|tabletop|board game|card game|dungeon|pixel art|quests?",
    ),
  ],
  [
    "book",
    words(
      "novel|chapters?|pages|paperback|hardcover|kindle|self-published|debut|protagonist|narrator|manuscript|memoir|fiction|non-fiction|nonfiction|author|thriller|readers|illustrated|stories|poems|trilogy|book one|isbn",
    ),
  ],
  [
    "media",
    words(
      "newsletter|podcast|episodes?|issues?|every (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month)|weekly|fortnightly|subscribers|listeners|youtube|blog|channel|interviews?|essays|spotify|substack|email every",
    ),
  ],
  [
    "course",
    words(
      "course|lessons?|learn(?:ers?)?|students|exercises|workshop|classes|beginners|curriculum|teach(?:es|ing)?|taught|self-paced|cohort|modules|certificate|homework|live sessions|instructors?|weeks|bootcamp",
    ),
  ],
  [
    "shop",
    words(
      "open (?:till|until|daily|every|from|on)|opening (?:in|a|hours|soon)|seats|menu|customers|harbour|neighbou?rhood|corner|downtown|family-run|rooms|walk-ins?|street|bakery|caf[eé]|our shop|the shop|local produce|baked|square|station|town",
    ),
  ],
  [
    "service",
    words(
      "i come to you|clients?|for hire|freelance|fixed price|real people|back in \\d+ hours|quote|bookings|appointments?|by appointment|we do the|consult\\p{L}*|on site|house calls|hourly|in and around|commissions?|portfolio|evenings and weekends|discovery call|retainer|we design|we build|we write|agency|one-to-one|per hour",
    ),
  ],
  [
    "cause",
    words(
      "campaign(?:ing|ers?)?|petition|charity|volunt\\p{L}+|donat\\p{L}+|rais(?:e|ing) money|fundrais\\p{L}+|sign(?:atures?)?|council|mutual aid|non-?profit|grassroots|residents|save the|keep the|we want|need hands|members of parliament|mayor|children whose|for the town|refugees|homeless|conservation|protest|rights|plant trees|registered|run by volunteers|free of charge|no money|neighbours|neighbors|endangered|wildlife|hospitals|shelters|families|vulnerable|prisons?|climate|awareness|patients|survivors|villages|premature|disabled|deaf|blind|underprivileged|low-income|communities|public transport|pedestrians?|crossing",
    ),
  ],
  [
    "product",
    words(
      "hand-?(?:made|poured|sewn|crafted|cut|knitted|dyed|thrown|painted)|small[- ]batch(?:es)?|batches|ships?|shipping|made (?:of|from|in)|wooden|walnut|oak|ash|brass|titanium|steel|alumin(?:i)?um|leather|wool|merino|cotton|linen|ceramic|waterproof|battery-powered|rechargeable|prototype|kickstarter|vegan|organic|recycled|scented|fermented|we knit|we sew|3d[- ]printed|etsy|usb-c|zigbee|bluetooth|materials?|machine-washable|sizes|grams?",
    ),
  ],
];

function countDistinct(text: string, sign: RegExp): number {
  return new Set(Array.from(text.matchAll(sign), ([word]) => word.toLowerCase())).size;
}

const PRIORS: Record<ProjectCategory, [ProjectKind, number][]> = {
  "SaaS & Software": [["software", 3]],
  "E-commerce": [
    ["product", 2],
    ["shop", 1],
  ],
  "Content & Media": [
    ["media", 1.5],
    ["book", 1],
    ["game", 1],
  ],
  Education: [["course", 1.5]],
  "Health & Fitness": [["software", 0.5]],
  Finance: [["software", 1.5]],
  "Design & Creative": [
    ["product", 0.5],
    ["service", 0.5],
  ],
  Other: [["software", 0.5]],
};
