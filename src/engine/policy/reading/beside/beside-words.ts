import { list } from "../concepts/word-lists.ts";

/** What is done to something that stands behind it: 'promoting violence'. */
export const isPushing = list(
  "promote promotes promoted promoting solicit solicits soliciting solicited advertise advertises advertising advertised shill shilling peddle peddling tout touting",
);
/** What is advertised is offered, whatever it is. */
export const isAdvertising = list(
  "advertise advertises advertised advertising advertisement advertisements",
);
/** 'The promotion of violence', 'ads for tutors' */
export const isPushOf = list(
  "promotion promotions promo promos solicitation marketing shilling plugs advertising advertisement advertisements ad ads advert adverts werbung reklame publicite pub annonce annonces publicidad anuncio anuncios promocion propaganda divulgacao promocao",
);
export const isOfOrFor = list("of for für von de d du des pour para da do das dos");
/** 'Housing ads', 'political advertising': of what no founder shows, so that it says nothing of them. */
export const isOtherAd = list(
  "housing flat flats apartment apartments room rooms roommate flatmate rental rentals sublet sublets lease estate property job jobs vacancy employment dating hookup personals escort adult porn nsfw onlyfans political politician campaign election electoral religious church pet pets puppy puppies kitten kittens dog cat breeder breeders adoption livestock car cars vehicle vehicles bike boat ticket tickets lottery gambling casino betting sportsbook wedding tutor tutors tutoring essay homework group groups clan guild faction alliance server servers subreddit sub crypto token coin nft mlm pyramid drug drugs alcohol tobacco vape cannabis weapon weapons gun guns tv television radio newspaper magazine politique politiques inmobiliario inmobiliarios",
);
/** Who wrote it, and not what it is. */
export const isByMachine = list("ai-written ai-generated written generated");
/** Where ends what is pushed. */
export const isEndOfObject = list(
  '. , ; : ! ? ( ) " is are will may can must should get gets without unless except outside on in here this within via through from for at if when because before',
);
/** 'No promoting whatsoever', 'of any kind': pushed is anything. */
export const isAtAll = list(
  "tipo tipos ningun* nenhum* sorte art jeglicher of any whatever whatsoever at all ever kind kinds sort sorts",
);
/** What people have to offer. */
export const isOffer = list(
  "euch dich sich vous toi mismo mesmo cualquier* qualquer* todo* toute* kind* alles allem eigen* dienst* produ* firma firmen unternehmen marke* kanal* seite* negocio* empresa* startup* extension* consult* agenc* freelanc* coach* zine* comic* webcomic* kickstarter substack steam bandcamp github facebook servicio* servico* tienda* loja* canal* proyecto* projeto* projet* boutique* entreprise* marca* your own yourself yourselves their themselves my it them that anything something everything things stuff kind* sort* type* form forms product* service* business* site* website* web page* app apps software tool* store* shop* brand* company companies channel* blog* podcast* video* stream* youtube twitch instagram tiktok discord* telegram server* content link links social* media event* group* club* subreddit* sub subs forum* community communities project* music song* book* game* goods item* merch* course* etsy patreon onlyfans paid commercial monetary business customer* client* clients sale sales job jobs employment work post posts vendor* seller* deal deals offer* account accounts profile* organization* organisation* newsletter* coin coins token tokens",
);
/** What is no offer, whatever stands beside it. */
export const isOffense = list(
  "illegal illicit pirat* cheat* hack* exploit* violence violent hate hateful racis* bigot* drug* breaking break vote votes upvote* message* dm dms pm pms attack* harass* misinformation suicide harm self-harm scam* unlawful ethnic terroris* genocide propaganda conspiracy conspiracies",
);
/** Who sells, and what is of sellers: 'No companies', and not 'the parent company'. */
export const isFolk = list(
  "company companies brand brands influencer* founders marketers commercial marketing commerce storefront salespeople bloggers podcasters youtubers streamers creators oc content apps",
);
/** 'About other companies': they are spoken of, and do not post. */
export const isBesideFolk = list("about of competing competitor rival which certain specific");
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
  "word words claim claims statement assertion argument post posts comment comments thread threads mistake mistakes decision title request requests submission submissions edit edits",
);
/** 'IOU trades', 'account selling', 'key resellers': sales of one sort, or ways to sell. */
export const isOddTrade = list(
  "iou ious account accounts karma currency paper loss bootleg counterfeit fake hacked cloned unofficial future active completed real-money karma discuss declining decline hijack manipulat* snip* mixing private privately messages pm dm",
);
/** 'Guild recruiting', 'recruiting players' */
export const isCrew = list(
  "people individuals players player guild clan unit group groups server servers squad team teams army members men women",
);
