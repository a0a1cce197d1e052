import type { ClaimKind } from "./claim.ts";

/**
 * Things a writer likes to add: what kind of claim it is, how it is said (inflections count), and by
 * which other words of the founder it is borne out.
 */
export type Sign = { kind: ClaimKind; says: string[]; or: string[] };

export const SIGNS: readonly Sign[] = [
  sign("feature", "ios / iphone / iphones / ipad / app store / testflight", "apple"),
  sign("feature", "android / play store / google play", "f droid"),
  sign(
    "feature",
    "windows version / windows app / macos / mac app / mac version / linux version",
    "windows / mac / linux",
  ),
  sign("feature", "mobile app / phone app / companion app", "app / phone / ios / android / mobile"),
  sign(
    "feature",
    "browser extension / chrome extension / firefox extension",
    "extension / browser / chrome",
  ),
  sign("feature", "desktop app", "desktop / windows / mac / linux"),
  sign("feature", "web app", "web / browser / site / online"),
  sign("feature", "an api / the api / rest api / public api / webhook / sdk", "api"),
  sign(
    "feature",
    "offline / without internet / no internet / without an internet",
    "no server / local / on your phone / on your machine",
  ),
  sign("feature", "end to end encryption / encrypted / encryption / encrypts"),
  sign(
    "feature",
    "never leaves your / leaves your device / stays on your device",
    "no server / local / on your / offline",
  ),
  sign("feature", "syncs / cloud sync / in the cloud / cloud based / cloud backup", "cloud"),
  sign("feature", "dark mode / night mode"),
  sign(
    "feature",
    "open source / open sourced / source code",
    "source / mit / gpl / licence / license / apache / bsd / code",
  ),
  sign("feature", "mit license / mit licence / mit licensed", "mit"),
  sign("feature", "gpl / agpl / lgpl", "gpl / agpl / lgpl"),
  sign(
    "feature",
    "apache license / apache licence / apache 2 / bsd license / creative commons / cc by",
    "apache / bsd / cc / creative commons",
  ),
  sign("feature", "self hosted / self host / docker / docker image", "host / docker"),
  sign("feature", "gdpr / hipaa / soc 2 / iso 27001"),
  sign(
    "feature",
    "machine learning / artificial intelligence / ai powered / llm / neural network / ai assistant / ai features",
    "ai / gpt",
  ),
  sign("feature", "real time", "live / at once / immediately"),
  sign("feature", "plugin / integrates with / integration with / =integrations", "works with"),
  sign("feature", "exports to / export to / csv export / pdf export / csv / pdf", "export / print"),
  sign(
    "feature",
    "push notification / push notifications / email alerts / sms",
    "notify / alert / text / email",
  ),
  sign("feature", "dashboard / analytics", "chart / graph / statistics / page"),
  sign("feature", "multiplayer / co op / leaderboard / achievements / controller support"),
  sign("feature", "audiobook / hardcover / audible", "audio"),
  sign(
    "feature",
    "waterproof / dishwasher safe / recyclable / biodegradable / organic / vegan / gluten free",
  ),
  sign("feature", "handmade", "by hand / sew / make / build"),
  sign(
    "feature",
    "no ads / ad free / no tracking / no trackers / no cookies",
    "ads / adverts / tracking",
  ),
  sign(
    "feature",
    "no sign up / no signup / no account / without an account / no registration / no login",
    "account / registration / sign up / login / no server / install",
  ),
  sign(
    "feature",
    "free shipping / ships worldwide / worldwide shipping / ship worldwide / home delivery / same day delivery",
    "ship / deliver / collect",
  ),
  sign(
    "feature",
    "wheelchair / parking / wifi / wi fi / vegan options / outdoor seating / gift cards / we host / open mic",
  ),
  sign("feature", "certificate / accredited", "certify"),
  sign("feature", "insured / vetted / background check / fully licensed / registered charity"),
  sign(
    "feature",
    "trilogy / sequel / book two / part of a series",
    "series / trilogy / first book",
  ),
  sign(
    "price",
    "free trial / free tier / free plan / free version / freemium",
    "free / trial / demo",
  ),
  sign(
    "price",
    "is free / it's free / for free / free of charge / completely free / free to use / free to play / totally free / free and open",
    "free / donations / no paid / costs nothing / cost nothing / on us",
  ),
  sign(
    "price",
    "discount / coupon / promo code / early bird / half price / lifetime deal / lifetime licence / lifetime license",
  ),
  sign("price", "money back / refund / refunds / warranty", "guarantee / replace"),
  sign(
    "price",
    "subscription / monthly fee / one time payment / one off payment / pay once / pro version / premium version / paid plan / paid version / paid tier / paid archive",
    "month / paid / once / free",
  ),
  sign(
    "award",
    "award / awards / award winning / prize / finalist / shortlisted / nominated / nomination / medal / winner of / voted best / named best / voted the / voted one",
  ),
  sign(
    "award",
    "featured in / featured on / featured by / as seen in / as seen on / covered by / press coverage / wrote about us / wrote about it / profiled in / reviewed in / interviewed by / ran a piece / ran a story / did a piece / gave it",
  ),
  sign(
    "award",
    "product of the day / product of the week / front page / went viral / going viral / trending on / number one / bestseller / bestselling / best seller / best selling / top rated / five star / app of the",
    "viral",
  ),
  sign(
    "award",
    "=backed by / its backing / funded by / =investors / =investor / venture capital / seed round / angel investor / accelerator / incubator / bootstrapped / financed",
    "fund / invest / grant",
  ),
  sign(
    "award",
    "grant from / a grant / scholarship / sponsored by / =sponsors / partnered with / in partnership / endorsed by / recommended by / approved by / certified by / trusted by / supported by",
    "grant / sponsor / endorse / certify / support",
  ),
  sign(
    "award",
    "peer reviewed / studies show / studies have / study found / research shows / research suggests / experts agree / experts say / =scientifically / =clinically / proven to / patented / patent pending",
  ),
  sign(
    "award",
    "sold out / waiting list / waitlist / wait list / crowdfunded / crowdfunding",
    "run out / wait / kickstarter",
  ),
  sign(
    "users",
    "used by / adopted by / deployed at / in production at",
    "use / order / user / people / install",
  ),
  sign(
    "users",
    "paying customers / paying users / revenue / profitable / mrr / arr / turnover",
    "pay / profit / sell",
  ),
  sign(
    "users",
    "our users / my users / early users / first users / happy users / existing users / active users / daily users / our customers / my customers / early customers / happy customers / our clients / my clients / our subscribers / early adopters / our readers / our players / our members / power users",
    "people / user / customer / client / band / reader / player / subscriber / listener / participant / potter / regular / member / student / neighbour / copy / visitor",
  ),
  sign(
    "users",
    "beta testers / beta tester / playtesters / playtester / =testers / beta readers / beta users / pilot group / focus group / private beta / closed beta",
    "test / beta / early reader",
  ),
  sign(
    "users",
    "star reviews / good reviews / great reviews / positive reviews / testimonials",
    "review / rating",
  ),
  sign(
    "users",
    "github stars / =downloads / sign ups / =signups / =installs",
    "stars / register / people",
  ),
  sign("users", "gone on to become / went on to become"),
  sign(
    "superlative",
    "the only app / the only tool / the only game / the only book / the only bakery / the only service / the only course / the only podcast / the first app / the first tool / the first game / the first podcast / the first course / first of its kind / one of its kind / one of a kind",
  ),
  sign("superlative", "fastest", "fast"),
  sign("superlative", "cheapest"),
  sign(
    "superlative",
    "most popular / most advanced / most accurate / most complete / most trusted / market leader / world class / industry standard / the best on / the largest in / the biggest in / best in class / faster than / cheaper than / better than any / outperforms / beats every",
    "faster than / cheaper than / popular",
  ),
  sign(
    "person",
    "my wife / my husband / my partner / my girlfriend / my boyfriend / my spouse / my fiancee / my fiance",
    "wife / husband / partner / girlfriend / boyfriend / spouse",
  ),
  sign(
    "person",
    "my son / my daughter / my kids / my kid / my children / my child / my toddler / my baby / our kids / our daughter / our son / my nephew / my niece / my grandson / my granddaughter",
    "son / daughter / kid / nephew / niece",
  ),
  sign(
    "person",
    "my mother / my mom / my mum / my father / my dad / my parents",
    "mother / mom / mum / father / dad / parent",
  ),
  sign("person", "my grandmother / my grandma / my great grandmother", "grandmother / grandma"),
  sign("person", "my grandfather / my grandpa / my great grandfather", "grandfather / grandpa"),
  sign("person", "my grandparents", "grandmother / grandfather / grandparents"),
  sign("person", "my aunt / my great aunt", "aunt"),
  sign("person", "my uncle / my great uncle", "uncle"),
  sign(
    "person",
    "my family / our family",
    "family / mother / father / wife / husband / aunt / daughter / son / sister",
  ),
  sign(
    "person",
    "my brother / my sister / my cousin / my brother in law / my sister in law",
    "brother / sister / cousin",
  ),
  sign(
    "person",
    "my boss / my manager / my director / my colleague / my colleagues / my coworker / my coworkers / a colleague / a coworker / my old boss / my employer / our cto / our ceo / my intern",
    "boss / manager / director / colleague / coworker / team / work / dba / shop",
  ),
  sign(
    "person",
    "my friend / my friends / a friend / friends of mine / my best friend / my roommate / my flatmate / a buddy / my buddy / our friends / friend",
    "friend / roommate / flatmate",
  ),
  sign(
    "person",
    "my neighbor / my neighbour / a neighbor / a neighbour / our neighbour / our neighbor / my landlord / my therapist / my doctor / my teacher / my professor / my mentor",
    "neighbor / neighbour / landlord / therapist / doctor / teacher / professor / mentor",
  ),
  sign("person", "my dog / my cat / our dog / our cat", "dog / cat"),
  sign(
    "person",
    "co founder / cofounder / business partner / our staff / our employees / our volunteers / our interns / we hired / i hired",
    "founder / staff / employee / volunteer / hire / neighbour",
  ),
  sign("person", "our team / my team", "team / we / our / us"),
];

