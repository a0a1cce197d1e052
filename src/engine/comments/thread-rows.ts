// What a thread that was copied off Reddit has around its question.

/** What stands above the replies. */
export const REPLIES =
  /^(?:all [\d.,k]+ comments|sort(?:ed)? by\b|comments? section\b|join the conversation|add (?:a|your) comment|view all comments|top [\d.,k]+ comments?|search comments|comments sorted by|level 1|be the first to (?:comment|share)|single comment thread|want to add to the discussion|[\d.,k]+ (?:comments?|replies)(?:$| ?[•·]| ?share)|[\d.,k]+ comments?share)/i;

export const COUNTS =
  /^(?:[•·|↑↓⬆⬇▲▼🔼🔽\-–—]+|-?[\d.,]+ ?[km]?%?|vote|[\d.,]+k? (?:points?|upvotes?|views?|awards?|crossposts?)\b.*|\d+% upvoted.*|[^(]{0,80}\(\d{1,3}% upvoted\).*)$/iu;

export const FURNITURE =
  /^(?:(?:up|down)votes?|reply|replies|award|share|save|hide|report|crosspost|follow|unfollow|give award|more options|open (?:in app|menu|user actions|comment sort options)|go to \S+|go to comments|r\/\w+|reddit|home|popular|log ?in|sign ?up|get app|get the (?:reddit )?app|skip to (?:main )?content|back|join(?:ed)?|read more|see more|view (?:post|discussion)|permalink(?: .*)?|permalinkembed.*|shortlink:? .*|.*\bsharesavehide.*|this (?:post|thread) (?:is|has been|was) (?:archived|locked|edited|removed).*|archived post.*|locked post.*|new comments cannot be posted.*|promoted|advertisement|sponsored|(?:clickable )?image|pinned(?: by moderators)?|stickied.*|nsfw|spoiler|original poster|op|\(self\.\w+\)|self\.\w+|https?:\/\/(?:[\w-]+\.)*(?:reddit\.com|redd\.it)\/\S*|check (?:out|this) .{0,40}(?:on|from) reddit.*|(?:sent|shared) (?:from|via) .{0,30}reddit.*|i found this (?:on|in) reddit.*|edit:? (?:thanks|thank you|wow|typos?|spelling|formatting|wording)\b.*)$/i;

export const FLAIR =
  /^(?:\[?(?:serious|question|questions?|help|help!|help needed|needs? help|advice|advice needed|advice request|discussion|solved|unsolved|unanswered|answered|support|troubleshooting|beginner|rant|vent|meta|other|general|tips?|feedback|critique|ask|request)\]?(?: ?\/ ?\w+)?)$/i;

export const HTML =
  /<(?:p|div|span|br|a|h[1-6]|ul|li|article|shreddit-post|script|html|body|img)\b[^<>]*>/i;

const AGO =
  /(?:\d{1,4} ?(?:s|sec|secs|m|min|mins|h|hr|hrs|d|day|days|w|wk|mo|mos|month|months|y|yr|yrs|year|years|minutes?|hours?|seconds?|weeks?)\.?(?: ago)?|just now|yesterday)/
    .source;
const NAME = /(?:\/?u\/)?[\w-]{3,20}/.source;
const MARK = /(?: ?(?:OP|MOD|\[S\]|\[M\]|AutoModerator|Top \d{1,3}% (?:Commenter|Poster))){0,3}/
  .source;

export const TIME_LINE = new RegExp(`^(?:[•·] ?)?(?:edited )?${AGO}(?: ?[•·].*)?$`, "i");
/** 'name • 5h ago', '[–]name 12 points 3 hours ago', 'Posted by u/name'. */
export const BYLINES = [
  new RegExp(`^${NAME}${MARK} ?[•·] ?(?:edited )?${AGO}`, "i"),
  new RegExp(`^(?:r/\\w+ ?[•·] ?)?Posted by ${NAME}`, "i"),
  new RegExp(`^r/\\w+ ?[•·] ?(?:${NAME} ?[•·] ?)?${AGO}`, "i"),
  new RegExp(`^submitted .{0,40}\\bby ${NAME}`, "i"),
  /^\[[-–+]\] ?[\w-]{3,20}\b/,
  new RegExp(`^${NAME}${MARK},? -?[\\d.,]+k? (?:points?|upvotes?)\\b`, "i"),
  new RegExp(`^(?:level \\d+|avatar of|profile badge for|u/\\w+ avatar)\\b.*$`, "i"),
];
export const BARE_NAME = new RegExp(`^${NAME}${MARK}$`, "i");
export const USER = /^\/?u\//i;
/** Names have what words have not. */
export const OF_NAMES = /[\d_-]/;

/** What browsers, share menus and the old site put around a title. */
export const AROUND_TITLE = [
  /^#{1,3} /,
  / ?https?:\/\/\S+$/i,
  / ?\(self\.\w+\)$/i,
  / ?[:|–-] ?r\/\w+(?: ?[-–|] ?reddit)?$/i,
  / ?[-–|] ?reddit$/i,
];

/** Markdown around words that stay: a link, bold, and a quote. */
export const MARKDOWN = [
  /!?\[([^\][\n]{1,300})\]\((?:https?:)?\/\/[^\s()]{1,2000}\)/g,
  /(?<![\w*])\*\*([^*\n]{1,500})\*\*(?![\w*])/g,
  /^ {0,3}&?>(?:!|&gt;)? ?()/gm,
];

/** HTML that has no words, that ends a line, and any other. */
export const UNSEEN_HTML =
  /<(script|style|template|svg)\b[^<>]*>[\s\S]{0,20000}?<\/\1 ?>|<!--[\s\S]{0,5000}?-->/gi;
export const LINE_HTML =
  /<(?:\/?(?:p|div|h[1-6]|ul|ol|li|article|section|header|blockquote|tr)|br)\b[^<>]*>/gi;
export const ANY_HTML = /<\/?[a-z][^<>]*>/gi;
