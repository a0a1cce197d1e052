/** How notes word what decides which posts a demand means. */
export const NOTED_WORDS = {
  /** 'Request', 'help question': all that ask something are meant. */
  "all that ask": /^(?:(?:help|advice) )?(?:requests?|questions?)$/,
  /** Where a value speaks of requests or a thread, it says which ones are meant. */
  "which of them": /\b(?:requests|thread)\b/,
  /** Things of one's own that notes have under other sorts, and that a title names: no sort tells them. */
  "named in titles": /^(?:resume|portfolio|selfie|physique|progress|training)\b/,
  /** One word, which may be one for a thing of its own: 'logline', 'theme'. */
  "one word": /^(?:own )?[a-z]{4,}$/,
  /** 'Photo of your own pose': a picture is meant, whatever else its post is. */
  "a picture of it": /^(?:photo|picture|image|video|clip)s? of\b/,
  /** No more than what is meant: 'images and video', of images. */
  "pictures at large": /^images?(?: (?:and|or) videos?)?$/,
  /** All but what is named behind it: 'except informative screenshots'. */
  "all but": /^except (?:for )?(?:[a-z]+ )??(?=[a-z]+$)/,
  /** Nothing beside the picture. */
  "a picture alone":
    /\b(?:image|picture|photo|video)s?-only\b|\bwithout (?:any )?text\b|^bare (?:image|photo)|^(?:photos|videos) alone$/,
  /** A picture of words. */
  "a picture of text": /\bimages? of text\b/,
  /** Between several things of which each is meant. */
  "of several": /,? (?:or|and) |[,;] /,
  /** What a post has to be about, and behind it the subject. */
  about:
    /^(?:(?:an?|direct|a clear) )?(?:relation|relevance|bearing|tie) (?:to|on|with) (?:the |an? )?(?=[\w' -]+$)/,
  /** How much a post has to say, which is counted. */
  "a length": /^(?:at least )?\d+ characters/,
  /** What must not be there. */
  lack: /^(?:no|not) |^links? only (?:in|as)\b|\binside the document\b/,
  /** What stands before the number. */
  "a number of words": /^at least (?=\d+ words)/,
  /** How something should be, which nobody but its author can tell. */
  loose:
    /\b(?:descri\w+|clear|specific|detailed|plain\w*|neutral|accurate|headline|original|exact|article|informative|summary|not?|names? the)\b/i,
  /** What no post says of itself: how often and when its author writes, and what goes beside it. */
  unsaid:
    /\b(?:at most|within|where (?:needed|it|the)|if paywalled|paywalled links|spoilers?|per post|one question|part in|participation|engagement|membership|comment of yours|a top-level comment|feedback to others|linked once|approved list|allowed list|published|thanks to|in (?:a|one own) comment|own situation|relevance|relation|about|value for|only|topics?|quality|good|visible effort|inside the document|as the core|pinned)\b/i,
  /** No name of a subject. */
  vague: /\b(?:this|community|topics?|profession|game|series)\b/,
} satisfies Record<string, RegExp>;

/** Below a picture, hardly a word. */
export const PICTURE_ALONE = "^[^\\n]*\\n?\\s*[^]{0,40}$";
/** What is said of pictures that show words. */
export const PICTURE_OF_TEXT =
  "\\b(?:screen ?shots?|scans?|photos?)\\b[^.\\n]{0,20}\\b(?:of|from)\\b[^.\\n]{0,30}\\b(?:text(?:book)?|books?|pages?)\\b";

/** A title that asks, and fewer letters than a question of substance has; why something happened takes fewer. */
export const SHORT_QUESTION =
  "^(?=[^\\n]*\\?)(?![^\\n]*\\b(?:why|how) did[^\\n]*\\n+[^]{90})[^]{0,145}$";
