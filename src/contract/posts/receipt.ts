import * as z from "zod";
import { BAN_RISK_LEVELS } from "#engine/risk/ban-risk.ts";
import { Count } from "#contract/fields.ts";

const Score = Count.max(100);

const RulesMet = z
  .object({ met: Count, of: Count })
  .meta({ description: "Of the rules that could be checked when it was posted." });

/** What a post's own receipt has beside the prediction that the post carries. */
export const PostReceipt = z
  .object({
    riskBefore: Score.nullable().meta({
      description: "The estimate for its first words; null where they were never changed.",
    }),
    rules: RulesMet.nullable().meta({ description: "null where nothing could be checked." }),
    sharedAs: z
      .uuid()
      .nullable()
      .meta({ description: "Under which address anyone can see it; null while it is not shared." }),
  })
  .meta({ id: "PostReceipt" });

/** As anyone sees it who has the link: where and when, and what was checked. No words of the post, and nobody's name. */
export const Receipt = z
  .object({
    fullName: z.string().meta({ description: "The community, with its prefix: r/SaaS." }),
    postedOn: z.iso.date().meta({ description: "The day, by its author's calendar." }),
    riskBefore: Score.nullable(),
    risk: z.object({ score: Score, level: z.enum(BAN_RISK_LEVELS) }).nullable(),
    rules: RulesMet.nullable(),
  })
  .meta({ id: "Receipt" });

export type Receipt = z.output<typeof Receipt>;

/** Any text: what was never shared is told so, however it looks. */
export const ReceiptParams = z.object({ receiptId: z.string() });
