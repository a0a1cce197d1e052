import { NEGATED } from "./thing-rows.ts";
import { FREELANCE, HANDMADE, w } from "./thing-words.ts";

/**
 * What a founder can bring along: a piece of work to be shown (a knife, a quilt, a comic), work for
 * hire, or something else to write about (software, a book, a course, a café).
 */
export type Offer = "piece" | "service" | "other";

/** Nothing else is called so. */
const SURELY_SERVICE = w(
  `${FREELANCE}|for hire|agency|agentur|consult(?:ing|ancy)|day rate|hourly rate|flat[- ]fee|fixed price|fixpreis|festpreis|tarif fixe|precio cerrado|per (?:hour|episode|word)|an episode|(?:developmental|copy|line|video|podcast) editing|we (?:edit|translate|proofread|write(?! (?:about|an?|the|our|songs|stories|music|code)))|bookkeeping for|financial planning|wedding photography|dog walking|house cleaning|proofreading|translations? (?:of|for)|copywriting|receptionists|tutoring|i tutor|coaching|moving company|(?:thesis|academic) editing|editing for|private tours|lektorat|korekta|redakcja|relecture|traduction|mudanzas|passeggiate private|tatuador\\p{L}*|webseiten für|one designer`,
);
/** Trades whose words are also said of courses, tools and hobbies. */
const TRADE = w(
  "repairs?|interior design|physio(?:therap(?:y|ist))?|clinic|grant (?:writing|applications)|applications|tax returns|legal advice|childcare|driving lessons|resole|tune-ups|tuning|cleaning|cleaners?|removals?|plumbing|gardening|landscaping|decorating|painting|tailoring|alterations|grooming|(?:pet|dog|house|baby)[- ]?sitting|photograph(?:y|er|ers)?|videograph(?:y|er)|catering|bookkeeping|accounting|(?:dog|puppy|personal) train(?:ing|er)|massage|counselling|counseling|therapy|web (?:design|development)|seo|voice-?overs?|voice recordings|subtitles|translations?|transcription|lessons|styling|organi[sz]ing|detailing|inspections?|surveys|piano tuner|interpreting",
);
/** What is said of work that is done for somebody. */
const BOOKED = w(
  "(?:i|we) come to|quotes?|appointments|send (?:us|me) your|by (?:video call|post|mail)|rounds of changes|(?:a|per) room|per (?:application|page|project|job|item)|we write|same[- ](?:day|week)|(?:to|at) your (?:house|home|door|office|garage|place|kitchen)|in-home|at-home|(?:£|\\$|€) ?\\d+ an hour|(?:pounds|dollars|euros) an? (?:hour|minute|session|visit)|an hour|clients|packages (?:from|start)|no contracts?|long contracts|insured|(?:free|first) (?:consultation|call|session|quote)|(?:call|consultation|session) (?:is )?free|book (?:online|a|your)|callouts?|(?:i|we) (?:photograph|film|repair|fix|clean|tune|tailor|groom|translate|paint|restore)|we clean up|visits|delivery next day|next-day",
);
/** Work on what is the customer's: 'we rewrite your pages', 'I resole your boots'. */
const ON_YOURS =
  /(?<![\p{L}])(?:I|we)['’]?(?:ll)? (?!(?:ship|send|deliver|sell|store|keep|use|track|sync|show|need|want|value|love|hear|read|host|take|have|are|were|am|get|make|know) )\p{L}+(?: (?:up|down|out|and \p{L}+))? (?:your \p{L}+|resumes|résumés|cvs)/iu;

/** What a text sells although it speaks of a trade. */
const NO_SERVICE = w(
  "apps?|software|saas|plug-?in|extension|library|package|cli|api|open[- ]source|for (?:agencies|consultants|tutors)|zzp\\p{L}*|(?:a|an|my|our|weekly|history) podcast|podcast (?:about|on|sobre|über|over)|newsletter|novel|book for|game|course",
);
const NO_TRADE = w(
  "channel|blog|magazine|kits?|caf[eé]|bakery|shop|charity|non-?profit|volunteers?|platform|marketplace|directory|website that|calculator|templates?|worksheets?|self-paced|cohort|video lessons|hand-?made|membership|gadget|device",
);
const NO_PIECE = w(
  "iphone|ipad|ios|android|browser|apps?|software|saas|plug-?in|extension|add-?on|api|sdk|library|cli|web ?app|website|dashboard|bot|calculator|spreadsheets?|templates?|printables?|worksheets?|courses?|lessons|classes|cohort|workshops|(?:live|online|weekend|evening) (?:\\p{L}+ )?workshop|podcast|newsletter|blog|channel|novels?|novella|books?|cookbook|services?|studio|caf[eé]|bakery|restaurant|hostel|hotel|guesthouse|school|charity|volunteers?|non-?profit|onlinekurs|kurs\\p{L}*|cours|curso|corso|cursus|buch|roman|livre|libro|livro|romanzo|boek|powieść|laden|albergue|hostal|ostello|verein|association|voluntari\\p{L}+|volontari|vrijwilligers",
);
/** Sold to those who make pieces, or made by others. */
const NO_OWN_PIECE = w(
  "kits (?:for|with)|sewing patterns|supplies|import(?:ed|s|er)?|resell|wholesale",
);

export function readOffer(description: string, category: string | null): Offer {
  const text = description.replace(NEGATED, " ");
  if (category === "SaaS & Software" && !SURELY_SERVICE.test(text)) return "other";
  if (isService(text)) return "service";
  if (NO_OWN_PIECE.test(text)) return "other";
  if (category === "E-commerce" && HANDMADE.test(text) && !w("apps?|software|saas").test(text))
    return "piece";
  return NO_PIECE.test(text) ? "other" : "piece";
}

function isService(text: string): boolean {
  if (NO_SERVICE.test(text)) return false;
  if (SURELY_SERVICE.test(text)) return true;
  return !NO_TRADE.test(text) && (ON_YOURS.test(text) || (TRADE.test(text) && BOOKED.test(text)));
}
