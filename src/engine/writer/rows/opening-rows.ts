import type { AnswerId } from "#engine/interview/interview.ts";

// How the first sentence of a post, or a title, begins.

/** 'Grete Ahrend is not allowed to burn charcoal', 'We counted on twelve evenings in June'. */
export const DRAWS_IN: Partial<Record<AnswerId, RegExp>> = {
  premise: /^(?:An? \p{Ll}+|You|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?!is about\b)\p{Ll}+ /u,
  // Who counted, and for how long, is a scene as well.
  numbers:
    /\b(?:I|we) \p{Ll}+(?: [^\s.]+){0,8} (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{Ll}+teen) (?:\p{Ll}+ )?(?:\p{L}{3,}days|days|nights|evenings|mornings|weeks|weekends)\b|^Over \p{Ll}+ \p{L}+s (?:I|we) /iu,
};

/** 'The book follows', 'each chapter is': of something that was not named yet. */
export const OF_THING = /\b(?:book|novel|story|chapters?|pages?|guide|key|game|app|day)\b/i;

/** 'I was a vineyard hand' and 'I'm 62' are no events. */
export const TELLS_BACKGROUND =
  /^(?:So )?(?:(?:I|We)(?: (?:was|were|am|are|have been)|['’](?:m|re|ve been))|My background is) /;

/** These point at nothing before them. */
export const OPENS_STORY =
  /^There (?:is|are|was|were)\b|^It (?:all )?(?:started|began) (?:with|in|on|when)\b/;

/** Somebody to whom it happened, or a verb that shows by its form. */
export const HAPPENS =
  /^(?:I|We|My|Our|Some(?:body|one)|Nobody|Every(?:body|one)|\p{Lu}\p{Ll}*\.? \p{Lu})|\b\p{Ll}{2,}ed\b|\b(?:was|were|is|are|has|had|came|went|took|got|said|gave|asked|told|sat|stood|fell|broke|lost|won|sold|wanted|could|would|did|cost|drove|rang|wrote|found|left|sent|bought|brought|made|kept|ran|saw|put|cut)\b/u;

/** 'The code is on mapdiet.example'. */
export const LEADS_AWAY = /\b\p{L}[\p{L}\d-]*\.(?:\p{Ll}{2,})\b|\blinks?\b/u;
/** Where whom it is for is said, and more begins. */
export const ENDS_PHRASE = /[.;:(]| [-–—] /;

/** Has a capital only because it begins; behind a lead it is small. */
export const SMALL_BEHIND_LEAD =
  /^(?:In|On|Out|Inside|Web|Browser|Any|Every|All|Free|Email|Between|The|A|An|Plain|Both|Most|Just|Only|Pure|Anything|Anywhere|Your|My|Our|We|No|By|At|From|Near|Behind|Above|Off|Under|Opposite|Next|Below|Beside|Between|Across|Along|Around|Round|Down|Outside|Upstairs|Downstairs|Halfway|Online|Basement|Top|Bottom|First|Second|Last|Corner|Back|Front|Middle|End|Website|Own|Half|How|Who|What|Where|Why|That|This|These|Those|Some|Somebody|Someone|Everybody|Everyone|Many|More|Few|Every|Other|Another|Almost|About|Around|After|Before|While|Because|Then|Now|Sometimes|Never|Nothing|Something|Not|He|She|Old|New|Retired|Maybe|Mostly|Roughly|Nearly|Do|Does|Did|Has|Have|Had|Is|Are|Was|Were|Would|Could|Can|Should|Which|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Each|It|They|There|People|Nobody|You|If|When|With|For|Since|Open|Closed|Shut)\b/;

/** 'Throwing them out', but not 'String and tape': what somebody did. */
export const BEGINS_DOING =
  /^(?!(?:String|Spring|King|Ring|Evening|Morning|Nothing|Something|Everything)\b)\p{Lu}\p{Ll}+ing (?:it|them|the|an?|my|our|your|out|up|by|with|around|through|everything|each|every)\b/u;

/** Who sells them makes them. */
export const MAKES_THEM =
  /\b(?:I|we)(?:['’]ve)? (?:\p{Ll}+ly |only |still |do )?(?:make|made|sew|sewed|sewn|knit|carve|carved|throw|threw|print|bake|brew|turn|turned|dye|dyed|weave|wove|pour|poured|cut|bind|bound)\b|\bmade by (?:me|us|hand)\b|\bby my own hands?\b/iu;

/** Who is called so has it for a name: 'Mum kept it'. */
export const KIN_NAME =
  /^(?:Mum|Mummy|Mom|Mommy|Mam|Dad|Daddy|Papa|Mama|Grandma|Grandpa|Granny|Gran|Nan|Nana|Grandad)(?!\p{L})(?!['’]s)/u;

/** Somebody who has to be named before. */
export const OF_SOMEBODY =
  /(?<![\p{L}'’])(?:(?:he|she|him|her|his|hers|they|them|their|theirs|those|these|ones)(?!\p{L})|(?:this|that)(?= (?:in|on|at|to|for|into|from|with|by) |[.,!]|$))/iu;

/** 'The trap', 'that old trap': one that was named before, if it was. */
export const NAMES_ONE_THERE = /(?<!\p{L})(?:the|that|this|those|these) ((?:\p{L}+ )?\p{L}{3,})/giu;

/** What it came of is said already; another 'so' would be one too many. */
export const TELLS_REASON = /(?<!\p{L})(?:so|because|therefore|since)(?!\p{L})/iu;

/** A sentence or two of somebody, short enough for a title. */
export const QUOTED = /["“](?<quote>\p{Lu}[^"“”]{18,88}[.!?]?)["”]/u;

/** 'Selfishly, I wanted Sundays back', 'It seemed a waste' and 'After that weekend …' go on from a story, where 'I missed half a wedding' is one. */
export const GOES_ON_FROM_STORY =
  /^(?:It|This|That|These|Those|Also|And|But|Because|So|Then) |^(?:Selfishly|Honestly|Frankly|Mostly|Mainly|Partly|Basically|Really|Actually|Sadly|Luckily|Obviously)(?:,| because) |(?<!\p{L})(?:after|since|before|until|by|in|on|from|of|about|during|for) that (?:weekend|day|night|evening|morning|afternoon|week|month|year|winter|summer|spring|autumn|trip|moment)(?!\p{L})/iu;
