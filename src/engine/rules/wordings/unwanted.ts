import type { PostRuleCode } from "../rule-table.ts";

/** What a rule does not allow, as in 'It does not allow surveys'. */
export const UNWANTED: Record<PostRuleCode, string> = {
  "flair-required": "posts without a flair",
  "title-format": "titles of another form",
  "text-posts-only": "links and images",
  "no-low-effort": "low effort posts",
  "no-spam": "spam",
  "no-reposts": "reposts",
  "on-topic": "anything off topic",
  "english-only": "languages other than English",
  "source-required": "posts without a source",
  "crossposts-limited": "crossposts",
  "no-link-shorteners": "shortened links",
  "no-affiliate-links": "affiliate links",
  "no-blogspam": "blogspam",
  "no-video-links": "video links",
  "no-surveys": "surveys",
  "no-fundraising": "fundraising",
  "no-giveaways": "giveaways",
  "no-hiring": "job posts",
  "no-feedback-requests": "requests for feedback",
  "no-dm-requests": "requests to message you",
  "be-respectful": "insults",
  "no-personal-info": "personal information",
  "no-ai-content": "AI content",
  "no-memes": "memes",
  "no-politics": "politics",
  "no-nsfw": "adult content",
  "no-piracy": "piracy",
  "no-crypto": "crypto",
  "no-professional-advice": "professional advice",
};

export function isPostRule(code: string): code is PostRuleCode {
  return Object.hasOwn(UNWANTED, code);
}
