/** How notes call what a post has to say, and the pattern of posts that say it. */
export const CONTENTS: Record<string, { noted: RegExp; met: string }> = {
  recipe: {
    noted: /\brecipes?\b|\bingredients\b/,
    met: String.raw`\d ?(?:g|kg|ml|l|cups?|tbsp|tsp|oz|lbs?|grams?|cloves?|eggs?|tablespoons?|teaspoons?|°|degrees|min(?:ute)?s?|parts?)\b|[½¼¾%]|\bingredients?\b|\brecipe (?:in|is|below|here|from)|\brecipe:|\b(?:cups?|pinch|tablespoons?|teaspoons?|spoons?|handful|tin|can) of\b`,
  },
  equipment: {
    noted: /\b(?:exposures?|equipment|camera|settings|acquisition)\b/,
    met: String.raw`\bf\/?\d|\biso ?\d|\d ?(?:mm|s|secs?|seconds|x ?\d+|×|subs|frames|hours? of)\b|\b(?:canon|nikon|sony|fuji\w*|pentax|olympus|leica|zwo|asi ?\d+|seestar|gopro|telescope|refractor|reflector|newtonian|dob(?:sonian)?|sct|tracker|mount|lens|camera|exposures?|stack(?:ed|er|ing)|pixinsight|siril|lightroom|portra|hp5|kodak|ilford|iphone|pixel|phone)\b`,
  },
  tried: {
    noted: /\b(?:tried|attempts?|research done|own (?:research|effort)|stuck|searched)\b/,
    met: String.raw`\b(?:tried|trying|attempt\w*|search(?:ed|ing)|googled|look(?:ed|ing) (?:at|up|into|through)|read|checked|watched|found|already|so far|stuck|swapped|replaced|restarted|tested|compared|my (?:guess|answer|thinking|approach|plan)|i(?:['’]ve| have)|i (?:got|get|think|used|did|know|thought|assume))\b|^[^]{350}`,
  },
  code: {
    noted: /\bcode\b(?! of)|\bminimal example\b|\berror text\b|\blogs\b|\bjson\b/,
    met: "`|\\n {4}\\S|https?:\\/\\/|\\w\\(\\w*\\)|[{};=]|\\b(?:traceback|exception|error:|code|sketch|repo|github|gist)",
  },
  price: {
    noted: /\b(?:prices?|budget|pay|salary|rate or budget)\b/,
    met: String.raw`[$€£₹]|\d ?(?:usd|eur|gbp|cad|aud|inr|dollars?|euros?|pounds|bucks|k|an hour|per|a month)\b|\b(?:free|unpaid|rev ?share)\b|\b(?:budget|prices?|pays?|salary|rates?|asking)\b[^.\n]{0,30}\d`,
  },
  age: {
    noted: /\bage\b/,
    met: String.raw`\b\d{1,3}[ -]?(?:f|m|yo|y\/o|years?|months?|weeks?)\b|\b(?:age|aged|old|puppy|kitten|adult|senior)\b|\b[mf] ?\d\d\b`,
  },
  pattern: {
    noted: /\bpattern\b/,
    met: String.raw`\b(?:pattern (?:is|from|by|was|called|name)|patterns? by|designer|design(?:ed)? by|self[- ]?draft\w*|(?:my|our) own (?:design|pattern)|free-?hand|improvis\w+|kit|chart|ravelry|etsy)\b|\bpattern:`,
  },
  list: {
    noted:
      /\b(?:product|parts|deck|item|tweak|tool)s? lists?\b|\blist of (?:the )?(?:items|products|parts|tools)\b|\bfull list\b/,
    met: String.raw`(?:^|\n)\s*(?:[-*•]|\d+[.)])\s|(?:[^,\n]+,){3}|https?:\/\/`,
  },
  text: {
    noted:
      /\b(?:(?:explaining|describing|starter|own) comment|comment on|context|explanation|submission statement|write-up|(?:short |full )?description|story|text (?:on|around)|commentary|remarks|short paragraph|introduction)\b/,
    met: String.raw`^[^\n]*\n[^]*\S[^]{90}`,
  },
};
