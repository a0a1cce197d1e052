// How texts name places.

/** Of these the second word alone is another place: New Mexico, New London. */
export const NEW = /\bNew (?=\p{Lu})(\p{L}+)/gu;
