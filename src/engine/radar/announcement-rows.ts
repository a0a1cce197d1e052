/** What a moderator's announcement may change for somebody who wants to post. */
export const ANNOUNCEMENTS = ["rules", "thread", "closing"] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

type AnnouncementRow = {
  /** In a title: a text speaks of rules for many reasons. */
  words: RegExp;
  /** Two titles that are one and two that are none; a test holds the words to them. */
  is: [string, string];
  isNot: [string, string];
};

export const ANNOUNCEMENT_ROWS: Record<Announcement, AnnouncementRow> = {
  rules: {
    words:
      /\b(?:new|updated|revised|changed) (?:\w+ ){0,2}rules?\b(?!.{0,200}\?)|\b(?:rules?|guidelines?) (?:\d{1,2} )?(?:updates?|changes?|clarifications?)\b(?!.{0,200}\?)|\b(?:changes?|updates?) to (?:our|the|this sub(?:reddit)?'?s?) (?:\w+ )?rules?\b(?!.{0,200}\?)/i,
    is: ["New rule on self-promotion, please read", "Rule 4 update: links to your own shop"],
    isNot: ["Is there a new rule on links?", "I broke every rule of baking and it worked"],
  },
  thread: {
    words:
      /\b(?:weekly|monthly|daily) (?:[\w-]+ ){0,4}(?:threads?|posts?) (?:is|are|has|have|will|now|moved|moves)\b(?!.{0,200}\?)/i,
    is: [
      "The weekly self-promotion thread has moved to Sunday",
      "Weekly feedback threads will be pinned from now on",
    ],
    isNot: ["Weekly Discussion Thread", "Why is nobody in the weekly question thread?"],
  },
  closing: {
    words:
      /\b(?:this |the |our )?sub(?:reddit)? (?:is|will be|goes|is going) (?:now )?(?:private|closed|restricted|read-only|dark)\b(?!.{0,200}\?)/i,
    is: ["The subreddit will be restricted from Monday", "This sub is going private for a week"],
    isNot: ["Is the subreddit closed?", "My restricted diet and bread"],
  },
};

/** Whether a post announces something about the community itself; feeds do not say who is a moderator. */
export function findAnnouncement({ title }: { title: string }): Announcement | null {
  return ANNOUNCEMENTS.find((each) => ANNOUNCEMENT_ROWS[each].words.test(title)) ?? null;
}
