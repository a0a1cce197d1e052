// How texts name places.

/** 'Denver', 'San Diego': a name of one word or of two. */
export const CAPITALISED = /\p{Lu}\p{L}{2,}(?:\s+\p{Lu}\p{L}{2,})?/gu;

/** Of these the second word alone is another place: New Mexico, New London. */
export const NEW = /\bNew (?=\p{Lu})(\p{L}+)/gu;

/** Where servers, teachers and farms are and parcels go, nobody of the project has to be. */
export const ELSEWHERE =
  /\b(?:import|imported|sourced?|bought) (?:\p{L}+ )?(?:direct(?:ly)? )?from [^.!?]*|\bfrom (?:\p{L}+ ){0,3}(?:farms?|growers|farmers|suppliers) in (?:the )?\p{Lu}\p{L}+|\b(?:tutors?|teachers?|speakers?) (?:\p{L}+ )?(?:in|from) (?:the )?\p{Lu}\p{L}+|\b(?:servers?|hosted|hosting|stored|data) (?:is |are )?in (?:the )?\p{Lu}\p{L}+|\b(?:we ship|ships|shipping|shipped|versenden|versand|expédi\p{L}+|spedi\p{L}+|verzend\p{L}+|wysyłamy) [^.!?]*/giu;
export const SMALL_SENTENCES = /[.!?] \p{Ll}/u;
export const SMALL_PLACE = /\b(?:in|near|from|around|of) ((?:\p{L}{3,} ?){1,3})/gu;
