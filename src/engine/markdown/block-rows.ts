// The lines that Markdown marks blocks by.

export const REFERENCE =
  /^ {0,3}\[([^\]]{1,200})\]:[ \t]*<?([^\s>]+)>?(?:[ \t]+["'(][^"')]*["')])?[ \t]*$/;

export const FENCE = /^ {0,3}(`{3,}|~{3,})/;

export const INDENTED = /^(?: {4}|\t)/;

export const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

export const QUOTE = /^ {0,3}>(?!!) ?/;

export const ITEM = /^( {0,3})(?:[-*+]|(\d{1,9})[.)])(?:[ \t]+|$)/;

export const UNDERLINE = /^ {0,3}(?:(=+)|-+)[ \t]*$/;
export const HEADING = /^ {0,3}(#{1,6})/;

/** The line below the head of a table. */
export const COLUMN = /^:?-+:?$/;
export const INSET = /^(?: {2,4}|\t)/;
export const CONTINUES = /^(?: {2,}|\t)/;
