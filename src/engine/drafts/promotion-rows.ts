import { SOFTWARE } from "#engine/lexicon/made-things.ts";
/** What people write only when they want readers to come to something of theirs; each begins a word. */
export const PITCH = [
  /link(?:['’]s| is)? in (?:my |the )?(?:bio|profile|(?:first |pinned )?comments?)\b/,
  /(?:in|on|to|see|check) my (?:profile|bio)\b/,
  /en mi perfil\b/,
  /(?:no meu perfil|in meinem profil|sur mon profil)\b/,
  /(?:not allowed to|can['’]?t|cannot|not sure i can) (?:put|post|link|share|drop|name)\b[^.!?\n]{0,40}\b(?:but|since|so|however)\b/,
  /google ["“'][^"”'\n]{3,40}["”']/,
  /like and subscribe\b/,
  /ping me\b/,
  /(?:text|call|whatsapp) (?:me|us|at|on)? ?(?=[\d+(]|three|five|zero)/,
  /(?:my|our) (?:personal )?(?:invite|referral|promo|discount) ?(?:link|code)?s?\b/,
  /(?:type|use|enter) (?:my|our) (?:code|c0de)\b/,
  /(?:type|drop|comment|reply with|leave) (?:an? )?["'“‘]?[A-Z]{2,12}["'”’]? (?:below|in the comments|here)\b/,
  /follow (?:for|@)/,
  /\d{1,3}[- ]min(?:ute)?s? survey\b/,
  /looking for \d+ (?:participants|respondents|people)\b/,
  /(?:fill (?:out|in)|take) (?:my|our|this|the) (?:[\w-]+ ){0,2}(?:survey|questionnaire|form)\b/,
  /(?<!\d ?)(?:(?:dm|pm|message|inbox) me|(?:send|shoot|drop) me an? (?:dm|pm|message|line)) (?:for|if you want|to get|and i['’]?ll)\b/,
  /(?:comment|reply|drop|type|say) (?:["'“‘]?[\w+!]{1,20}["'”’]? )?(?:below |here )?and i(?:['’]ll| will) (?:send|dm|share|message|pass|get|reach)\b/,
  /(?:wishlist|wish-list) (?:it|us|now|on|the game|my|our)\b/,
  /(?:looking for|need|want|recruiting|seeking) (?:[\w'’-]+ ){0,3}?(?:beta|alpha|early|first) ?-?(?:testers?|users?|adopters?|customers?|access)\b/,
  /join (?:the |our |my )(?:waitlist|wait ?list|beta|discord|newsletter|early access|telegram|community)\b/,
  /(?:use|with) (?:the |my |our )?(?:code|coupon|promo code) [A-Z0-9]{3,}\b/,
  /use [a-z]{3,}\d{1,3} (?:at|for|to)\b/,
  /(?:call|text|whatsapp) (?:me|us) (?:for|to)\b/,
  /free for the first \d+\b/,
  /grab (?:yours|a copy|your copy|it)\b/,
  /book a (?:demo|call|free|session)\b/,
  /available (?:now )?(?:on|at|in) (?:amazon|etsy|the app store|google play|steam|itch\.io|gumroad|kickstarter|spotify|apple podcasts)\b/,
  /subscribe to (?:my|our)\b/,
  /follow (?:me|us|my|our)\b/,
  /(?:my|our) (?:etsy|gumroad|(?:shopify|amazon|online) (?:shop|store))\b/,
  /(?:now|available|are|is|for sale) in (?:my|our) (?:shop|store)\b/,
];

/** '@name' beside the name of a network. */
export const HANDLE =
  /(?<!\w)@[a-z0-9_.]{4,30}\b(?=[^.!?\n]{0,25}\b(?:insta|instagram|ig|tiktok|twitter|x|threads|youtube)\b)/;

export const PITCHES = new RegExp(
  `\\b(?:${PITCH.map(({ source }) => source).join("|")})|${HANDLE.source}`,
  "gi",
);

/** That something has just come out; with a link or a product beside it, an announcement. */
export const LAUNCHES =
  /\b(?:introducing|announcing|presenting|launch(?:ed|ing|es)?|now live|is live|went live|goes live|just released|new release|out now|now available|is available|has arrived|meet)\b/gi;

/** Calls to come, buy or take part; what is also a noun ('my book', 'in order to') counts where it calls. */
export const ASKING =
  /(?:(?:^|[.!?:;,(\n–—-]\s{0,2}|\b(?:and|or|to|can|please|now|just|then|you) )(?:book|register|order)|\b(?:donate|help (?:our|us|my)|star it|stars|interview|pre-?order|rate it|contact us|install|(?<!\b(?:train|plane|bus|flight|parking|support|jira|lottery|open|old) )tickets?|reserve|reservier\w*|réserv\w*|reserva\w*|get yours|start (?:now|free)|join (?:\d|the|us|our)|grab|buy|shop now|subscribe|rate us|drop your|apply|more (?:at|on|info)|find it|available (?:at|on)|try it|sign up|wishlist|back us|download|venez|entra en|schaut|besucht))\b/gi;

/** What is offered for a while, or to the first. */
export const OFFERED =
  /\b(?:save \d+|guarantee|limited (?:first|time|batch|offer|edition)|restocked|be quick|hurry|pre-?order|first \d+ (?:people|users|downloads))\b/gi;

/**
 * How readers are to come to something that has no address: by a message, a call or a code; and, in other languages
 * than English, that it was made.
 */
export const WAYS_IN =
  /\b(?:(?<!\d ?)[dp]ms?(?!:)|(?<!\.)m[dp]|pn|invites?|(?:my|our|\w+['’]s|promo) codes?|c[óo]digo|whatsapp|(?:call|contact|message|ring|text|write(?: to)?) (?:me|us)|schreibt? (?:mir|uns)|escr[íi]b[aei]\w*)\b|\b(?:criei|desenvolvi|stworzy|desarroll|gebaut|gebouwd|gemaakt|entwickelt|ho creato)|créé|développé|creé/gi;

/** A model, a pattern or a sheet that anybody may take: where it is is no pitch. */
export const FREE_FILES =
  /\b(?:files?|stls?|patterns?|models?|templates?|sheets?|decks?|pdfs?|presets?)\b[^.!?\n]{0,30}\bfree\b|\bfree\b[^.!?\n]{0,20}\b(?:files?|stls?|patterns?|downloads?|pdfs?)\b/gi;

/** 'Our fishing game', 'my customers': the author has one, though nobody says who made it. */
export const OWN_THINGS = new RegExp(
  String.raw`\b(?:my|our) (?!favou?rite|current|old|go-to|usual|main|former|last|previous|phone)(?:[\w-]+ ){0,3}?(?:${SOFTWARE}|service|product|game|newsletter|podcast|course|e-?book|book|novel|album|song|channel|blog|marketplace|startup|prototype|mvp|store|shop|agency|bakery|studio|customers?|users?)\b`,
  "gi",
);

/** 'Mirrorcheck (mine)', 'we're two friends', 'I'm the author'. */
export const OWNERS =
  /\((?:mine|ours)\)|\b(?:of mine|we['’]re (?:(?:two|three|four|five|\d+) (?:people|friends|brothers|sisters|students|programmers|devs)|a (?:small |tiny )?(?:team|studio|family))|i['’]m (?:the|a) (?:solo |indie )?(?:dev|maker|founder|author|owner))\b/gi;

/** Readers are told to come, to look it up, to give or to ask for more. */
export const URGING =
  /\b(?:look (?:it|them|us) up|on both (?:app )?stores|can(?:no|['’])t recommend \w+ enough|get it[,.!]|get in (?:now|before|b4)|come (?:by|say|along)|see you (?:there|at)|find us|say hello|wherever you (?:get|listen)|raise money|fundrais\w+|please share|mean the world|gofundme|donate|venmo|cash ?app|chip in|if any(?:one|body) (?:is able|can (?:help|spare))|any(?:thing| amount) helps|spare (?:anything|a few)|(?:looking for|need) (?:about \d+ |\d+ )?(?:participants|respondents|people who)|every (?:dollar|euro|pound|bit) (?:counts|helps)|give us a ring|on request|places? (?:left|open)|(?:drop|send) me a (?:line|message)|(?:enter|use) [A-Z]{2}[A-Z0-9-]{0,18}\d|pip install|(?:first|next) (?:lesson|batch|call|session) (?:is|costs|on)|scrivetemi|chama no|stuur|bel gerust)(?!\w)/gi;

/** Said where something has just been made or let go of; who did it may be left out: 'Built this', 'we open-sourced it'. */
export const LET_OUT =
  /(?:^|[.!?:\n)\]—–-] {0,2})(?:(?:just|finally|so) )?(?:(?:built|created|developed|coded|launched|launching|released|releasing|shipped|open-?sourced) (?!in\b|by\b|to\b|for\b|from\b|with\b|of\b|out\b|at\b|on\b|up\b)|made (?:this|an?|something)\b)|\b(?:i|we)(?:['’]ve| have)? (?:just |recently |finally |also )?(?:open-?sourced|introduced|released|launched|packaged|just dropped)\b|\bwe['’]re (?:open-?sourcing|releasing)\b|\b(?:app|tool|library|package|project|site|game|thing|script|model) (?:i|we)(?:['’]ve)? (?:been )?(?:built|made|wrote|building|making|working on)\b|\b(?:i|we)(?:['’]ve| have)? spent [^.!?\n]{0,40}(?:building|developing|making|writing)\b|\bwhat we\b[^.!?\n]{0,40} been (?:building|working on)\b/gim;

/** A title that says what a named thing is or which version: 'Murmel: a notebook', 'Murmel v2'. */
export const TITLED =
  /^(?:\[[^\]\n]{0,30}\] ?)?[^\s:]+(?: [^\s:]+){0,2}(?::| [-–—|]) an? | v\d+(?:\.\d+)*(?=[\s:,)]|$)/gi;

/** Whoever is stuck asks. */
export const HELP =
  /\b(?:any (?:advice|help|tips?|ideas?|suggestions?|recommendations?)|(?:can|could|does|has|have|is) any(?:one|body)|any(?:one|body) (?:else|know|have|had|here)|how (?:do|can|should|would) (?:i|we|you|people)|how to|what (?:should|can|do) (?:i|we)|should (?:i|we)|am i|is (?:there|it) (?:a way|any|possible|worth|normal)|thanks in advance|appreciated|help me|confused|stuck|struggling|wondering|unable|not (?:sure|able to)|no idea|trying to|what are your|why (?:do|does|is|are))\b/gi;

/** What is held by those who look after a community. */
export const THREADS = /\b(?:daily|weekly|monthly|mega-?)(?: \w+)? ?(?:thread|discussion)\b/gi;

/** 'Search Milkrota': a name is large. */
export const LOOK_UP = /\b(?:search|look up) (?:for )?["'“‘]?[A-Z]\w+/g;

/** What a lesson has and an advert lacks. */
export const LESSON_WORDS =
  /\b(?:lessons?|learn(?:ed|t|ing)|mistakes?|wrong|fail(?:ed|ure|ing)?|surpris(?:ed|ing)|turn(?:s|ed) out|in hindsight|if i (?:had|were)|should have|didn['’]?t work|what worked|because|instead|so i|at first|in the end|eventually|numbers|churn|revenue|took (?:me|us)|months?|weeks?|years?)\b/gi;

/** Sites that hide where they lead, and chats that take readers away. */
export const DISTRUSTED_HOSTS: ReadonlySet<string> = new Set(
  "linktr.ee lnk.to beacons.ai bio.link carrd.co a.co t.me wa.me whatsapp.com discord.gg discord.com m.me snapchat.com".split(
    " ",
  ),
);

/** Where things are sold or offered by those who made them. */
export const STORE_HOSTS: ReadonlySet<string> = new Set(
  "apps.apple.com play.google.com store.steampowered.com itch.io chromewebstore.google.com chrome.google.com addons.mozilla.org etsy.com gumroad.com amazon.com kickstarter.com indiegogo.com patreon.com ko-fi.com producthunt.com redbubble.com udemy.com substack.com testflight.apple.com podcasts.apple.com open.spotify.com bandcamp.com".split(
    " ",
  ),
);
