// What is loud in a title.

export const EXCLAMATIONS = /!+/g;

/** Pictures, with whatever joins and colours them. */
export const EMOJI =
  /(?:[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\u{FE0F})[\p{Emoji_Modifier}\u{FE0F}\u{200D}\p{Extended_Pictographic}]*/gu;

export const CLICKBAIT =
  /\byou (?:won['’]t|will not|wouldn['’]t) believe\b|\b(?:this|one) (?:\p{L}+ )?(?:simple |weird )?trick\b|\b(?:blew|blow|blowing) (?:my|your) mind\b|\bwhat happened next\b|\bnobody (?:tells|is talking|talks)\b|\bno one (?:tells|is talking|talks)\b|\bthey don['’]t want you to\b|\bwill change your life\b|\bchanged my life\b|\bthe secret (?:to|of|behind)\b|\bhere['’]s (?:why|how|what)\b|\bmust[- ](?:see|have|read|try)\b|\bshocking(?:ly)?\b|\binsane(?:ly)?\b|\bdon['’]t miss\b|\byou need to (?:see|know|try)\b|\bthis changes everything\b|\bstop (?:doing|using|wasting)\b|\bthe (?:ultimate|only) guide\b/giu;

/** Of four letters or more: NASA and HTML are rare, and API, SaaS and B2B are not meant. */
export const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
export const OF_CHATS = /\b(?:discord|telegram|server)/i;
