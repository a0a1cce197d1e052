import type { Category } from "../categories.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";

/** What kind of community it is, with '~' for the word 'community'; undefined when nobody has said. */
export function nameKind({
  topic,
  category,
  isCategoryEstimated,
}: SubredditFacts): string | undefined {
  const byTopic = topic === null ? undefined : TOPIC_KINDS[topic];
  if (byTopic) return byTopic;
  return isCategoryEstimated || category === "Other" ? undefined : `~ on ${FIELDS[category]}`;
}

/** What it seems to be about, where only its words say so. */
export function nameEstimatedField({
  category,
  isCategoryEstimated,
}: SubredditFacts): string | undefined {
  return isCategoryEstimated && category !== "Other" ? FIELDS[category] : undefined;
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
