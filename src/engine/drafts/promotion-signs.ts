/** What people write only when they want readers to come to something of theirs. */
export const PITCHES = new RegExp(
  [
    /\blink(?:['’]s| is)? in (?:my |the )?(?:bio|profile|(?:first |pinned )?comments?)\b/,
    /\b(?:in|on|to|see|check) my (?:profile|bio)\b/,
    /\ben mi perfil\b/,
    /\bno meu perfil\b/,
    /\bin meinem profil\b/,
    /\bsur mon profil\b/,
    /\b(?:not allowed to|can['’]?t|cannot|not sure i can) (?:put|post|link|share|drop|name)\b[^.!?\n]{0,40}\b(?:but|since|so|however)\b/,
    /\bcan['’]?t link here\b/,
    /\bgoogle ["“'][^"”'\n]{3,40}["”']/,
    /\blike and subscribe\b/,
    /\bsubscribe if\b/,
    /\bso do i\b(?=[^.!?\n]{0,30}(?:https?:|\.\w{2,4}\/))/,
    /\btype it in\b/,
    /\bask (?:me )?in (?:the )?chat\b/,
    /\bping me\b/,
    /\b(?:text|call|whatsapp) (?:me|us|at|on)? ?(?=[\d+(]|three|five|zero)/,
    /\b(?:my|our) (?:personal )?(?:invite|referral|promo|discount) ?(?:link|code)?s?\b/,
    /\b(?:type|use|enter) (?:my|our) (?:code|c0de)\b/,
    /\b(?:type|drop|comment|reply with|leave) (?:an? )?["'“‘]?[A-Z]{2,12}["'”’]? (?:below|in the comments|here)\b/,
    /\bfollow (?:for|@)/,
    /(?<!\w)@[a-z0-9_.]{4,30}\b(?=[^.!?\n]{0,25}\b(?:insta|instagram|ig|tiktok|twitter|x|threads|youtube)\b)/,
    /\bon insta(?:gram)? @/,
    /\b\d+[- ]min(?:ute)?s? survey\b/,
    /\bsurvey:/,
    /\blooking for \d+ (?:participants|respondents|people)\b/,
    /\b(?:fill (?:out|in)|take) (?:my|our|this|the) (?:[\w-]+ ){0,2}(?:survey|questionnaire|form)\b/,
    /(?<!\d ?)\b(?:dm|pm|message|inbox) me (?:for|if you want|to get|and i['’]?ll)\b/,
    /\b(?:comment|reply|drop|type|say) (?:["'“‘]?[\w+!]{1,20}["'”’]? )?(?:below |here )?and i(?:['’]ll| will) (?:send|dm|share|message|pass)\b/,
    /\b(?:wishlist|wish-list) (?:it|us|now|on|the game|my|our)\b/,
    /\b(?:back|support|fund|pledge to) (?:it|us|our|my|the) ?(?:campaign|project|kickstarter|on kickstarter)?\b(?=[^.!?\n]{0,40}(?:kickstarter|indiegogo|campaign|gofundme|patreon))/,
    /\b(?:looking for|need|want|recruiting|seeking) (?:[\w'’-]+ ){0,3}?(?:beta|alpha|early|first) ?-?(?:testers?|users?|adopters?|customers?|access)\b/,
    /\bjoin (?:the |our |my )(?:waitlist|wait ?list|beta|discord|newsletter|early access|telegram|community)\b/,
    /\b(?:early[- ]bird|launch) (?:price|pricing|discount|offer|deal)\b/,
    /\b(?:use|with) (?:the |my |our )?(?:code|coupon|promo code) [A-Z0-9]{3,}\b/,
    /\b\d{1,2} ?% off\b/,
    /\bfree for the first \d+\b/,
    /\bgrab (?:yours|a copy|your copy|it)\b/,
    /\bpre-?order (?:now|here|it|today|yours)\b/,
    /\bbook a (?:demo|call|free|session)\b/,
    /\bavailable (?:now )?(?:on|at|in) (?:amazon|etsy|the app store|google play|steam|itch\.io|gumroad|kickstarter|spotify|apple podcasts)\b/,
    /\bsubscribe to (?:my|our)\b/,
    /\bfollow (?:me|us|my|our)\b/,
    /\bcheck (?:out )?(?:my|our) (?:profile|page|shop|store|site|website|channel|bio|instagram|etsy)\b/,
    /\b(?:my|our) (?:etsy|shopify|gumroad|amazon|online) ?(?:shop|store)?\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** That something has just come out; with a link or a product beside it, an announcement. */
export const LAUNCHES =
  /\b(?:introducing|announcing|presenting|launch(?:ed|ing|es)?|now live|is live|went live|goes live|just released|new release|out now|now available|is available|has arrived|meet)\b/gi;

/** Calls to come, buy or take part. */
export const ASKING =
  /\b(?:book|register|donate|help (?:our|us|my)|star it|stars|pick a slot|interview|pre-?order|call today|like and subscribe|rate it|contact us|abo da|install|order|tickets?|reserve|reservier\w*|réserv\w*|reserva\w*|get yours|start (?:now|free)|join (?:\d|the|us|our)|grab|buy|shop now|subscribe|rate us|drop your|apply|more (?:at|on|info)|dates are on|read the latest|find it|available (?:at|on)|try it|sign up|wishlist|back us|download|venez|entra en|mirá|schaut|besucht)\b/gi;

/** What is offered for a while, or to the first. */
export const OFFERED =
  /\b(?:save \d+|\d+ ?% off|guarantee|limited (?:first|time|batch|offer)|restocked|be quick|hurry|pre-?order|worth \$ ?\d|first \d+ (?:people|users|downloads))\b/gi;

/** What a lesson has and an advert lacks. */
export const LESSON_WORDS =
  /\b(?:lessons?|learn(?:ed|t|ing)|mistakes?|wrong|fail(?:ed|ure|ing)?|surpris(?:ed|ing)|turn(?:s|ed) out|in hindsight|if i (?:had|were)|should have|didn['’]?t work|what worked|because|instead|so i|at first|in the end|eventually|numbers|churn|revenue|took (?:me|us)|months?|weeks?|years?)\b/gi;

/** Sites that hide where they lead, and chats that take readers away. */
export const DISTRUSTED_HOSTS: ReadonlySet<string> = new Set(
  "linktr.ee lnk.to lnk.bio linkin.bio beacons.ai bio.link campsite.bio solo.to carrd.co allmylinks.com a.co t.me telegram.me wa.me whatsapp.com chat.whatsapp.com discord.gg discord.com discordapp.com m.me snapchat.com".split(
    " ",
  ),
);

/** Where things are sold or offered by those who made them. */
export const STORE_HOSTS: ReadonlySet<string> = new Set(
  "apps.apple.com play.google.com store.steampowered.com itch.io chromewebstore.google.com chrome.google.com addons.mozilla.org etsy.com gumroad.com amazon.com kickstarter.com indiegogo.com patreon.com ko-fi.com producthunt.com shopify.com teespring.com redbubble.com payhip.com lemonsqueezy.com udemy.com skillshare.com substack.com testflight.apple.com podcasts.apple.com open.spotify.com bandcamp.com".split(
    " ",
  ),
);
