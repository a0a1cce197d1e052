// What the pages of projects say, and what is around it.

export const IS_A = /^(?:\S+ ){0,6}?(?:is|are) (?:an?|the|our|your)\b/i;

export const DOES =
  /\b(?:helps?|lets?|allows?|enables?|turns?|shows?|tracks?|manages?|builds?|creates?|makes?|sends?|finds?|keeps?|converts?|collects?|records?|reads?|writes?|plans?|organi[sz]es?|connects?|supports?|runs?|syncs?|teach(?:es)?|sells?|offers?|reminds?|generates?|checks?|watch(?:es)?|covers?|contains?|includes?|replaces?|measures?|compares?|exports?|imports?|works? with)\b/i;

export const FOR_WHOM =
  /\b(?:(?:built|made|designed|written|aimed|intended|suitable|perfect|ideal) (?:for|at)|for (?!free\b|more\b|now\b|example\b|instance\b|sale\b|you\b|any\b|all\b|that\b|this\b|the (?:first|last|best)\b|\d)[a-z][\w-]+|who (?:want|need|work|run|sell|teach|write))/i;

/** 'We repair tubas' tells what is offered; 'we are a team' does not. */
export const OFFERS =
  /^we (?!are|were|have|had|know|think|started|hope|want|wanted|thought|use)\w+/i;

export const ABOUT_US = /\b(?:we|our|us|we['’](?:re|ve|ll))\b/i;

export const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe0f}\u{20e3}]/gu;

export const BULLETS = /^[\s•·▪►▶→»›✓✔★☆*+|–—-]+/;

/** 'Welcome to Fernly, the app for plants' says that Fernly is the app for plants. */
export const GREETING =
  /^(?:[Ww]elcome to|[Ii]ntroducing|[Mm]eet|[Ss]ay hello to|[Dd]iscover|[Tt]his is) (\p{Lu}[\p{L}\d.&’' -]{0,40}?)(?:,| [–—-]|:) (an?|the|your|our) /u;

export const WORLDS_BEST =
  /\b(?:the )?world['’]s (?:most \w+|best|first|leading|#1|number one) (?=[\p{L}\d])/giu;

/** Words without what they join are no sentence. */
export const BROKEN =
  /\b(?:an?|the) (?:and|or|for|to|of|with|in|that)(?![\w-])|,\s*(?:,|\.|$)|\b(?:and|or)\s*(?:,|\.|and\b|or\b|$)|^(?:and|or|,)/iu;

export const ADDRESS = /https?:|www\.|\S@[^\s@]+\.\S/i;

/** What a page builder names a consent banner; a bakery's `cookie-list` is none. */
export const CONSENT =
  /(?:cookies?|consent|gdpr|ccpa|privacy)[-_]?(?:banner|bar|notice|consent|popup|pop-up|modal|law|message|dialog|overlay|manager|alert|toast|disclaimer|settings|preferences)|onetrust|cookiebot|cookieyes|\bcky-|\bcmplz|usercentrics|osano-cm|iubenda|didomi|qc-cmp/i;

/** Other people's words about the page's subject. */
export const VOICES =
  /(?:^|[-_\s])(?:testimonials?|customer-(?:quotes?|stories)|reviews?-(?:list|section|carousel))(?:$|[-_\s])/i;

export const NAVIGATION =
  /(?:^|[-_\s])(?:nav|navbar|navigation|breadcrumbs?|sidebar|skip-link|skip-to-content|site-footer|pagination|toc|share-buttons|social-links)(?:$|[-_\s])/i;

/** Shown on some screens although `hidden` on others. */
export const SHOWN_LATER =
  /:(?:block|flex|grid|inline|inline-block|inline-flex|table|contents)(?:\s|$)/;

export const SEPARATOR = /(?<!\s)\s+[|–—·•»:-]+\s+|(?:(?<!\s)\s+)?[|｜·•]\s*|:\s+/;

/** Titles of what stands before a page, or in place of it; the whole title, or its first part. */
export const STAND_IN =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|forbidden|(?:server |an? )?error(?: \d{3}| occurred)?|(?:error )?[45]\d{2}(?: error|[ :–-]+(?:(?:page |site )?not found|forbidden|bad gateway|service unavailable|internal server error|access denied|unauthori[sz]ed))?|(?:page |site )?not found|index of \/.*|untitled(?: document| page)?|loading|please wait|coming soon|under construction|site maintenance|maintenance(?: mode)?|welcome to nginx)[\s.…!]*$/i;

export const SOMEWHERE =
  /\b(?:domain (?:is )?for sale|parked (?:domain|page)|(?:this|the) (?:domain|site|website) is for sale|verify you are human|checking your browser|[\w-]+\.\w{2,} is for sale)\b/i;

/** Lists of links and labels that were run together. */
export const SEPARATED = /[|›»→•·]|\s\/\s|(?:,[^,]*){7}|(?:\s[-–]\s.*){2}/;

export const PRICES = /[$€£¥]\s?\d|\d\s?(?:€|£|usd|eur|\$)|\/(?:mo|month|yr|year)\b/i;

/** A customer's voice, or a maker's diary. */
export const FIRST_PERSON =
  /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|myself)\b(?!\/|-)|^(?:My(?= \p{Ll})|Mine|Myself)\b/u;

/** Shops and greetings before the thing itself. */
export const OPENING =
  /^(?:[Ww]elcome to (?=\p{Lu})|(?:[Ss]hop|[Bb]uy|[Bb]rowse) (?:our )?(?=\p{Ll}))/u;
export const HIDDEN_BY_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;
export const HIDDEN_BY_CLASS = /(?:^|\s)(?:hidden|d-none|sr-only|visually-hidden)(?:\s|$)/;
/** Between the title of a page and the name of its site. */
export const TITLE_END = /(?<!\s)\s+[|–—·•»-]\s+|(?:(?<!\s)\s+)?[|·•]\s*/;
/** Names such as iOS and npm.js. */
export const SMALL_NAME = /^\p{Ll}+[\p{Lu}\d.]/u;
export const OPENS_WITH_VOWEL = /^(?:[aeio]|u(?!s|ni|til))/i;
export const SENTENCE_END =
  /(?<=[.!?…][”’"')\]]?)\s+(?=[“‘"'([]?[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}])|(?<=[。！？])/u;
export const ITEM_SIGN = /(?:(?<!\s)\s+)?[✓✔✅☑★•|]\s*/u;
export const CLAUSE_END = /\s[–—-]\s|;\s/;
