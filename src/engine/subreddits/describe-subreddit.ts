import { hashText } from "#engine/text/hash-text.ts";
import { guessLanguage } from "#engine/text/guess-language.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";
import { wordPostMix } from "./word-post-mix.ts";
import type { Category } from "./categories.ts";
import { OPENS_WITH_VOWEL } from "./description/keyword-rows.ts";

/**
 * A sentence or two on a community nobody has described by hand, composed of its facts alone; empty
 * where they say nothing. Its keywords are left out: a list of stray words is worse than none.
 */
export function describeSubreddit(facts: SubredditFacts): string {
  const seed = hashText(facts.name.toLowerCase());
  return [composeOpening(facts), composePosts(facts, seed)].filter(Boolean).join(" ");
}

/** What the community is, as far as anyone has said. */
function composeOpening(facts: SubredditFacts): string {
  const kind = nameKind(facts);
  const language = wordLanguage(facts);
  if (!kind && !language) return "";
  const noun = (kind ?? "~").replace("~", "community");
  const size = sizeWord(facts.members);
  const phrase = size ? `${size} ${noun}` : noun;
  const article = OPENS_WITH_VOWEL.test(phrase) ? "An" : "A";
  return `${article} ${phrase}${language}.`;
}

/** ', in German'; nothing for English, which nobody needs to be told. */
function wordLanguage({ language, keywords }: SubredditFacts): string {
  if (language !== null) return language === "en" ? "" : `, in ${nameLanguage(language)}`;
  const guessed = guessLanguage(keywords);
  return guessed ? `, apparently in ${guessed}` : "";
}

function sizeWord(members: number): "large" | "small" | undefined {
  if (members >= 1_000_000) return "large";
  return members < 1000 ? "small" : undefined;
}

/** What one would see there. How old it is and who else visits says nothing about it. */
function composePosts(facts: SubredditFacts, seed: number): string {
  const types = wordPostMix(facts.postTypes);
  const talk = wordTalk(facts.frontPage);
  if (types && talk) {
    return seed % 2 === 0
      ? `The front page is ${types}, and ${talk}.`
      : `Expect ${types} on the front page, where ${talk}.`;
  }
  // Without a front page, the newest posts were read instead.
  if (types) return `${facts.frontPage ? "The front page is" : "The newest posts are"} ${types}.`;
  return talk && `On the front page ${talk}.`;
}

function wordTalk(frontPage: SubredditFacts["frontPage"]): string {
  if (!frontPage || frontPage.posts < 20) return "";
  const { medianComments } = frontPage;
  if (medianComments >= 50) return "threads run long";
  if (medianComments >= 15) return "most posts start a discussion";
  if (medianComments >= 4) return "most posts get some comments";
  return "most posts get few comments";
}

/** What kind of community it is, with '~' for the word 'community'; undefined when nobody has said. */
function nameKind({ topic, category, isCategoryEstimated }: SubredditFacts): string | undefined {
  const byTopic = topic === null ? undefined : TOPIC_KINDS[topic];
  if (byTopic) return byTopic;
  return isCategoryEstimated || category === "Other" ? undefined : `~ on ${FIELDS[category]}`;
}

const FIELDS: Record<Category, string> = {
  "Business & Entrepreneurship": "business",
  "Tech & SaaS": "technology",
  "Marketing & Growth": "marketing",
  "Design & UX": "design",
  "Programming & Development": "programming",
  "Productivity & Tools": "productivity and tools",
  "Finance & Crypto": "finance or crypto",
  "Learning & Careers": "learning or careers",
  "Health & Fitness": "health or fitness",
  "Food & Drink": "food and drink",
  "Home, Crafts & DIY": "home, crafts or DIY",
  "Art & Photography": "art or photography",
  "Writing & Books": "writing and books",
  Music: "music",
  "Film, TV & Anime": "film, TV or anime",
  Gaming: "games",
  Sports: "sports",
  "Podcasts & Creators": "podcasts and creators",
  "Hobbies & Collecting": "hobbies or collecting",
  "Animals & Pets": "animals and pets",
  "Places & Travel": "places or travel",
  "Cars & Vehicles": "cars and other vehicles",
  "Fashion & Beauty": "fashion or beauty",
  "Science & Nature": "science or nature",
  "News & Politics": "news or politics",
  "Family & Relationships": "family and relationships",
  "Society & Culture": "society and culture",
  "Humour & Memes": "humour and memes",
  "Marketplace & Deals": "buying and selling",
  Other: "something else",
};

/** By Reddit's own labels; its label 'Meta/Reddit' is too wide to say anything. */
const TOPIC_KINDS: Record<string, string> = {
  Activism: "~ of activists",
  "Addiction Support": "support ~ on addiction",
  "Animals and Pets": "~ about animals",
  Anime: "~ about anime and manga",
  Art: "art ~",
  "Beauty and Makeup": "~ about beauty and makeup",
  "Business, Economics, and Finance": "~ about business and money",
  Careers: "~ about work and careers",
  "Cars and Motor Vehicles": "~ about vehicles",
  Celebrity: "~ about public figures",
  "Crafts and DIY": "~ about crafts and DIY",
  Crypto: "crypto ~",
  "Culture, Race, and Ethnicity": "~ about culture and origin",
  "Ethics and Philosophy": "~ about ethics and philosophy",
  "Family and Relationships": "~ about family and relationships",
  Fashion: "fashion ~",
  "Fitness and Nutrition": "~ about fitness and nutrition",
  "Food and Drink": "~ about food and drink",
  "Funny/Humor": "humour ~",
  Gaming: "gaming ~",
  Gender: "~ about gender",
  History: "~ about history",
  Hobbies: "hobby ~",
  "Home and Garden": "~ about home and garden",
  "Internet Culture and Memes": "~ for memes and internet culture",
  Law: "~ about law",
  "Learning and Education": "~ about learning and education",
  "Marketplace and Deals": "~ for buying, selling and deals",
  "Medical and Mental Health": "~ about health",
  "Men's Health": "~ about men's health",
  Military: "~ about the military",
  Movies: "film ~",
  Music: "music ~",
  "Outdoors and Nature": "~ about nature and the outdoors",
  Place: "~ about a place",
  "Podcasts and Streamers": "~ around podcasts, channels or streamers",
  Politics: "~ about politics",
  Programming: "programming ~",
  "Reading, Writing, and Literature": "~ about reading and writing",
  "Religion and Spirituality": "~ about religion and belief",
  Science: "science ~",
  "Sexual Orientation": "~ about sexual orientation",
  Sports: "sports ~",
  "Tabletop Games": "~ about tabletop games",
  Technology: "technology ~",
  Television: "~ about television",
  "Trauma Support": "support ~ on trauma",
  Travel: "travel ~",
  "Women's Health": "~ about women's health",
  "World News": "~ about world news",
};
