import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";
import type { RuleCode } from "../../rule-table.ts";

/** How moderators word a removal for a rule, and near it. */
export const REMOVAL_EXAMPLES: Record<RuleCode, RowExamples> = {
  "no-self-promotion": {
    has: ["Removed: self-promotion", "No advertising here."],
    lacks: ["Removed: off topic", "Please be kind."],
  },
  "promotion-limited": {
    has: ["Keep to the 9:1 rule.", "You promote too often, too much of it is promotion."],
    lacks: ["No promotion.", "Too many memes."],
  },
  "promotion-in-thread-only": {
    has: ["Promote in the weekly thread.", "Use the thread for self-promo."],
    lacks: ["Use the weekly thread.", "No promotion."],
  },
  "promotion-on-day": {
    has: ["Self-promotion on Saturdays only.", "Promos at weekends."],
    lacks: ["Memes on Saturdays only.", "No promotion."],
  },
  "showcase-on-day": {
    has: ["Showcase on Fridays only.", "Your showcase waits for the weekend."],
    lacks: ["Showcase posts need a flair.", "Memes on Fridays only."],
  },
  "ask-moderators-first": {
    has: ["Needs moderator approval.", "Posted without permission."],
    lacks: ["Approved.", "Ask the community."],
  },
  "no-apps-or-sites": {
    has: ["Apps are not allowed.", "Sites of your own are not allowed."],
    lacks: ["Memes are not allowed.", "Apps are welcome."],
  },
  "min-karma": {
    has: ["Not enough karma.", "You need 50 karma."],
    lacks: ["Your account is new.", "Karmic justice."],
  },
  "min-account-age-days": {
    has: ["Your account is too new.", "New accounts can't post."],
    lacks: ["Not enough karma.", "A new rule."],
  },
  "no-link-shorteners": {
    has: ["No link shorteners.", "Shortened links are removed."],
    lacks: ["No links.", "Shorten your post."],
  },
  "no-affiliate-links": {
    has: ["No affiliate links.", "Referral codes are removed."],
    lacks: ["Affiliated with us.", "No links."],
  },
  "no-blogspam": {
    has: ["Blogspam.", "This is blog spam."],
    lacks: ["Spam.", "A blog."],
  },
  "no-video-links": {
    has: ["No videos.", "YouTube is not allowed."],
    lacks: ["Videos need a flair.", "No links."],
  },
  "flair-required": {
    has: ["Add a flair.", "Unflaired? Use flairs."],
    lacks: ["Add a title.", "A fair point."],
  },
  "title-format": {
    has: ["Fix your title.", "Titles must ask something."],
    lacks: ["You are not entitled to it.", "Add a flair."],
  },
  "text-posts-only": {
    has: ["Text posts only.", "No link posts."],
    lacks: ["Posts only.", "No links."],
  },
  "no-low-effort": {
    has: ["Low effort.", "Low-quality post."],
    lacks: ["Slow effort.", "High quality only."],
  },
  "no-spam": {
    has: ["Spam.", "Spamming is removed."],
    lacks: ["Caught by the spam filter.", "Advertising."],
  },
  "no-reposts": {
    has: ["This is a repost.", "It has already been posted."],
    lacks: ["Post again tomorrow.", "Repost when it is done."],
  },
  "on-topic": {
    has: ["Off topic.", "This is irrelevant."],
    lacks: ["On topic.", "Relevant, but rude."],
  },
  "english-only": {
    has: ["Post in English.", "English only."],
    lacks: ["Mind your English.", "German only."],
  },
  "source-required": {
    has: ["Source missing.", "A source is required."],
    lacks: ["Open source.", "Name your school."],
  },
  "crossposts-limited": {
    has: ["No crossposts.", "Crossposting is limited."],
    lacks: ["No reposts.", "Do not post across."],
  },
  "no-surveys": {
    has: ["No surveys.", "Questionnaires are removed."],
    lacks: ["No polling stations.", "Ask a question."],
  },
  "no-fundraising": {
    has: ["No fundraising.", "Donations are not allowed."],
    lacks: ["No funds.", "No selling."],
  },
  "no-giveaways": {
    has: ["No giveaways.", "No contests here."],
    lacks: ["Do not give spoilers away.", "Contested."],
  },
  "no-hiring": {
    has: ["No hiring.", "Job posts are removed."],
    lacks: ["Good job.", "Higher effort, please."],
  },
  "no-feedback-requests": {
    has: ["No feedback posts, please.", "It asks for feedback."],
    lacks: ["Your feedback counts.", "No questions."],
  },
  "no-dm-requests": {
    has: ["No DMs.", "Asking for private messages is not allowed."],
    lacks: ["Message the moderators.", "We sent you a DM."],
  },
  "be-respectful": {
    has: ["This is rude.", "Keep it civil."],
    lacks: ["Crude oil.", "Low effort."],
  },
  "no-personal-info": {
    has: ["No personal information.", "Doxxing is banned."],
    lacks: ["A personal story.", "Information wanted."],
  },
  "no-ai-content": {
    has: ["No AI.", "Written by chatgpt."],
    lacks: ["Paint it again.", "We aim high."],
  },
  "no-memes": { has: ["No memes.", "A meme."], lacks: ["Memento.", "No jokes."] },
  "no-politics": {
    has: ["No politics.", "Political posts are removed."],
    lacks: ["Be polite.", "No policy."],
  },
  "no-nsfw": { has: ["NSFW.", "No adult content."], lacks: ["For adults.", "Low effort."] },
  "no-piracy": { has: ["No piracy.", "Pirated copies."], lacks: ["A pirate story.", "Privacy."] },
  "no-crypto": { has: ["No crypto.", "NFTs are removed."], lacks: ["No coins.", "Encrypted."] },
  "no-professional-advice": {
    has: ["No legal advice.", "Medical advice is not allowed."],
    lacks: ["Ask for advice.", "Legal matters."],
  },
};

