// Letters, large and small.

/** Who begins with a small letter and never with a large one writes small; 'iPhone' and 'e.g.' are no beginnings. */
export const WRITES_SMALL = /^(?:[£$€]?\d|\p{Ll}[\p{Ll}'’]*(?=[\s,.:;!?]|$))/u;

export const BEGINS_LARGE = /[.!?]\s+\p{Lu}|(?<![\p{L}\p{N}])I(?![\p{L}\p{N}])/u;

export const QUOTED =
  /("[^"]{0,400}"|“[^”]{0,400}”|(?<![\p{L}\p{N}])['‘](?=\S).{1,400}?['’](?![\p{L}\p{N}]))/u;

export const SMALL_I = /(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|ve|d|ll)\b|[\s,;:!?]|\.(?!\p{L})|$)/gu;
