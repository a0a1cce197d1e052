// What is said of things that they are not, or that they are only in part.

/** A planter with no app is no app. */
export const NEGATED =
  /(?<![\p{L}])(?:no|not an?|without an?|without|kein\p{L}*|ohne|sans|sin|sem|senza|zonder|geen|bez) (?:apps?|software|plug-?ins?|subscriptions?|abo|games?|courses?|books?|coaching|consulting)(?![\p{L}])/giu;

/** 'Practice app for people who …': what it is comes first, whatever else is said of it. */
export const APP_FIRST =
  /^\P{L}*(?:an? |my |our |the )?(?:\p{L}+ ){0,3}(?:app|software|tool|platform|website|plug-?in) (?:for|that|to|which|with)\b/iu;

/** Words of games in texts about something else. */
export const NO_GAME_AT_ALL =
  /journaling rpg|zine|dungeon master|(?:for|your|into|to|of|chess|die) (?:your )?games|upload your games|games? (?:masters?|assets?|engines?|dev|developers|nights?|shop|store|servers?|consoles?|cartridges?|collectors?)|escape rooms?|Godot, Unity|inside Godot|sprite/iu;
