import type { Category } from "#engine/subreddits/categories.ts";

/** Topics that hold several of our categories; the first is what remains when nothing speaks up. */
export const MIXED_TOPICS: Record<string, Category[]> = {
  Technology: [
    "Tech & SaaS",
    "Programming & Development",
    "Productivity & Tools",
    "Marketing & Growth",
    "Design & UX",
    "Business & Entrepreneurship",
  ],
  Programming: ["Programming & Development", "Tech & SaaS", "Design & UX", "Productivity & Tools"],
  "Business, Economics, and Finance": [
    "Business & Entrepreneurship",
    "Finance & Crypto",
    "Marketing & Growth",
    "Tech & SaaS",
    "Learning & Careers",
  ],
  Careers: [
    "Learning & Careers",
    "Business & Entrepreneurship",
    "Programming & Development",
    "Marketing & Growth",
    "Design & UX",
  ],
  Art: ["Art & Photography", "Design & UX"],
};

/**
 * The source's own categories, of the communities that were picked by hand, as ours; the first is what
 * remains when nothing speaks up. Its 'Other' says nothing.
 */
export const GIVEN_CATEGORIES: Record<string, Category[]> = {
  "Arts & Design": ["Art & Photography", "Film, TV & Anime", "Fashion & Beauty", "Design & UX"],
  "Business & Startups": [
    "Business & Entrepreneurship",
    "Marketing & Growth",
    "Learning & Careers",
  ],
  Education: ["Learning & Careers"],
  Finance: ["Finance & Crypto"],
  "Food & Drink": ["Food & Drink"],
  Gaming: ["Gaming"],
  "Health & Fitness": ["Health & Fitness"],
  Hobbies: ["Hobbies & Collecting", "Animals & Pets", "Cars & Vehicles", "Home, Crafts & DIY"],
  "Home & Family": ["Family & Relationships", "Home, Crafts & DIY", "Animals & Pets"],
  Local: ["Places & Travel"],
  "Music & Audio": ["Music", "Podcasts & Creators"],
  "News & Society": ["Society & Culture", "News & Politics", "Podcasts & Creators"],
  Programming: ["Programming & Development"],
  Science: ["Science & Nature", "Society & Culture"],
  "Sports & Outdoors": ["Sports", "Hobbies & Collecting", "Science & Nature"],
  Technology: ["Tech & SaaS", "Programming & Development", "Productivity & Tools"],
  Travel: ["Places & Travel"],
  "Writing & Books": ["Writing & Books", "Film, TV & Anime"],
};

/** One in the name settles it within a mixed topic, and so do two among the keywords. */
export const CATEGORY_WORDS: Partial<Record<Category, Set<string>>> = {
  "Marketing & Growth":
    words(`marketing marketers seo ppc adwords ads advertising affiliate copywriting
    branding growth leads leadgen newsletters hubspot publicrelations socialmedia influencers`),
  "Design & UX":
    words(`design designs designer designers ux ui figma typography fonts logo logos graphic
    webdesign framer photoshop illustrator indesign canva lightroom`),
  "Programming & Development":
    words(`programming programmer programmers coding coder coders developer
    developers dev devs python javascript typescript java golang rust kotlin swift react reactjs angular
    vue django flask laravel rails php ruby cpp csharp dotnet compilers algorithms leetcode git webdev`),
  "Productivity & Tools":
    words(`productivity notion obsidian todoist excel spreadsheets sheets automation
    zapier shortcuts tasker notetaking pkm gtd planner extensions evernote onenote`),
  "Business & Entrepreneurship":
    words(`startup startups entrepreneur entrepreneurs entrepreneurship business
    businesses smallbusiness freelance freelancers freelancing ecommerce shopify etsy fba dropship dropshipping
    franchise realtors consulting`),
  "Tech & SaaS": words(
    `saas ai gpt chatgpt llm linux windows android iphone cloud aws azure hosting server`,
  ),
  "Finance & Crypto":
    words(`stock stocks investing investor investors investment trading trader traders forex
    crypto bitcoin etf etfs dividend dividends bank banking loans credit tax taxes insurance mortgage finance
    financial budget pennystocks wallstreet options futures fire money bets shares shareholders shareholder
    squeeze ticker shorts portfolio invest market markets economy economics token tokens nyse nasdaq`),
  "Learning & Careers":
    words(`exam exams study students college university school homework certification
    course courses career careers jobs resume resumes interview internships`),
};

/** Large communities that a topic label of Reddit's puts in the wrong place. */
export const CATEGORY_BY_HAND: Partial<Record<Category, Set<string>>> = {
  "Society & Culture":
    words(`askreddit teenagers confession nostupidquestions amitheasshole aitah tifu askmen
    askwomen offmychest casualconversation`),
  "Learning & Careers": words(`todayilearned lifeprotips lifehacks coolguides explainlikeimfive`),
  "Humour & Memes": words(`whatcouldgowrong therewasanattempt`),
  "Science & Nature": words(`spacex ufos`),
  "Health & Fitness": words(`health`),
  "Podcasts & Creators": words(`youtube`),
  Music: words(`guitar bass guitarpedals`),
  "Film, TV & Anime": words(`gameofthrones documentaries`),
  "Art & Photography": words(`tattoos itookapicture artporn`),
  Gaming: words(`xbox`),
};

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/));
}
