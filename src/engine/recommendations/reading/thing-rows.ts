// What is said of things that they are not, or that they are only in part.

export const NEGATED =
  /(?<![\p{L}])(?:no|not an?|without an?|without|kein\p{L}*|ohne|sans|sin|sem|senza|zonder|geen|bez) (?:apps?|software|plug-?ins?|subscriptions?|abo|games?|courses?|books?|coaching|consulting)(?![\p{L}])/giu;

/** What it is like is not what it is: a manual like a comic. */
export const COMPARED =
  /(?<![\p{L}])(?:(?:like|reads? as|feels? like) an?|wie (?:ein|eine|einen)|comme une?|come una?|como una?|como um|als een|zoals een|jak) (?:\p{L}+ )?(?:comics?|games?|books?|novels?|podcasts?|films?|simulators?|spiel|buch|jeu|livre|bande dessinée|juego|libro|jogo|livro|gioco|fumetto|spel|boek|strip|komiks|gra|książka)(?![\p{L}])/giu;

/** What is only mentioned: the volume per app, engineers of software, a share of the profits for charity. */
export const MENTIONED =
  /(?<![\p{L}])(?:(?:per|any|each|every|other) app(?:lication)?s?|(?:grant|job|visa|college|university|loan|planning|patent|school) applications?|(?:tool|toy|seed|book|lending) librar(?:y|ies)|(?:books?|booking|orders?|ordering|reserve|pay|check in|sign up|schedule|available|open(?:s|ed)?|follow) (?:\p{L}+ ){0,3}(?:through|via|with|in|on|by|using) (?:our|the|an?|my|your) (?:\p{L}+ )?(?:app|website|site)|(?:our|the) (?:app|website) (?:lets you|to) (?:book|order|reserve)|(?:software|apps?|saas) (?:engineers?|developers?|testers?|compan(?:y|ies)|people)|(?:donat\p{L}+|giv(?:e|es|ing)) (?:\d+ ?(?:%|percent)|half|part|some|a (?:part|share|portion))[^.!?]*)(?![\p{L}])/giu;

/** 'Practice app for people who …': what it is comes first, whatever else is said of it. */
export const APP_FIRST =
  /^\P{L}*(?:an? |my |our |the )?(?:\p{L}+ ){0,3}(?:app|software|tool|platform|website|plug-?in) (?:for|that|to|which|with)\b/iu;

/** Words of games in texts about something else. */
export const NO_GAME_AT_ALL =
  /journaling rpg|zine|dungeon master|(?:for|your|into|to|of|chess|die) (?:your )?games|upload your games|games? (?:masters?|assets?|engines?|dev|developers|nights?|shop|store|servers?|consoles?|cartridges?|collectors?)|escape rooms?|Godot, Unity|inside Godot|sprite/iu;

/** A library may lend books, and a tool may be a chisel: two of these make software, one of them said of little else. */
export const PERHAPS_SOFTWARE =
  /(?<![\p{L}\p{N}])(?:extension|library|website|dashboards?|tool|script|bot|package|template|reference manager|generator|converter|biblioteca|biblioteka|libreria|sistema|browser|imports?|exports?|uploads?|log ?in|sign-?up|sync|offline|no account|account|online|data|csv|pdf|python|typescript|javascript|rust|docker)(?![\p{L}])/giu;

export const PREMISES =
  /^(?:(?!for\b|to\b|app\b|apps\b|software\b|platform\b|tool\b|website\b|that\b)[\p{L}\p{N}'’&-]+,? ){0,6}(?:restaurant|bistro|bakery|brewery|caf[eé]|pub|tavern|hotel|hostel|guest ?house|salon|barber ?shop|gym|clinic|dental practice|shop|store|boutique|nursery|garage|florist|deli|butchers?|pizzeria|spa|day ?care)(?= (?:in|near|on|for|with|at|and|opening|serving|selling)\b|[.,:])/iu;
export const IS_APP = /^\P{L}*(?:an? |my |our )?(?:\p{L}+ ){0,3}app\b/iu;