function sign(kind: ClaimKind, says: string, or = ""): Sign {
  return { kind, says: says.split(" / "), or: or === "" ? [] : or.split(" / ") };
}

/** Jobs that somebody may claim to have or to have had. */
export const JOBS: ReadonlySet<string> = new Set(
  "nurse doctor surgeon physician paramedic pharmacist dentist vet veterinarian therapist psychologist psychiatrist teacher professor lecturer tutor librarian engineer developer programmer coder designer architect lawyer attorney paralegal judge accountant bookkeeper auditor banker trader analyst economist consultant manager executive journalist reporter editor writer novelist author poet translator interpreter photographer filmmaker animator illustrator artist painter sculptor musician drummer guitarist singer composer producer actor dancer chef cook baker barista waiter bartender farmer gardener landscaper fisherman sailor pilot driver trucker mechanic electrician plumber carpenter joiner roofer builder bricklayer mason welder machinist surveyor firefighter policeman officer soldier marine veteran scientist biologist chemist physicist mathematician statistician researcher geologist historian archaeologist archivist curator student graduate dropout intern apprentice freelancer recruiter marketer salesperson realtor potter sailmaker tailor seamstress sharpener beekeeper cyclist runner climber hiker parent dad mom mum mother father grandparent immigrant refugee entrepreneur sysadmin dba devops".split(
    " ",
  ),
);

/** Papers, offices, firms and institutions, of which a post likes to speak. */
export const BODIES: ReadonlySet<string> = new Set(
  "magazine newspaper journal gazette telegraph tribune herald radio broadcaster museum university college institute association society foundation charity parliament senate congress ministry embassy commission department council councillor mayor mp senator union hospital clinic bank insurer museum gallery festival publisher agency agent startup corporation retailer restaurant supermarket company school distributor manufacturer".split(
    " ",
  ),
);