/** Words of a note that show the thing to be welcome, and near them. */
export const PERMISSION_EXAMPLES = {
  "no-surveys": {
    has: ["surveys are welcome", "survey allowed on Mondays"],
    lacks: ["surveys need approval", "no survey"],
  },
  "no-fundraising": {
    has: ["fundraising in the thread", "asks for donations"],
    lacks: ["funds", "sale threads"],
  },
  "no-giveaways": {
    has: ["giveaways on Fridays", "games while they are free"],
    lacks: ["give away nothing", "games for free"],
  },
  "no-hiring": { has: ["for hire posts", "commissions"], lacks: ["higher", "a good jobber"] },
  "no-feedback-requests": {
    has: ["feedback thread", "critiques welcome"],
    lacks: ["food", "criticism"],
  },
  "no-dm-requests": { has: ["Jobs and gigs", "to sell"], lacks: ["selling", "a message"] },
} satisfies Partial<Record<RuleCode, RowExamples>>;

/** Names of communities that show the same, and near them. */
export const NAMESAKE_EXAMPLES = {
  "no-memes": { has: ["dankmemes", "dadjokes"], lacks: ["memory", "nojokesplease"] },
  "no-politics": { has: ["NeutralPolitics", "ukpolitics"], lacks: ["polite", "texas"] },
  "no-crypto": { has: ["CryptoCurrencies", "NFT"], lacks: ["coins", "fintech"] },
  "no-surveys": { has: ["SampleSize", "takemysurvey"], lacks: ["polls", "samples"] },
  "no-fundraising": { has: ["gofundme", "Assistance"], lacks: ["charity", "donuts"] },
  "no-giveaways": { has: ["RandomActsOfGaming", "freebies"], lacks: ["free", "gifts"] },
  "no-hiring": { has: ["forhire", "HireAnArtist"], lacks: ["chirp", "gigantic"] },
  "no-feedback-requests": { has: ["RateMyApp", "roastmystartup"], lacks: ["rates", "toast"] },
  "no-dm-requests": { has: ["penpals", "gameswap"], lacks: ["pencils", "letters"] },
  "no-personal-info": { has: ["forhire", "remotejobs"], lacks: ["jobsite", "remote"] },
} satisfies Partial<Record<RuleCode, RowExamples>>;
