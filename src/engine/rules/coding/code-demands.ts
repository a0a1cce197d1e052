import type { RuleCode, RuleCodes } from "../rule-codes.ts";
import { isNegated, isPermitted, type ReadRule } from "./read-rule.ts";

/** What a rule asks of every post or member, other than karma and age. */
export function codeDemands(rule: ReadRule): RuleCodes {
  const found = DEMANDS.filter(({ asks }) => asks(rule));
  return Object.fromEntries(found.map(({ code }) => [code, true]));
}

const DEMANDS: { code: RuleCode; asks: (rule: ReadRule) => boolean }[] = [
  {
    code: "flair-required",
    asks: ({ whole }) =>
      /\b(must|required?|mandatory|needs?|please|use|add|choose|select|assign|all posts)\b[^.\n]{0,40}\bflair|\bflair(s|ed)?\b[^.\n]{0,40}\b(must|required?|mandatory|needed|correctly|appropriately|your posts?|all posts|posts?$)/.test(
        whole,
      ) && !/\b(optional|user flair)\b|\bspoilers?\b[^.\n]{0,20}\bflair/.test(whole),
  },
  {
    code: "title-format",
    asks: ({ whole }) =>
      /\btitles?\b[^.\n]{0,50}\b(must|should|format|formatting|include|descriptive|brackets?|tags?|clear|accurate|required|guidelines|rules)\b|\b(descriptive|clear|accurate|proper|correct|clickbait|editoriali[sz]ed|misleading|vague)\b[^.\n]{0,25}\btitles?\b|\bdo(n'?t| not) (editoriali[sz]e|sensationali[sz]e)\b/.test(
        whole,
      ),
  },
  {
    code: "text-posts-only",
    asks: ({ clauses }) =>
      clauses.some(
        (clause) =>
          /\b(text|self)[\s-]*posts? only\b|\bonly (text|self)[\s-]*posts?\b|\bno (link|image)( or (link|image|video))? posts?\b|\bmust be (a )?(text|self)[\s-]*posts?\b|\btext[\s-]only\b/.test(
            clause,
          ) && !/\b(no|not)\b[^.]{0,12}\btext[\s-](posts? )?only\b/.test(clause),
      ),
  },
  {
    code: "on-topic",
    asks: ({ name, clauses }) =>
      /\boff[\s-]?topic\b/.test(name)
        ? !isPermitted(name)
        : clauses.some((clause) =>
            /\b(stay|keep|remain|be|posts?|content)\b[^.]{0,30}\bon[\s-]?topic\b|^on[\s-]?topic\b|\b(must|should|only|has to|have to|needs? to)\b[^.]{0,40}\b(relevant|related|relate|about|pertain)\b|^(relevan(t|ce)|irrelevant)\b|\b(no|not)\b[^.]{0,15}\b(off[\s-]?topic|irrelevant|unrelated)\b/.test(
              clause,
            ),
          ),
  },
  {
    code: "be-respectful",
    asks: ({ whole }) =>
      /\brespect(ful|fully)?\b|\bcivil(ity|ly)?\b|\bbe (nice|kind|polite|friendly|excellent|courteous|good)\b|\bharass|\bbully|\bhate(ful)?[\s-]*(speech)?\b|\bracis[tm]\b|\bsexis[tm]\b|\bbigot|\bpersonal attacks?\b|\binsult|\btoxic|\btroll(s|ing)?\b|\brude(ness)?\b|\bslurs?\b|\bdiscriminat|\breddiquette\b|\bdon'?t be (a|an) (jerk|dick|ass\w*)\b|\bremember the human\b/.test(
        whole,
      ),
  },
  {
    code: "english-only",
    asks: ({ clauses }) =>
      clauses.some(
        (clause) =>
          /\benglish[\s-]*(language )?only\b|\bonly (in )?english\b|\b(must|should|please|have to)\b[^.]{0,30}\b(in|use|write|speak) english\b|\b(use|write|speak|post) (only )?(in )?english\b|\bnon-english\b[^.]{0,20}\b(not|removed|posts?$)|\bno\b[^.]{0,15}\bnon-english\b/.test(
            clause,
          ) && !isPermitted(clause),
      ),
  },
  {
    code: "source-required",
    asks: ({ whole }) =>
      /\b(sources?|credits?|citations?|attribution)\b[^.\n]{0,30}\b(required|must|mandatory|needed|your|the artist|artists?)\b|\b(give|include|provide|cite|add|link|post|state|name|credit)\b[^.\n]{0,25}\b(sources?|artists?|credits?|creators?)\b|\bunsourced\b|\bcite\b/.test(
        whole.replace(/\bopen[\s-]source\w*/g, ""),
      ),
  },
  {
    code: "crossposts-limited",
    asks: ({ name, clauses }) =>
      clauses.some(
        (clause) =>
          /\bcross[\s-]?post/.test(clause) &&
          (clause === name || isNegated(clause) || /\b(limit|only|sparingly)/.test(clause)) &&
          !isPermitted(clause),
      ),
  },
];
