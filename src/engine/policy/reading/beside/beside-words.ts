import { list } from "../concepts/word-lists.ts";

/** What is done to something that stands behind it: 'promoting violence'. */
export const isPushing = list(
  "promote promotes promoted promoting solicit solicits soliciting solicited advertise advertises advertising advertised shill shilling peddle peddling tout touting",
);
/** What is advertised is offered, whatever it is. */
export const isAdvertising = list(
  "advertise advertises advertised advertising advertisement advertisements",
);
/** 'The promotion of violence' */
export const isPushOf = list(
  "promotion promotions solicitation advertising advertisement advertisements",
);
/** Where ends what is pushed. */
export const isEndOfObject = list(
  '. , ; : ! ? ( ) " is are will may can must should get gets without unless except outside on in here this within via through from for at if when because before',
);
/** 'No promoting whatsoever', 'of any kind': pushed is anything. */
export const isAtAll = list("of any whatever whatsoever at all ever kind kinds sort sorts");
/** What people have to offer. */
export const isOffer = list(
  "your own yourself yourselves their themselves my it them that anything something everything things stuff kind* sort* type* form forms product* service* business* site* website* web page* app apps software tool* store* shop* brand* company companies channel* blog* podcast* video* stream* youtube twitch instagram tiktok discord* telegram server* content link links social* media event* group* club* subreddit* sub subs forum* community communities project* music song* book* game* goods item* merch* course* etsy patreon onlyfans paid commercial monetary business customer* client* clients sale sales job jobs employment work post posts vendor* seller* deal deals offer* account accounts profile* organization* organisation* newsletter* coin coins token tokens",
);
/** What is no offer, whatever stands beside it. */
export const isOffense = list(
  "illegal illicit pirat* cheat* hack* exploit* violence violent hate hateful racis* bigot* drug* breaking break vote votes upvote* message* dm dms pm pms attack* harass* misinformation suicide harm self-harm scam* unlawful ethnic terroris* genocide propaganda conspiracy conspiracies",
);
/** Who sells, and what is of sellers: 'No companies', and not 'the parent company'. */
export const isFolk = list(
  "company companies brand brands influencer* founders marketers commercial marketing commerce storefront salespeople bloggers podcasters youtubers streamers creators oc content apps",
);
/** Behind these, somebody who sells stands for what they post. */
export const isOnAd = list(
  ". , ; : ! ? ( ) and or post posts posting content accounts account links link spam only please is are may can must should here",
);
/** 'Giveaways that …', 'selling via …': which of them. */
export const isNarrowing = list(
  "that which with who whose where featuring from about via through involving above below under",
);
/** 'If you make a claim': what is written, and nothing that is made. */
export const isWritten = list(
  "claim claims statement assertion argument post posts comment comments thread threads mistake mistakes decision title request requests submission submissions edit edits",
);
/** 'IOU trades', 'account selling', 'key resellers': sales of one sort, or ways to sell. */
export const isOddTrade = list(
  "iou ious account accounts karma currency paper loss bootleg counterfeit fake hacked cloned unofficial future active completed real-money karma discuss declining decline hijack manipulat* snip* mixing private privately messages pm dm",
);
/** 'Guild recruiting', 'recruiting players' */
export const isCrew = list(
  "people individuals players player guild clan unit group groups server servers squad team teams army members men women",
);
