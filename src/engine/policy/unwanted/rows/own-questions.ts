import type { UnwantedKind } from "../../policy.ts";

/** Questions that only concern whoever asks them. */
export const OWN_QUESTIONS = {
  health: {
    word: "questions about your own health",
    signs: [
      /\b(?:symptoms?|pain|hurts?|rash|swollen|swelling|doses?|\d ?mg|blood ?(?:work|tests?|pressure)|results?|labs?|cbc|mri|ct|x-?rays?|scans?|ecg|ferritin|diagnos\w+|medications?|meds|pills?|prescri\w+|surgery|infect\w+|numb\w*|bleed\w*|spotting|injur\w+|lump|mole|fever|nausea|heart|knees?|chest|stomach|neck|throat|tooth|gums?|hands? shake|period)\b/,
      /\b(?:my|i|i['’]?m|me)\b|\b(?:\d\d ?[mf]|[mf] ?\d\d)\b/,
      /\bshould (?:i|we|he|she|they|(?:my|our) (?:[\w-]+ ){1,2}?)\b ?(?:be|worry|see|go|push|get|ask|take|stop|keep|do)\b|\bdo(?:es)? (?:i|we|he|she|they) need\b|\bsecond opinion\b|(?<!\bif you['’]?re )\bnot an? (?:doctor|nurse)\b|\bis (?:this|it|that) (?:normal|bad|something|just)\b|\bwhat (?:could|might|is|should) (?:it|this|be|i)\b|\bcan (?:a|an|any|some) ?(?:doctor|one)\b|\bgo away\b|\bcan i (?:take|keep)\b|\b(?:mean|means) (?:something|that)\b|\bhow long (?:until|will|does)\b/,
      // Who treats others asks as a colleague.
      /^(?![^]*\b(?:my|our|the|a) (?:patients?|pts?|residents?|clients?)\b)/,
    ],
  },
  home: {
    word: "questions from homeowners",
    signs: [
      /\b(?:home ?owner|(?:i['’]?m )?not an? pro(?:fessional)?\b|first[- ]time (?:home ?buyer|home ?owner)|my (?:landlord|house|ac|apartment)\b[^]{0,600}\bmyself)/,
      /\?/,
    ],
  },
  support: {
    word: "requests for technical support",
    signs: [
      /\b(?:pc|laptop|computer|phone|router|wi-?fi|screen|iphone|ipad|mac\w*|pixel|galaxy|thinkpad|keyboard|mouse|gpu|printer|speakers?|windows|android|drivers?|distro|console|ps[45]|xbox|switch|steam deck|controller|headset|airpods|tv|modem|battery|apple watch|bluetooth|icloud|hdmi|ssd|charger|webcam|microphone)\b/,
      /\b(?:(?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|didn['’]?t) (?:\w+ )?(?:work|turn|start|charge|connect|open|close|show|respond|react|play|wake|recogni[sz]e|save|install|appear|light|move|go|come|hold|last|find|help|fix|post|do anything)|isn['’]?t (?:\w+ )?(?:working|showing)|not working|no (?:sound|signal|power)|keeps? (?:\w+ )?(?:\w+ing|on)\b|broke|broken|slow|crash\w*|freez\w*|black screen|stuck|died|drops|disconnects|blinks|lifts|overheat\w*|fails|cuts? (?:out|off)|stop(?:s|ped) (?:working|charging|for)|drains?|draining|disappeared|vanished|(?:by itself|on its own)\b|lags?|glitch\w*|flicker\w*|buzz\w*|stutter\w*|unresponsive|(?:reboots|restarts)|(?:can(?:no|['’])t|unable to) (?:connect|turn|find|see|hear)|error|(?:restarted|reset|reinstalled|level+ed) )\b/,
      /\b(?:my|mine|i|i['’]?ve|home office|our|any ideas?|has any(?:one|body) (?:found|got|here))\b/,
      /\?|\bhelp\b|\bfix\b|\bgoing mad\b/,
    ],
  },
  routine: {
    word: "questions about your own training",
    signs: [
      /\b(?:rate|thoughts on) my (?:[\w-]+ ){0,3}(?:split|ppl|physique)\b|\bshould i (?:add|switch|take|eat|do|run)\b|\bam i (?:[\w-]+ ){0,4}(?:enough|too (?:much|old))\b/,
    ],
  },
  legal: {
    word: "questions about your own case",
    signs: [
      /\bmy (?:\w+ )?(?:landlord|employer|boss|ex|neighbou?r|husband|wife|ticket|case|lease|job|company|insurance|contract|car|kid|son|daughter|deposit|(?:\w+ )?invoice|name)\b|\bi (?:was|got|have been) (?:\w+ )?(?:arrested|fired|sued|evicted|charged|served)\b|\b(?:fired|got served|evicted|sued) (?:by|for|over|papers)\b|\blandlord (?:kept|won['’]?t|says|wants|refuses)\b|\bfor selling\b|\bnachbar\b/,
      /\bcan i (?:sue|get|be)\b|\bdo i have (?:a case|any|rights|grounds|to go)\b|\bis (?:this|it|that) (?:even )?(?:legal|illegal|allowed)\b|\bcan (?:they|he|she) (?:legally )?\b|\bwhat (?:are my (?:rights|options)|can i do)\b|\bneed an? (?:lawyer|attorney|solicitor)\b|\bmy rights\b|\bdarf (?:er|sie|ich)\b|\bwelche rechte\b/,
    ],
  },
  tax: {
    word: "questions about your own taxes",
    signs: [
      /\bmy (?:\w+ )?(?:tax(?:es)?|tax return|refund|llc)\b/,
      /\bhow (?:do|should) i (?:report|pay)\b|\bdo i (?:need to|have to)\b|\bcan i deduct\b/,
    ],
  },
  pet: {
    word: "questions about your own animal's health",
    signs: [
      /\bmy (?:\w+ ){0,3}(?:dog|cat|pup(?:py)?|kitten|rabbit|horse|hamster|bird|parrot|lizard|gecko|snake|lab(?:rador)?|retriever|shepherd|poodle|terrier|beagle|husky|corgi|collie|spaniel|dachshund|pit ?bull|bulldog|chihuahua|mutt|tabby|maine coon)\b/,
      /\bshould i\b|\bis (?:this|it|that|he|she) (?:normal|ok|okay)\b|\bwhat (?:could|can|should) (?:it|i|this|be)\b|\bcan i give\b|\bworried\b|\bdo i need\b/,
      /\b(?:vet|limp\w*|vomit\w*|throwing up|diarrh\w+|lump|bleed\w*|blood|swollen|limping|cough\w*|sneez\w*|stopped eating|won['’]?t eat|not eating|seizure|worms|fleas|rash|itch\w*|infect\w+|wound|hurt|pain|sick|medic\w+|dose|breath\w*|lethargic|poop|pee\w*|eye|ear|teeth|ate)\b/,
    ],
  },
  client: {
    word: "questions from clients and patients",
    signs: [
      /\bmy (?:[\w-]+ ){0,2}(?:therapist|agent|accountant|lawyer|attorney|dentist|stylist)\b|\bas a (?:client|customer|home ?buyer|seller)\b|\b(?:my|our) (?:[\w-]+ ){0,2}(?:order|package|delivery|refund|ticket|bill|postman|waiter|server)\b|\b(?:i|we)(?:['’]ve)? (?:just )?(?:ordered|booked|paid for|returned)\b|\bordered (?:a|an|my|some|two)\b|\bcustomer service\b|\btracking (?:says|number)/,
      // Who has a crew or customers is on the other side of the counter.
      /^(?![^]{0,900}?\b(?:my|our) (?:[\w-]+ )?(?:staff|crew|employees|servers|bookkeeper|clients|customers|guests)\b)/,
      /\?/,
    ],
  },
  portfolio: {
    word: "questions about your own money",
    signs: [
      /\b(?:should i (?:buy|sell|invest|put|hold|keep|move)|roast my (?:\w+ )?portfolio|where (?:do|should) i start|how (?:do|should) i invest)\b/,
    ],
  },
  beginner: {
    word: "beginners' questions",
    signs: [
      /\b(?:(?:complete|total|a|as a|i['’]?m a) (?:beginner|newbie|noob)|(?:beginner|newbie|noob|first[- ]timer?) (?:here|question)|new to (?:this|the|it|\w+ing)|just (?:starting|started|getting started)|(?:where|how) (?:do|should|would|can|to) (?:i |you |we )?(?:start|begin|get (?:started|into))|want(?:ing)? to (?:start|get into|learn|try)|thinking of (?:starting|getting into|trying)|never (?:done|tried|made) (?:it|this|one|any)|my (?:very )?first (?:time|day|week)|(?<=^|\n|[.!?] |this is |it['’]s )my (?:very )?first (?:ever )?(?!job|house|home|flat|apartment|client|customer|sale|paycheck|kiss|child|baby)[\w-]+(?= ?(?:[.!?,\n]|$))|my first[- ]ever [\w-]+|(?:(?:got|bought|received) )(?:my|our) (?:very )?first (?!job|house|home|flat|apartment|client|customer|sale|paycheck|kiss|child|baby)[\w-]+)\b/,
      /\?|\b(?:help|advice|tips)\b/,
    ],
  },
  personal: {
    word: "requests for advice on your own situation",
    signs: [
      /\bmy (?:girlfriend|boyfriend|wife|husband|gf|bf|ex|partner|fianc[ée]e?)\b|^[^\n]*\bshould i\b|^[^\n]*\bam i\b/,
      /\?/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
