import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** How lists of unwanted posts call each thing, and near it. */
export const LISTED_EXAMPLES: Record<string, RowExamples> = {
  "asked first": {
    has: ["unapproved surveys", "surveys without permission"],
    lacks: ["surveys", "unapproved promotion"],
  },
  survey: { has: ["surveys and studies", "market research"], lacks: ["researchers", "news"] },
  money: {
    has: ["fundraisers", "asking for money"],
    lacks: ["money diaries", "begging for codes"],
  },
  work: {
    has: ["job adverts", "recruiting", "finding work", "job boards"],
    lacks: ["jobs in film", "resumes", "free work"],
  },
  made: { has: ["ai art", "chatgpt answers"], lacks: ["ai tools", "captain"] },
  giveaway: { has: ["giveaways", "raffles"], lacks: ["free files", "gifts"] },
  playlist: { has: ["playlists", "own playlist"], lacks: ["lists", "plays"] },
  gate: { has: ["follow gates", "gated downloads"], lacks: ["followers", "gatekeeping"] },
  group: {
    has: ["looking for group", "clan adverts", "finding a team"],
    lacks: ["group photos", "clans"],
  },
  vaccines: { has: ["vaccine doubts", "anti-vaccine posts"], lacks: ["vaccines", "doubts"] },
  preaching: { has: ["proselytising", "preaching"], lacks: ["religion", "prayer"] },
  coins: { has: ["other coins", "altcoins"], lacks: ["coins", "coin collections"] },
  "any question": { has: ["questions", "help posts"], lacks: ["beginner questions", "quests"] },
  question: {
    has: [
      "beginner questions",
      "homework",
      "translation requests",
      "what to buy",
      "how do i start",
      "price talk",
    ],
    lacks: ["essays", "rants"],
  },
  lazy: {
    has: ["low-effort posts", "low effort", "lazy questions"],
    lacks: ["low-effort memes", "generic titles"],
  },
  poll: { has: ["polls", "opinion polls"], lacks: ["pollen", "polls on books"] },
  research: {
    has: ["idea validation", "would-you-pay posts"],
    lacks: ["research", "validated ideas"],
  },
  sale: {
    has: ["selling", "buying and selling", "gear sales"],
    lacks: ["sales pitches", "wholesale"],
  },
  "shop link": {
    has: ["shop links", "links to shops"],
    lacks: ["shop adverts", "shop links or prices"],
  },
  "price beside it": {
    has: ["prices", "shop link or price in the post"],
    lacks: ["price questions", "shop links"],
  },
  picture: {
    has: ["images", "image posts", "plain photos"],
    lacks: ["ai images", "photos of screens", "low-effort images"],
  },
  "picture alone": {
    has: ["picture-only posts", "photos without text"],
    lacks: ["photos", "photos without a recipe"],
  },
  service: { has: ["commissions", "paid services"], lacks: ["customer service", "commissioned"] },
  referral: { has: ["referral codes", "affiliate links"], lacks: ["references", "links"] },
  title: { has: ["clickbait titles", "vague titles"], lacks: ["titles", "headlines"] },
  spoiler: { has: ["spoilers in titles", "a spoiler in title"], lacks: ["spoilers", "titles"] },
  "asked on": { has: ["amas", "ama"], lacks: ["amazing finds", "ask first"] },
};
