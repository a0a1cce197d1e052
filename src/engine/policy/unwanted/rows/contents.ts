/** Details that the post has not. */
export const POSTPONED = String.raw`\b(?:i['’]?ll|i will|will|going to|gonna|can) (?:add|post|put|share|upload|write|type|edit in|give|drop)\b(?! (?:more|another|further|an? update|updates)\b)[^.!?\n]{0,60}\b(?:later|soon|tomorrow|tonight|once i|when i|if (?:anyone|anybody|somebody|someone|people|there))\b|\b(?:(?:recipe|specs|details|pattern|settings|parts list|source|ingredients) (?:to follow|coming soon|on request|if (?:anyone|anybody|people))|ask (?:me )?for (?:the )?(?:recipe|specs|details|pattern))\b`;

/**
 * How notes call what a post has to say, and the pattern of posts that say it. What is vague has signs that many a
 * post has: without them it is missing, and with them only its author can tell.
 */
export const CONTENTS: Record<string, { noted: RegExp; met: string; isVague?: true }> = {
  repository: {
    noted: /\b(?:repository|repo|licen[cs]e|source (?:link|code))\b/,
    met: String.raw`\b(?:github|gitlab|codeberg|open[- ]source|mit|apache|a?gpl\w*|bsd)\b|https?:\/\/`,
  },
  link: {
    noted:
      /\bportfolio\b|\b(?:direct|store|purchase|official) (?:\w+ )?link|\blinks? (?:to|beside|at)\b|\bfree way to play\b|\bplayable\b/,
    met: String.raw`https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|io|net|org|app|dev)\b|\blinks? (?:in|below|is|here|at)\b|\bportfolio\b`,
  },
  source: {
    isVague: true,
    noted:
      /\bsources?\b(?! (?:link|code))|\b(?:credit\w*|attribution|citation|evidence|proof|peer-reviewed)\b/,
    met: String.raw`https?:\/\/|\b(?:sources?|credits?|via|according to|cit(?:ed|ation)|artist|photographer|(?:painted|drawn|made|written|taken|published) by|stud(?:y|ies)|journal|doi|paper|screenshots?|oc|bsd|licen[cs]e|open[- ]source|read ?me|write-?up|self[- ]?drafted|my own|(?:i|we) (?:made|took|drew|painted|wrote|built|shot|photographed|designed|measured|collected|counted))\b`,
  },
  working: {
    isVague: true,
    noted:
      /\bhow (?:it|they) (?:works?|runs?|was (?:made|built|cooked|spun))\b|\b(?:process(?:es|ing)?|workflow|steps?|methods?|techniques?|technical (?:details?|depth)|build details|materials|tools used|crafting|what you made)\b/,
    met: String.raw`https?:|^(?=[^]{100})[^]*(?:\b(?:first|then|afterwards|next|finally|step|used|using|method|process|workflow|(?:made|built|printed|cast|carved|written|done) (?:with|from|of|in|on|out)|glued|sanded|cut|printed|mixed|painted|cooked|baked|soldered|wired|layers?|coats?|stacked|rendered|trained|parsed?|compiled|runs on|based on)\b|\d ?(?:mm|cm|g|ml|hours|layers|steps|min|°))`,
  },
  place: {
    noted:
      /\b(?:locations?|regions?|countr(?:y|ies)|places?|city|state|county|habitat|hardiness zone)\b/,
    met: String.raw`\b(?:in|near|from|around|outside|off|across|at) (?!(?:my|the|a|an|this|that|it|its|which|what|case|general|fact|order|time|love|our|his|her|their|all|any|some|least|most|first|last|home|work|school|one|two|me|you|there|here|pairs?|clusters?|bloom|flower|full|front|spring|summer|autumn|fall|winter|garden|yard|woods?|black|white|red|blue)\b)\w{3,}|[[(]\w\w|\bin the (?:us|uk|usa|eu|north|south|east|west|alps|pacific|midwest)\b|\bzone \d|\b(?:usa|uk|eu|europe|north|south|eastern|western|county|province)\b`,
  },
  system: {
    noted:
      /\b(?:versions?|systems?|hardware|specs?|specifications|platforms?|make and model|make, model)\b/,
    met: String.raw`\bv?\d+\.\d|\b(?:windows|linux|ubuntu|debian|fedora|mac ?os|macbook|android|ios|iphone|ipad|pixel|galaxy|ryzen|intel|nvidia|rtx|postgres\w*|mysql|sqlite|chrome|firefox|model|version|firmware|steam|switch|ps[45]|xbox)\b|\b\d+ ?gb\b|\b(?:19|20)\d\d\b|\b[a-z]{1,4}-?\d{2,}`,
  },
  aim: {
    isVague: true,
    noted:
      /\b(?:(?:what|kind of|the) feedback|feedback (?:is )?wanted|what you want judged|purpose|objective|goals?|target audience)\b/,
    met: String.raw`\?|\b(?:feedback on|looking for|would like|hoping|goal|purpose|aim|audience|meant for|for (?:people|beginners|those|readers|users)|especially|critique|so that)\b`,
  },
  "name on paper": {
    noted: /\b(?:user ?name|handwritten|timestamp\w*)\b/,
    // Who can send some has posted none.
    met: String.raw`\b(?:time-?stamp\w*|imgur|user ?name|handwritten|(?<!\b(?:can|could|will|['’]ll|for|happy to) (?:(?:send|provide|share|take|dm|pm|message|you|the|some) ){0,3})(?:photos?|pics?|pictures)(?! (?:(?:up)?on request|if (?:you|interested|needed)))|proof|verification)\b|https?:\/\/`,
  },
  payment: {
    noted: /\b(?:paypal|venmo|goods and services|payment)\b/,
    met: String.raw`\b(?:paypal|pp|g ?& ?s|goods (?:and|&) services|venmo|zelle|cash|e-?transfer|transfer|revolut|wise|payment)\b`,
  },
  question: {
    isVague: true,
    noted:
      /\ban? (?:[\w-]+ ){0,3}question$|\b(?:discussion question|something to discuss|starts? (?:of )?a (?:talk|discussion)|opens? discussion)/,
    met: String.raw`\?|\b(?:thoughts|discuss|what do you|curious|wonder\w*|your (?:take|view|experience)|let me know|opinions?)\b`,
  },
  figures: {
    isVague: true,
    noted: /\b(?:(?:real )?numbers|figures|cost)\b/,
    // The number of an address is no figure.
    met: String.raw`(?<![\w/=-])\d`,
  },
  recipe: {
    noted: /\brecipes?\b|\bingredients\b/,
    met: String.raw`\d ?(?:g|kg|ml|l|cups?|tbsp|tsp|oz|lbs?|grams?|cloves?|eggs?|tablespoons?|teaspoons?|°|degrees|min(?:ute)?s?|parts?)\b|[½¼¾%]|\bingredients?\b|\brecipe (?:in|is|below|here|from)|\brecipe:|\b(?:cups?|pinch|tablespoons?|teaspoons?|spoons?|handful|tin|can) of\b`,
  },
  camera: {
    noted: /\bcamera\b(?!.*\b(?:exposures?|settings)\b)|\blens(?:es)?\b/,
    met: String.raw`\b(?:canon|nikon|nikkor|sony|fuji(?:film)?|pentax|olympus|leica|sigma|tamron|voigtl\S+|viltrox|hasselblad|mamiya|rolleiflex|gopro|dji|iphone|pixel|x-?(?:t|e|s|h|pro|100|m)-?\d*\w*|gfx\w*|a7\w*|z ?\d+|eos|d\d{3,4}|seestar|asi ?\d+)\b|\b\d{2,3}(?:-\d{2,3})? ?mm\b|\bxf ?\d+|https?:`,
  },
  equipment: {
    noted: /\b(?:exposures?|equipment|settings)\b/,
    met: String.raw`\bf\/?\d|\biso ?\d|\d ?(?:mm|s|secs?|seconds|x ?\d+|×|subs|frames|hours? of)\b|\b(?:canon|nikon|sony|fuji\w*|pentax|olympus|telescope|reflector|dob(?:sonian)?|tracker|mount|lens|camera|exposures?|stack(?:ed|er|ing)|siril|lightroom|portra|kodak|iphone|pixel|phone)\b`,
  },
  tried: {
    isVague: true,
    noted: /\b(?:tried|attempts?|research done|own (?:research|effort)|stuck|searched)\b/,
    met: String.raw`\b(?:tried|trying|attempt\w*|search(?:ed|ing)|googled|look(?:ed|ing) (?:at|up|into|through)|read|checked|watched|found|already|so far|stuck|what do you think|your favou?rite|swapped|replaced|restarted|tested|compared|my (?:guess|answer|thinking|approach|plan)|i(?:['’]ve| have)|(?<!\b(?:do|can|could|should|would|might) )i (?:got|get|think|used|did|know|thought|assume))\b|^[^]{350}`,
  },
  code: {
    noted: /\bcode\b(?! of)|\bminimal example\b|\berror text\b|\blogs\b|\bjson\b/,
    met: "`|\\n {4}\\S|https?:\\/\\/|\\w\\(\\w*\\)|[{};=]|\\b(?:traceback|exception|error:|code|sketch|repo|github|gist)",
  },
  price: {
    noted: /\b(?:prices?|budget|pay|salary|rate or budget)\b/,
    met: String.raw`[$€£₹]|\d ?(?:usd|eur|gbp|cad|aud|inr|dollars?|euros?|pounds|bucks|k(?! (?:\w+er|view|word|member|download|people|line|install|visit|email)s?\b)|an hour|per|a month|shipped|obo|each|local|firm|plus shipping)\b|\b(?:free|unpaid|rev ?share)\b|\b(?:budget|prices?|pays?|salary|rates?|asking)\b[^.\n]{0,30}\d`,
  },
  age: {
    noted: /\bage\b/,
    met: String.raw`\b\d{1,3}[ -]?(?:f|m|yo|y\/o|years?|months?|weeks?)\b|\b(?:age|aged|old|puppy|kitten|adult|senior)\b|\b[mf] ?\d\d\b`,
  },
  pattern: {
    noted: /\bpattern\b|\bdesign (?:and|or)\b/,
    met: String.raw`\b(?:pattern (?:is|from|by|was|called|name)|patterns? by|designer|design(?:ed)? by|self[- ]?draft\w*|(?:my|our) own (?:design|pattern)|free-?hand|improvis\w+|kit|chart|ravelry|etsy|vogue|simplicity|mccall\S*|butterick|burda\w*|kwik sew|new look|folkwear|closet core|grainline|papercut|style arc|cashmerette)\b|\bpattern:`,
  },
  yarn: {
    noted: /\byarns?\b/,
    met: String.raw`\b(?:yarns? (?:is|was|from|by)|merino|alpaca|mohair|cashmere|superwash|worsted|fingering|sport weight|bulky|aran|dk|skeins?|drops|cascade|isager|lion brand|scheepjes|lang|paintbox|wool(?:ly)? (?:is|from|by|and)|cotton|linen)\b|\byarn:`,
  },
  list: {
    isVague: true,
    noted:
      /\b(?:product|parts|deck|item|tweak|tool)s? lists?\b|\blist of (?:the )?items\b|\bfull list\b/,
    met: String.raw`(?:^|\n) {0,9}(?:[-*•]|\d+[.)])\s|(?:[^,\n]{1,60},){3}|https?:\/\/`,
  },
  medium: {
    noted: /\b(?:medium|software used)\b/,
    met: String.raw`\b(?:oils?|acrylics?|watercolou?rs?|gouache|ink(?:ed|s)?|pens?|pencils?|charcoal|pastels?|markers?|digital|procreate|photoshop|krita|blender|clay|linocut|collage|canvas|paper|board|panel|aseprite|illustrator|clip studio|maya)\b`,
  },
  products: {
    isVague: true,
    noted: /\b(?:full |whole )?routines?\b|\bproducts? (?:used|list)\b|\bswatch\w*/,
    met: String.raw`\b(?:cleans\w+|moisturi[sz]\w+|spf ?\d*|sunscreen|serum|retin\w+|tret\w*|niacinamide|acid|shampoo|conditioner|gel|cream|primer|foundation|palette|shade|coats?|polish|morning)\b|https?:`,
  },
  care: {
    isVague: true,
    noted: /\b(?:watering|care details|tank size|water values)\b/,
    met: String.raw`\b(?:water(?:ed|ing)?|window|sun(?:light)?|shade|soil|pot(?:ted)?|ph|ammonia|nit(?:rites?|rates?)|heater|filter|feed|fed)\b|\d ?(?:gal(?:lons?)?|g|l|lit(?:re|er)s?|ppm)\b`,
  },
  dates: {
    noted: /\b(?:travel )?dates?\b(?! of the| rules)/,
    met: String.raw`\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b|\b\d{1,2}[./-]\d{1,2}\b|\b(?:19|20)\d\d\b|\b(?:spring|summer|autumn|fall|winter|tomorrow|tonight|today|yesterday|next (?:week|month|year)|\w+day|\d+ (?:days|weeks|nights))\b`,
  },
  text: {
    isVague: true,
    noted:
      /\b(?:(?:explaining|describing|starter|own) comment|comment on|context|explanation|submission statement|write-up|(?:short |full )?description|summary|analysis|argument|abstract|story|text on|commentary|remarks|short paragraph|introduction|own (?:thoughts|words)|impressions|elaboration|substance|what (?:it|the \w+) (?:is|does|was)(?: about| for)?|how it is played|reasoning|thinking behind|choices behind|why you)\b/,
    met: String.raw`^[^\n]*\n[^]*\S[^]{90}`,
  },
};
