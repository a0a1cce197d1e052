// How lists of what is unwanted put it.

/** Between names of things that are each meant: 'JavaScript, Android and Minecraft'. */
export const SEVERAL = /,? (?:and|or) |, /;

/** 'Recommendation posts' ask for one. */
export const AS_POSTS =
  /\b(recommendation|advice|career|authenticity|suspension|admissions?|homework|support|valuation|identification|critique|feedback|medical|legal|visa|chance-me) (?:posts|threads)\b/;

/** A condition that changes nothing. */
export const HELPED = /\bhelp with\b/g;

/** The same things with a condition: they are not barred as such. */
export const CONDITIONAL =
  /\b(?:with|without|un(?:tagged|marked|disclosed|sourced|labell?ed|declared)|low[- ]effort|repeat(?:ed)?|excessive|frequent|other days|weekdays|bare|hidden|plain|old|non-?\w+)\b/;

/** 'Tab requests': the thing that is asked for is named in any title that asks for it. */
export const WANTED =
  /^(?!(?:advice|private|product|vague|specific|common|content|media|posted|deleted|paid|free|app|personal|low-effort|payment|partner|interview|review|interesting|site|money|spec|art) )[a-z]+ (?:requests?|help)$/;

export const ARTICLE = /^(?:an?|the|any|their) /;

export const OFF_DAYS = /^(.+?) (?:on|during) (?:weekdays|the week)$/;

/** 'Memes except Mondays': what has its day. */
export const BUT_ON =
  /^(.+?),? (?:except|outside|other than|but|save)(?: on)? ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/;

export const COMMERCIAL = /^(?:commercial|promotional|business|company|vendor|sales) posts$/;

export const LEAVE = /^(?:approval|permission|leave|asking|consent)$/;

/** What much is called: in a title it says little of what the post is. */
export const AT_LARGE =
  /^(?:art|clients|debate|discussion|events?|everything|food|games|gear|images|jobs|lists|maps|music|news|offers|opinions|plants|players|projects?|promotion|servers|solutions|tutorials|things|travel|your|value)$/;

export const THREAD = /thread|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

export const PLACED =
  /^(.+?) (?:outside (?:of )?(?:the |its |their )?(?:[\w-]+ )?(?:mega)?threads?|as (?:a )?posts?|as separate posts)$/;
