import type { RuleCode, RuleCodes } from "../rule-codes.ts";
import { anyOf } from "./any-of.ts";
import { isPermitted, type ReadRule } from "./read-rule.ts";

type Demand = {
  code: RuleCode;
  asks: RegExp;
  unless?: RegExp;
  /** 'Crossposts are welcome' asks for nothing. */
  isLiftedByPermission?: boolean;
};

/** What a rule asks of every post or member, other than karma and age. */
export function codeDemands({ clauses }: ReadRule): RuleCodes {
  const found = DEMANDS.filter((demand) => clauses.some((clause) => isDemanded(demand, clause)));
  return Object.fromEntries(found.map(({ code }) => [code, true]));
}

function isDemanded({ asks, unless, isLiftedByPermission }: Demand, clause: string): boolean {
  if (!asks.test(clause) || unless?.test(clause)) return false;
  return !(isLiftedByPermission && isPermitted(clause));
}

const DEMANDS: Demand[] = [
  {
    code: "flair-required",
    asks: anyOf(
      /\b(must|required?|mandatory|needs?|please|use|add|choose|select|assign|all posts)\b.{0,40}\bflair/,
      /\bflair(s|ed)?\b.{0,40}\b(must|required?|mandatory|needed|correctly|appropriately|your posts?|all posts|posts?$)/,
    ),
    unless: /\b(optional|user flair)\b|\bspoilers?\b.{0,20}\bflair/,
  },
  {
    code: "title-format",
    asks: anyOf(
      /\btitles?\b.{0,50}\b(must|should|format|formatting|include|descriptive|brackets?|tags?|clear|accurate|required|guidelines|rules)\b/,
      /\b(descriptive|clear|accurate|proper|correct|clickbait|editoriali[sz]ed|misleading|vague)\b.{0,25}\btitles?\b/,
      /\bdo(n'?t| not) (editoriali[sz]e|sensationali[sz]e)\b/,
    ),
  },
  {
    code: "text-posts-only",
    asks: anyOf(
      /\b(text|self)[\s-]*posts? only\b/,
      /\bonly (text|self)[\s-]*posts?\b/,
      /\bno (link|image)( or (link|image|video))? posts?\b/,
      /\bmust be (a )?(text|self)[\s-]*posts?\b/,
      /\btext[\s-]only\b/,
    ),
    unless: /\b(no|not)\b.{0,12}\btext[\s-](posts? )?only\b/,
  },
  {
    code: "on-topic",
    asks: anyOf(
      /\b(stay|keep|remain|be|posts?|content)\b.{0,30}\bon[\s-]?topic\b/,
      /^on[\s-]?topic\b/,
      /\b(must|should|only|has to|have to|needs? to)\b.{0,40}\b(relevant|related|relate|about|pertain)\b/,
      /^(relevan(t|ce)|irrelevant)\b/,
      /\b(no|not)\b.{0,15}\b(off[\s-]?topic|irrelevant|unrelated)\b/,
      /^off[\s-]?topic\b/,
    ),
    isLiftedByPermission: true,
  },
  {
    code: "be-respectful",
    asks: anyOf(
      /\brespect(ful|fully)?\b/,
      /\bcivil(ity|ly)?\b/,
      /\bbe (nice|kind|polite|friendly|excellent|courteous|good)\b/,
      /\bharass/,
      /\bbully/,
      /\bhate(ful)?[\s-]*(speech)?\b/,
      /\bracis[tm]\b/,
      /\bsexis[tm]\b/,
      /\bbigot/,
      /\bpersonal attacks?\b/,
      /\binsult/,
      /\btoxic/,
      /\btroll(s|ing)?\b/,
      /\brude(ness)?\b/,
      /\bslurs?\b/,
      /\bdiscriminat/,
      /\breddiquette\b/,
      /\bdon'?t be (a|an) (jerk|dick|ass\w*)\b/,
      /\bremember the human\b/,
    ),
  },
  {
    code: "english-only",
    asks: anyOf(
      /\benglish[\s-]*(language )?only\b/,
      /\bonly (in )?english\b/,
      /\b(must|should|please|have to)\b.{0,30}\b(in|use|write|speak) english\b/,
      /\b(use|write|speak|post) (only )?(in )?english\b/,
      /\bnon-english\b.{0,20}\b(not|removed|posts?$)/,
      /\bno\b.{0,15}\bnon-english\b/,
    ),
    isLiftedByPermission: true,
  },
  {
    code: "source-required",
    asks: anyOf(
      /\b(sources?|credits?|citations?|attribution)\b.{0,30}\b(required|must|mandatory|needed|your|the artist|artists?)\b/,
      /\b(give|include|provide|cite|add|link|post|state|name|credit)\b.{0,25}\b(sources?|artists?|credits?|creators?)\b/,
      /\bunsourced\b/,
      /\bcite\b/,
    ),
    unless: /\bopen[\s-]source|\bcredit card/,
  },
  {
    code: "crossposts-limited",
    asks: anyOf(
      /^cross[\s-]?post/,
      /\b(no|not|avoid|don't|limit\w*|only)\b.{0,40}\bcross[\s-]?post/,
      /\bcross[\s-]?post.{0,40}\b(not|banned|removed|prohibited|limited|only)\b/,
    ),
    isLiftedByPermission: true,
  },
];
