import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** How lists call posts of each sort, and near it. */
export const NAMED_POST_EXAMPLES: Record<string, RowExamples> = {
  all: { has: ["posts", "blog posts"], lacks: ["compost", "post offices"] },
  question: { has: ["help requests", "questions"], lacks: ["beginner questions", "quests"] },
  survey: { has: ["surveys", "polls"], lacks: ["pollen", "surveyors"] },
  event: { has: ["giveaways", "amas"], lacks: ["gifts", "amazing finds"] },
  work: { has: ["jobs", "recruiting"], lacks: ["jobbing", "workers"] },
  sale: { has: ["sales and trades", "selling"], lacks: ["wholesale", "bestselling books"] },
  image: { has: ["pictures", "food photos"], lacks: ["picture books", "photographers"] },
  game: { has: ["games", "own game"], lacks: ["game talk", "gamers"] },
  software: { has: ["apps", "tracker apps"], lacks: ["apparel", "toolboxes"] },
  media: { has: ["channels", "trailers"], lacks: ["channel swimming", "videographers"] },
  music: { has: ["music", "tracks"], lacks: ["musicals", "tracking"] },
  writing: { has: ["blogs", "newsletters"], lacks: ["letters", "bookshops"] },
  product: { has: ["products", "finished products"], lacks: ["production", "shoppers"] },
  resource: { has: ["courses", "guides"], lacks: ["racecourses", "guided walks"] },
  services: { has: ["services", "paid services"], lacks: ["serviced flats", "coaching trees"] },
  link: { has: ["links", "blog links"], lacks: ["linking words", "particles"] },
};
