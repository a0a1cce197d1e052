import type { ProjectKind } from "#engine/interview/project-kind.ts";

/** Words of what a thread is for, and whose project belongs there. */
type Row = {
  words: RegExp;
  kinds: readonly ProjectKind[] | "all";
  /** Two that it reads, and two that it does not. */
  reads: readonly [string, string];
  leaves: readonly [string, string];
};

/** 'own' with what follows it up to the thing: 'own books, blogs, podcasts'. */
const own = (things: string) => new RegExp(`\\b(?:own|your)\\b[^;()]*\\b(?:${things})\\b`, "i");

/**
 * What recurring threads take of makers, read off the notes on all of them. Threads for questions, talk,
 * jobs, private sales, referral codes and pictures of one's day are none.
 */
export const THREAD_ROWS: readonly Row[] = [
  {
    words: /\bpromotions?\b(?! (?:of|by|and research by) (?!own work))|\baffiliated with\b/i,
    kinds: "all",
    reads: ["self-promotion among other things", "things you are affiliated with"],
    leaves: ["promotion by authors", "promotion of own book"],
  },
  {
    words:
      /\b(?:own|your) (?:small |current |indie |code and |tools and |theatre |blog posts and )?(?:projects?|work|things|creations?|business)\b|\b(?:small or unfinished own work|works? in progress|launches|(?:projects|things) built|resources made|local projects)\b/i,
    kinds: "all",
    reads: ["own projects younger than three months", "works in progress and feedback"],
    leaves: ["own training", "projects of the week"],
  },
  {
    words: /\bfeedback on ideas\b|\bfeedback, surveys, beta testers\b/i,
    kinds: "all",
    reads: ["feedback, surveys, beta testers", "feedback on ideas"],
    leaves: ["style feedback, identifying clothes", "simple questions and feedback"],
  },
  {
    words: new RegExp(
      `${own("apps?|tools|AI products|code|software|themes|site").source}|^tools, questions|, tools$|\\bby developers\\b|\\bpuzzle apps\\b`,
      "i",
    ),
    kinds: ["software"],
    reads: ["own Android apps", "stores, channels, tools"],
    leaves: ["small questions, resources, tools, software help", "computer and software questions"],
  },
  {
    words: new RegExp(
      `${own("(?:indie )?games").source}|\\bgames and rule sets you designed\\b|\\bpresenting their game\\b|\\bearly builds\\b|\\bprogress on your roguelike\\b|\\bby developers\\b|\\bgeo games\\b`,
      "i",
    ),
    kinds: ["game"],
    reads: ["own indie games", "developers presenting their game"],
    leaves: ["games played", "game suggestions, friends and clans"],
  },
  {
    words: new RegExp(
      `${own("books?|writing|stories").source}|\\bby authors\\b|\\bfeedback on writing\\b|\\bpuzzle apps, books\\b`,
      "i",
    ),
    kinds: ["book"],
    reads: ["promotion by authors", "own horror writing"],
    leaves: ["what members read", "books and sources"],
  },
  {
    words: new RegExp(
      `${own("channels?|videos?|blogs?|podcasts?|episodes|streams|recordings|music|track|bands|releases").source}|\\bpromotion of blogs, channels\\b|\\bsmall streamers and creators\\b|\\bgameplay streams\\b|^blogs, videos\\b|^podcasts, |\\bstores, channels\\b|\\bsites and socials\\b|^feedback$|\\bfeedback on a blog\\b|\\bcoaching, Instagram\\b|, blogs, collaboration\\b`,
      "i",
    ),
    kinds: ["media"],
    reads: ["introducing yourself and your channel", "own episodes and feedback on them"],
    leaves: ["music talk", "streams to watch"],
  },
  {
    words: new RegExp(
      `${own("shops?|candles|(?<!AI )products|zines").source}|\\bvendors\\b|\\bmakers and shops\\b|\\bshops and sales\\b|\\bshop links\\b|^shops, |^stores, |^products, |\\blocal (?:businesses|makers)\\b|\\bevents and businesses\\b|\\bselling and finding\\b|\\bdeals of roasters and shops\\b|\\breal-estate businesses\\b`,
      "i",
    ),
    kinds: ["product", "shop"],
    reads: ["makers and shops", "own candles and shops"],
    leaves: ["private sales", "looking for and found products"],
  },
  {
    words:
      /^(?:design|podcast products and|commissions and|coaches offering) ?services\b|\bcoaching, Instagram\b|\bproducts, services\b|\bservices for sale\b|\bpromotion of blogs, channels and real-estate businesses\b|\blocal businesses\b|\bevents and businesses\b/i,
    kinds: ["service"],
    reads: ["coaches offering services", "products, services and collaboration"],
    leaves: ["services and visits in the game", "jobs and services"],
  },
  {
    words: /\bcourse offers\b|\blearning resources, tutoring\b/i,
    kinds: ["course"],
    reads: [
      "podcasts, interviews, course offers",
      "learning resources, tutoring, study partners, shoutouts",
    ],
    leaves: ["careers and courses", "learning resources"],
  },
  {
    words: /\bnon-profits\b|\bfundraising\b|\bcrowdfunding\b/i,
    kinds: ["cause"],
    reads: [
      "posts of politicians, activists and non-profits",
      "promotion, surveys, small ads, fundraising",
    ],
    leaves: ["opinions and campaigning", "small ads and events"],
  },
];

/** Whether what a project of these kinds makes belongs into a thread for that. */
export function takesPromotion(takes: string, kinds: readonly ProjectKind[]): boolean {
  return THREAD_ROWS.some(
    (row) =>
      row.words.test(takes) &&
      (row.kinds === "all" || kinds.some((kind) => row.kinds.includes(kind))),
  );
}
