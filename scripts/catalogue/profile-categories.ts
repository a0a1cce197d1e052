import { loadProfiles } from "#catalogue/notes.ts";
import type { Category } from "#engine/subreddits/categories.ts";

/** Themes of one subject; those of several leave it to the topic. */
const THEME_CATEGORIES: Record<string, Category> = {
  ai: "Tech & SaaS",
  "business-and-entrepreneurship": "Business & Entrepreneurship",
  creators: "Podcasts & Creators",
  design: "Design & UX",
  ecommerce: "Business & Entrepreneurship",
  "education-and-careers": "Learning & Careers",
  games: "Gaming",
  "health-and-fitness": "Health & Fitness",
  "home-and-hobbies": "Home, Crafts & DIY",
  "infrastructure-and-data": "Tech & SaaS",
  "maker-and-startup": "Business & Entrepreneurship",
  marketing: "Marketing & Growth",
  money: "Finance & Crypto",
  "productivity-and-tools": "Productivity & Tools",
  programming: "Programming & Development",
};

/** Where a profile's own subject says more than the theme it was written under. */
const EXCEPTIONS: Partial<Record<Category, string>> = {
  "Writing & Books": `writing selfpublish fantasywriters screenwriting destructivereaders litrpg kdp
    freelancewriters books fantasy suggestmeabook kindle journalism writingwithai`,
  "Art & Photography": `photography askphotography weddingphotography webcomics comics artistlounge artbusiness
    aiart`,
  Music: `wearethemusicmakers edmproduction musicproduction makinghiphop audioengineering ableton synthesizers
    songwriting sunoai`,
  "Food & Drink": `kitchenconfidential barista cooking recipes askculinary coffee espresso`,
  "Tech & SaaS": `saas microsaas micro_saas nocode nocodesaas b2bsaas replit lovable boltnewbuilders bubbleio
    flutterflow internetisbeautiful testflight androidclosedtesting testmyapp`,
  "Programming & Development": `vibecoding vibecodedevs coolgithubprojects shopifydev wordpressplugins
    prowordpress chatgptcoding cursor githubcopilot claudecode roocode postgresql sql database`,
  "Marketing & Growth": `saasmarketing appstoreoptimization shopifyseo ecommercemarketing googlemybusiness`,
  "Design & UX": `webflow squarespace wix`,
  "Productivity & Tools": `airtable journaling`,
  "Places & Travel": `travel solotravel onebag japantravel travelhacks awardtravel vandwellers digitalnomad`,
  "Family & Relationships": `parenting daddit newparents weddingplanning homeschool`,
  "Animals & Pets": `dogs dogtraining`,
  "Science & Nature": `camping hiking ultralight`,
  "Cars & Vehicles": `cars`,
  "Hobbies & Collecting": `mechanicalkeyboards buyitforlife genealogy fountainpens amateurradio lego puzzles
    minipainting`,
  "Marketplace & Deals": `giftideas apphookup etsypromos forhire`,
  "Film, TV & Anime": `letterboxd`,
};

/** The category of the communities whose hand-written profile gives it away, by lower-cased name. */
export function listProfileCategories(): Map<string, Category> {
  const themes = Map.groupBy(loadProfiles().values(), ({ theme }) => theme);
  const categories = new Map<string, Category>();
  for (const [theme, category] of Object.entries(THEME_CATEGORIES)) {
    const profiles = themes.get(theme);
    if (!profiles) throw new Error(`There is no theme ${theme}.`);
    for (const { name } of profiles) categories.set(name.toLowerCase(), category);
  }
  for (const [category, names] of Object.entries(EXCEPTIONS) as [Category, string][]) {
    for (const name of names.trim().split(/\s+/)) {
      if (!categories.has(name)) throw new Error(`There is no profile of ${name}.`);
      categories.set(name, category);
    }
  }
  return categories;
}
