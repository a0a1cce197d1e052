import { NEGATED } from "./thing-rows.ts";
import { FREELANCE, w } from "./thing-words.ts";

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
/** Whether work is offered for hire; an app that names a trade is for those who work in it. */
export function offersService(description: string, category: string | null): boolean {
  const text = description.replace(NEGATED, " ");
  if (category === "SaaS & Software") return SURELY_SERVICE.test(text) && !NO_SERVICE.test(text);
  if (NO_SERVICE.test(text)) return false;
  if (SURELY_SERVICE.test(text)) return true;
  return !NO_TRADE.test(text) && (ON_YOURS.test(text) || (TRADE.test(text) && BOOKED.test(text)));
}
