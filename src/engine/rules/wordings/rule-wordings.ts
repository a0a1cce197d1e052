import type { RuleCode } from "../rule-table.ts";
import { CONTENT_WORDINGS, TOPIC_WORDINGS } from "./rows/content-wordings.ts";
import { FORM_WORDINGS } from "./rows/form-wordings.ts";
import { PROMOTION_WORDINGS } from "./rows/promotion-wordings.ts";
import type { RuleWording } from "./rule-wording.ts";

/**
 * The half of the rule table that reads what communities and moderators write. It is apart from the rows because
 * what judges a draft never needs it, and every visitor of /check loads that.
 */
export const RULE_WORDINGS: Record<RuleCode, RuleWording> = {
  ...PROMOTION_WORDINGS,
  ...FORM_WORDINGS,
  ...CONTENT_WORDINGS,
  ...TOPIC_WORDINGS,
};
