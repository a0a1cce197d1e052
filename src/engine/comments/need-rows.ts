// What people who ask say.

/** What can be answered with knowledge. */
export const ASKS_HOW =
  /\b(?:how (?:do|does|did|can|could|should|would|are|is|to|long|many|much|often)|what (?:do|does|did|should|would|could|am|is|are|kind|made|else|to)|which|where (?:do|does|can|should|would|to|is)|why (?:do|does|is|are|did)|is there (?:a|an|any)|do i need|should (?:i|we)|(?:has|have) any(?:one|body)|does any(?:one|body)|any (?:tips|advice|ideas|way))\b/i;

/** Who is asked: the members, and not oneself. */
export const ASKS_MEMBERS = /\b(?:you|your|people|any(?:one|body)|others?)\b/i;

/** Wishes without a question mark. */
export const WISHES =
  /\b(?:looking for (?:advice|tips|help|ideas|a way|suggestions)|any (?:advice|tips|help|ideas|suggestions)\b|(?:please|pls) help|need (?:some )?(?:advice|help)|i(?:['’]d| would) (?:like|love) to (?:know|understand|learn|hear)|i want to (?:know|understand|learn)|wondering (?:how|what|if|whether|why|which|where)|can['’]?t (?:figure|work) out|no idea (?:how|what|why|where)|what am i doing wrong|how (?:do|can|should|would) (?:i|you|we|people)\b|teach me)\b/i;

/** Questions that every thread could end with. */
export const EMPTY =
  /^(?:any(?:one|body)(?: else)?(?: (?:here|know|have (?:this|the same)(?: problem| issue)?))?|any (?:thoughts|ideas|advice|tips|suggestions|help)(?: (?:appreciated|welcome|please))?|(?:what are |any )?(?:your )?thoughts(?: on this)?|thanks in advance|does that make sense|am i (?:crazy|stupid|the only one)|is it just me|what do you (?:all |guys )?think|you know\b.*|right|who knows|why me)[?.!]*$/i;

/** Said to oneself or quoted from somebody. */
export const ASIDE =
  /^["“'‘]|\b(?:who am i kidding|right|you know|isn['’]t it|aren['’]t they|huh|ok(?:ay)?)\?$/i;

/** An opening that speaks of a thing which nobody named yet. */
export const ABOUT_PRODUCT =
  /^(?:it|they|this|that|these|those|there(?:['’]s| is| are) no|no)\b|\b(?:version|beta|demo|prototype|mvp|the (?:app|tool|game|plugin|extension|library|site|website|service|course|podcast|newsletter)|users?|customers?|subscribers?|our product|it (?:can|cannot|can['’]t|does|doesn['’]t|only|works|runs|supports|needs))\b/i;

export const IS_QUESTION = /\?[)"”'’]*$/;
export const IS_ENDED = /[.!?:…][)"”'’]*$/;
