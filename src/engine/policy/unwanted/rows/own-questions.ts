import type { UnwantedKind } from "../../policy.ts";

/** Questions that only concern whoever asks them. */
export const OWN_QUESTIONS = {
  health: {
    word: "questions about your own health",
    signs: [
      /\b(?:symptoms?|pain|hurts?|rash|swollen|swelling|doses?|dosage|\d ?mg|blood ?(?:work|tests?|pressure)|results?|labs?|cbc|mri|ct|x-?rays?|scans?|ecg|ekg|biopsy|ferritin|diagnos\w+|medications?|meds|pills?|prescri\w+|surgery|infect\w+|numb\w*|bleed\w*|spotting|injur\w+|lump|mole|fever|nausea|dizz\w+|heart|knees?|chest|stomach|neck|throat|tooth|gums?|lungs?|hands? shake|period)\b/,
      /\b(?:my|i|i['’]?m|me)\b|\b(?:\d\d ?[mf]|[mf] ?\d\d)\b/,
      /\bshould (?:i|we|he|she|they|(?:my|our) (?:[\w-]+ ){1,2}?)\b ?(?:be|worry|see|go|push|get|ask|take|stop|keep|do)\b|\bdo(?:es)? (?:i|we|he|she|they) need\b|\bsecond opinion\b|(?<!\bif you['’]?re )\bnot an? (?:doctor|physician|nurse|medical \w+)\b|\bis (?:this|it|that) (?:normal|serious|dangerous|bad|something|cancer|just)\b|\bwhat (?:could|might|is|should) (?:it|this|be|i)\b|\bcan (?:a|an|any|some) ?(?:doctor|nurse|dentist|pharmacist|one)\b|\bgo away\b|\bcan i (?:take|keep)\b|\bdiagnose (?:me|this)\b|\b(?:mean|means) (?:something|that)\b|\bhow long (?:until|will|does)\b/,
      // Who treats others asks as a colleague.
      /^(?![^]*\b(?:my|our|the|a) (?:patients?|pts?|residents?|clients?)\b)/,
    ],
  },
  home: {
    word: "questions from homeowners",
    signs: [
      /\b(?:home ?owner|(?:i['’]?m )?not an? (?:electrician|plumber|tech(?:nician)?\b|mechanic|pro(?:fessional)?\b|contractor)|first[- ]time (?:home ?buyer|home ?owner)|my d\.?i\.?y\b|d\.?i\.?y\.?er\b|my (?:landlord|house|home|basement|kitchen|garage|bathroom|furnace|water heater|ac|a\/c|apartment)\b[^]{0,600}\b(?:myself|is (?:this|it|that) (?:safe|normal|dangerous|ok|okay)|quoted (?:me|us)|should i call))/,
      /\?/,
    ],
  },
  car: {
    word: "questions about your own car",
    signs: [
      /\bmy (?:\d{2,4} |[a-z]+ ){0,2}(?:car|truck|civic|corolla|camry|accord|f-?150|golf|jeep|bmw|audi|ford|honda|toyota|subaru|mazda|chevy|nissan|engine|brakes?|transmission|mechanic|dealer)\b/,
      /\bshould i\b|\bhow much\b|\bis (?:this|it) (?:safe|normal|fair|worth)\b|\bwhat (?:could|is|should)\b|\bcan i\b|\bany ideas?\b|\bquoted me\b/,
    ],
  },
  support: {
    word: "requests for technical support",
    signs: [
      /\b(?:pc|laptop|computer|phone|router|wi-?fi|screen|iphone|ipad|mac\w*|pixel|galaxy|thinkpad|keyboard|mouse|gpu|printer|speakers?|windows|android|drivers?|distro|console|ps[45]|xbox|switch|steam deck|controller|headset|airpods|tv|modem|battery|(?:apple|galaxy|pixel) watch|bluetooth|icloud|hdmi|ssd|charger|webcam|microphone)\b/,
      /\b(?:(?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|didn['’]?t) (?:\w+ )?(?:work|turn|start|boot|charge|connect|load|open|close|show|respond|react|play|update|wake|recogni[sz]e|detect|sync|print|pair|save|install|appear|register|display|light|move|click|go|come|hold|last|find|help|fix|post|do anything)|(?:isn|aren)['’]?t (?:\w+ )?(?:working|charging|showing|connecting|loading|responding|turning|detected|recogni[sz]ed|playing|syncing|printing|getting)|not working|no (?:sound|audio|signal|display|power|picture)|keeps? (?:\w+ )?(?:\w+ing|on)\b|broke|broken|slow|crash\w*|freez\w*|black screen|stuck|died|drops|disconnects|blinks|lifts|overheat\w*|fails|cuts? (?:out|off)|stop(?:s|ped) (?:working|playing|charging|responding|syncing|for)|drains?|draining|disappeared|vanished|(?:by itself|on its own)\b|lags?|lagging|glitch\w*|flicker\w*|buzz\w*|stutter\w*|unresponsive|(?:reboots|restarts|shuts (?:down|off)|turns (?:itself )?off)|(?:can(?:no|['’])t|unable to) (?:connect|pair|update|sync|log ?in|sign in|install|boot|open|charge|turn|find|see|hear|print)|error|(?:restarted|reset|rebooted|reinstalled|level+ed) )\b/,
      /\b(?:my|mine|i|i['’]?ve|home office|our|any ideas?|has any(?:one|body) (?:found|got|here))\b/,
      /\?|\bhelp\b|\bfix\b|\bgoing mad\b/,
    ],
  },
  routine: {
    word: "questions about your own training",
    signs: [
      /\b(?:rate|critique|check|review|judge|thoughts on|feedback on|opinions? on|how(?:['’]?s| is)) my (?:[\w-]+ ){0,3}(?:split|routine|program(?:me)?|workout|plan|ppl|form|physique|diet|macros|pace)\b|\bshould i (?:add|bulk|cut|deload|switch|take|eat|do|run)\b|\b(?:is my|am i) (?:[\w-]+ ){0,4}(?:enough|too (?:much|slow|fast|heavy|old))\b/,
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
      /\bmy (?:\w+ )?(?:tax(?:es)?|tax return|refund|w-?2|1099|side hustle|llc)\b/,
      /\bhow (?:do|should) i (?:file|report|pay)\b|\bdo i (?:owe|need to|have to)\b|\bcan i (?:deduct|write off|claim)\b|\bam i (?:going to )?(?:owe|be)\b/,
    ],
  },
  pet: {
    word: "questions about your own animal's health",
    signs: [
      /\bmy (?:\w+ ){0,3}(?:dog|cat|pup(?:py)?|kitten|rabbit|horse|hamster|bird|parrot|lizard|gecko|snake|lab(?:rador)?|retriever|shepherd|poodle|terrier|beagle|husky|corgi|collie|spaniel|dachshund|pit ?bull|bulldog|chihuahua|mutt|tabby|maine coon)\b/,
      /\bshould i\b|\bis (?:this|it|that|he|she) (?:normal|serious|ok|okay|dangerous)\b|\bwhat (?:could|can|should) (?:it|i|this|be)\b|\bcan i give\b|\bworried\b|\bdo i need\b/,
      /\b(?:vet|limp\w*|vomit\w*|throwing up|diarrh\w+|lump|bleed\w*|blood|swollen|limping|cough\w*|sneez\w*|stopped eating|won['’]?t eat|not eating|seizure|worms|fleas|rash|itch\w*|infect\w+|wound|hurt|pain|sick|medic\w+|dose|breath\w*|lethargic|poop|pee\w*|eye|ear|teeth|ate)\b/,
    ],
  },
  client: {
    word: "questions from clients and patients",
    signs: [
      /\bmy (?:[\w-]+ ){0,2}(?:therapist|psychologist|counsell?or|psychiatrist|realtor|agent|accountant|lawyer|attorney|dentist|hygienist|vet|pharmacist|trainer|personal trainer|stylist|tattooist|tattoo artist|photographer|translator|pilot|landscaper)\b|\b(?:as a|i['’]?m a|i am a) (?:client|patient|customer|buyer|home ?buyer|seller)\b|\b(?:my|our) (?:[\w-]+ ){0,2}(?:order|package|parcel|delivery|refund|reservation|booking|luggage|ticket|claim|bill|mail ?(?:man|carrier)|postman|carrier|courier|cashier|barista|waiter|server|delivery driver)\b|\b(?:i|we)(?:['’]ve)? (?:just )?(?:ordered|booked|paid for|returned|complained)\b|\bordered (?:a|an|my|some|two)\b|\bcustomer service\b|\btracking (?:says|number|shows|hasn)/,
      /\?/,
    ],
  },
  portfolio: {
    word: "questions about your own money",
    signs: [
      /\b(?:should i (?:buy|sell|invest|put|hold|keep|move)|(?:rate|roast|review|critique|thoughts on) my (?:\w+ )?(?:portfolio|allocation|holdings)|where (?:do|should) i (?:start|invest|put)|what (?:etfs?|stocks?|funds?) should i|i(?:['’]?m| am) (?:\d\d|new to investing)\b[^]{0,300}\binvest|how (?:do|should) i (?:start investing|invest))\b/,
    ],
  },
  beginner: {
    word: "beginners' questions",
    signs: [
      /\b(?:(?:complete|total|absolute|a|as a|i['’]?m a) (?:beginner|newbie|noob|newcomer)|(?:beginner|newbie|noob|first[- ]timer?) (?:here|question|advice|help)|new to (?:this|the|it|\w+ing)|just (?:starting|started|getting started|getting into|got into)|(?:where|how) (?:do|should|would|can|to) (?:i |you |we )?(?:start|begin|get (?:started|into))|want(?:ing)? to (?:start|get into|learn|try)|thinking (?:of|about) (?:starting|getting into|trying)|never (?:done|tried|used|played|made|owned|bought) (?:it|this|one|any|before)|my (?:very )?first (?:time|day|week|try|attempt)|(?<=^|\n|[.!?] |this is |it['’]s )my (?:very )?first (?:ever )?(?!job|house|home|flat|apartment|client|customer|sale|paycheck|kiss|child|baby)[\w-]+(?= ?(?:[.!?,\n]|$))|my first[- ]ever [\w-]+|(?:(?:got|bought|gave me|received|given|adopted|ordered|picked up|own|inherited|here(?:['’]s| is|:)) )(?:my|our|me my) (?:very )?first (?!job|house|home|flat|apartment|client|customer|sale|paycheck|kiss|child|baby)[\w-]+)\b/,
      /\?|\b(?:help|advice|tips)\b/,
    ],
  },
  personal: {
    word: "requests for advice on your own situation",
    signs: [
      /\bmy (?:girlfriend|boyfriend|wife|husband|gf|bf|ex|crush|partner|fianc[ée]e?)\b|^[^\n]*\bshould i\b|^[^\n]*\bam i\b/,
      /\?/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
