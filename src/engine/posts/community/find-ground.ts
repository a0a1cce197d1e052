import { AUDIENCES } from "#engine/projects/project-options.ts";
import { createTermFinder } from "#engine/recommendations/match-terms.ts";
import { pickKeywords } from "#engine/subreddits/description/pick-keywords.ts";
import type { BriefCommunity, BriefProject } from "../post-brief.ts";

/** What a project and a community share: the reason for its readers to care. */
export type Ground = {
  /** Things that both speak of: 'invoices', 'meal planning'. */
  topics: string[];
  /** People that both speak of: 'freelancers'. */
  people: string[];
  /** 'cook at home', after 'people who'; null where nothing says that the project is for them. */
  activity: string | null;
  /** Whether its readers make or sell things of their own, of whatever topic. */
  isForBuilders: boolean;
};

const MOST_TOPICS = 2;

export function findGround(project: BriefProject, community: BriefCommunity): Ground {
  const description = project.description.slice(0, 3000);
  const find = createTermFinder({ name: project.name, description });
  const { terms } = find({ name: community.name, keywords: community.keywords });
  const people = terms.filter(isPeople);
  const words = new Set([community.name, ...community.keywords].map((word) => word.toLowerCase()));
  const audience = project.targetAudience
    .map((group) => group.toLowerCase())
    .filter((group) => words.has(group) || words.has(group.replace(/s$/, "")));
  return {
    topics: terms
      .filter((term) => !isPeople(term) && isTopic(term))
      .slice(0, MOST_TOPICS)
      .map(toTopic),
    people:
      people.length > 0
        ? people.map(toPlural)
        : audience.map((group) => group.replace("saas", "SaaS")),
    activity: isMeantFor(project, community.category)
      ? (ACTIVITIES[community.category] ?? null)
      : null,
    isForBuilders: community.isMaker || BUILDERS.has(community.category),
  };
}

const BUILDERS = new Set(["Business & Entrepreneurship", "Tech & SaaS", "Marketing & Growth"]);

/** Whether a project's category or audience points to communities of that category. */
function isMeantFor(
  { category, targetAudience }: BriefProject,
  communityCategory: string,
): boolean {
  return [category ?? "", ...targetAudience].some((word) =>
    REACHES[word]?.some((reached) => reached === communityCategory),
  );
}

const REACHES: Record<string, string[]> = {
  "SaaS & Software": ["Tech & SaaS", "Programming & Development", "Productivity & Tools"],
  "E-commerce": ["Business & Entrepreneurship", "Fashion & Beauty", "Home, Crafts & DIY"],
  "Content & Media": ["Podcasts & Creators", "Writing & Books"],
  Education: ["Learning & Careers"],
  "Health & Fitness": ["Health & Fitness", "Sports"],
  Finance: ["Finance & Crypto"],
  "Design & Creative": ["Design & UX", "Art & Photography"],
  Entrepreneurs: ["Business & Entrepreneurship", "Tech & SaaS"],
  Developers: ["Programming & Development", "Tech & SaaS"],
  Designers: ["Design & UX"],
  Marketers: ["Marketing & Growth"],
  Students: ["Learning & Careers"],
  "Small Business Owners": ["Business & Entrepreneurship"],
  "Content Creators": ["Podcasts & Creators"],
  "SaaS Founders": ["Business & Entrepreneurship", "Tech & SaaS", "Marketing & Growth"],
  Freelancers: ["Business & Entrepreneurship"],
  Investors: ["Finance & Crypto"],
};

/** Verbs, adjectives and names of brands can't be 'talked about' in every sentence. */
function isTopic(term: string): boolean {
  const last = term.split(/\s/).at(-1) ?? "";
  if (/[\p{Lu}-]/u.test(term) || term.length < 4 || VERBS.test(last)) return false;
  return pickKeywords([last], { name: "", kind: "" }).length > 0 && !ADJECTIVE.test(last);
}

const VERBS =
  /^(?:sell|make|learn|teach|send|write|read|give|keep|help|find|eat|earn|create|launch|organi[sz]e|manage|calculate|compare|convert|remind|remember|understand|water|repair|improve|generate)s?$/;
const ADJECTIVE = /(?:al|ic|ive|ful|ous|ary|ent|ant|less|able|ible|ish|ed|ly|est)$/;

/** A single word in the singular would want an article. */
function toTopic(term: string): string {
  const last = term.split(/\s/).at(-1) ?? "";
  if (/(?:s|ing)$/.test(last) || MASS_NOUNS.has(last)) return term;
  return /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`;
}

const MASS_NOUNS = new Set(
  "software marketing music photography design accounting hardware homework sleep wood coffee tea bread money research nutrition yoga pottery ceramics jewellery jewelry copywriting typography automation privacy security podcasting bookkeeping email seo art poetry fiction history grammar vocabulary fitness furniture equipment travel debt tax cash data code audio video".split(
    " ",
  ),
);

const GROUPS = new Set(AUDIENCES.flatMap((group) => group.toLowerCase().split(" ")));
const NOT_PEOPLE =
  /^(?:servers?|computers?|routers?|containers?|trackers?|planners?|newsletters?|letters?|numbers?|papers?|printers?|orders?|offers?|filters?|sensors?|colou?rs?|errors?|covers?|timers?|chargers?|folders?|flyers?|reminders?|calendars?|headers?|banners?|posters?|stickers?|dinners?|rivers?|towers?|layers?|editors?|wallpapers?|mirrors?|scanners?|tutors?|answers?|doctors?)$/i;

function isPeople(term: string): boolean {
  const last = term.split(/[\s-]/).at(-1)?.toLowerCase() ?? "";
  if (NOT_PEOPLE.test(last)) return false;
  return (
    GROUPS.has(last) ||
    GROUPS.has(`${last}s`) ||
    /^(?:students?|parents?|teachers?|nurses?|musicians?|artists?|people|kids|children|moms?|dads?|women|men|families|couples?|creatives?)$/.test(
      last,
    ) ||
    (!/\p{Lu}/u.test(term) && /\p{L}{3}(?:ers|ists|ants|ians)$/u.test(last))
  );
}

function toPlural(term: string): string {
  return /(?:s|people|children|women|men|kids)$/.test(term) ? term : `${term}s`;
}

const ACTIVITIES: Record<string, string> = {
  "Business & Entrepreneurship": "run a business",
  "Tech & SaaS": "work with software every day",
  "Marketing & Growth": "do marketing for a living",
  "Design & UX": "think about design",
  "Programming & Development": "write code",
  "Productivity & Tools": "think about how they work",
  "Finance & Crypto": "look after their own money",
  "Learning & Careers": "are learning or teaching something",
  "Health & Fitness": "care about their health",
  "Food & Drink": "like to cook and eat",
  "Home, Crafts & DIY": "make and mend things at home",
  "Art & Photography": "draw, paint or take photos",
  "Writing & Books": "read and write a lot",
  Music: "play or listen to a lot of music",
  "Film, TV & Anime": "watch a lot of film and television",
  Gaming: "play a lot of games",
  Sports: "follow or play sports",
  "Podcasts & Creators": "publish things themselves",
  "Hobbies & Collecting": "take a hobby seriously",
  "Animals & Pets": "live with animals",
  "Places & Travel": "travel or know the place",
  "Cars & Vehicles": "know their vehicles",
  "Fashion & Beauty": "care about clothes and style",
  "Science & Nature": "follow science",
  "Family & Relationships": "have a family to look after",
};
