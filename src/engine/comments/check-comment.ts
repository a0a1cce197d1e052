import type { Check } from "#engine/checks/check.ts";
import type { ClaimSources } from "#engine/claims/claim.ts";
import { findUnsupported } from "#engine/claims/find-unsupported.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { readSituation } from "#engine/checks/situation.ts";
import { findDisclosure, findOwnWork } from "#engine/drafts/find-disclosure.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import type { Interview } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { type Policy, bansAiText } from "#engine/policy/policy.ts";
import { judgeLanguage } from "#engine/risk/reasons/judge-language.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import { hasKeyword } from "#engine/text/keyword.ts";
import { COMMENT_WORDS } from "./compose-comment.ts";
import { joinThread, type Thread } from "./read-thread.ts";

/** Who wrote it, as far as that matters to a community. */
export type CommentWriter = "engine" | "llm" | "assistant" | "founder";

export type CommentInput = {
  text: string;
  policy: Policy;
  project: { name: string; url: string | null };
  /** Somebody asked what the founder made or uses. */
  isAsked: boolean;
  by: CommentWriter;
  /** Of the thread; null where it can't be told. */
  language: string | null;
  /** What a machine's text may rest on; the founder's own words need no proof. */
  sources?: ClaimSources | undefined;
};

/** What a machine's comment may rest on: it takes up what the asker wrote, numbers and all. */
export function listCommentSources({
  project,
  interview,
  situation,
  thread,
  policy,
}: {
  project: CommentInput["project"];
  interview: Interview;
  situation?: string | undefined;
  thread: Pick<Thread, "title" | "text">;
  policy: Policy;
}): ClaimSources {
  const { answers, place } = interview;
  const said = [project.name, project.url, place, situation, ...Object.values(answers)];
  return {
    founder: [...said.filter((text): text is string => Boolean(text)), joinThread(thread)],
    community: [policy.fullName, ...policy.extractedRules],
  };
}

/**
 * What a comment has to keep beside the rules on Reddit. Rules for posts (flairs, titles, days, types) say
 * nothing about comments, so this is a short list of its own.
 */
export function checkComment(input: CommentInput): Check[] {
  const { text, policy, project } = input;
  const situation = readSituation(
    toRiskInput({
      draft: { title: "", content: text, editSection: null, flair: null },
      postType: "thread-comment",
      policy,
      project,
    }),
  );
  return [
    checkLinks(input, situation.links.length),
    checkProduct(input),
    checkLength(input),
    ...checkVoice(judgeLanguage(situation, new Set())),
    ...checkWords(input),
    ...checkAi(input),
    ...checkClaims(input),
    ...checkThreadLanguage(input),
  ];
}

function checkLinks({ isAsked, policy }: CommentInput, count: number): Check {
  if (count === 0) return keep("link", "No link", "None found");
  const isClosed = policy.stance.is === "closed" || policy.stance.is === "no-place";
  if (isAsked && !isClosed) {
    return {
      ...keep("link", "No link", "Only if they asked for the link itself"),
      outcome: "read",
    };
  }
  return fail(
    "link",
    "No link",
    isAsked
      ? `${policy.fullName} removes links to your own work. Wait until they ask.`
      : "Remove the link. It makes the comment an advert.",
  );
}

function checkProduct({ text, project: { name }, isAsked }: CommentInput): Check {
  const isNamed = findNames(text, name).length > 0;
  const label = isAsked ? "Says it's yours" : `Doesn't name ${name}`;
  if (isAsked) {
    const isOwn = findDisclosure(text, name) !== null;
    return !isNamed || isOwn
      ? keep("product", label, isNamed ? "You say so" : `${name} isn't named`)
      : fail("product", label, `You name ${name} without saying it's yours.`);
  }
  if (isNamed) return fail("product", label, `Nobody asked for ${name} yet.`);
  return findOwnWork(text, name)
    ? fail("product", label, "It presents something you made. Wait until somebody asks.")
    : keep("product", label, "Not named");
}

function checkLength({ text, isAsked }: CommentInput): Check {
  const { most } = COMMENT_WORDS;
  const fewest = isAsked ? 1 : COMMENT_WORDS.fewest;
  const words = Math.round(countWords(text));
  const label = isAsked ? `At most ${most} words` : `${fewest} to ${most} words`;
  const said = words === 1 ? "1 word" : `${words} words`;
  if (words < fewest) return fail("length", label, `${said}: say what to do and why.`);
  if (words > most) return fail("length", label, `${said}: few people read that much.`);
  return keep("length", label, said);
}

function checkVoice(reasons: ReturnType<typeof judgeLanguage>): Check[] {
  if (reasons.length === 0) return [keep("voice", "Sounds like a person", "Nothing stands out")];
  return reasons.map(({ id, text }) => fail(id, LABELS[id] ?? "Sounds like a person", text));
}

const LABELS: Record<string, string> = {
  "sales-words": "Sells nothing",
  "hype-words": "Praises nothing",
  "machine-voice": "Sounds like a person",
  insult: "Insults nobody",
  "dm-request": "Asks for no private messages",
};

function checkWords({ text, policy }: CommentInput): Check[] {
  const keywords = policy.bannedKeywords.filter((keyword) => keyword.trim());
  if (keywords.length === 0) return [];
  const found = keywords.filter((keyword) => hasKeyword(text, keyword));
  const label = "Banned keywords";
  return [
    found.length === 0
      ? keep("banned-keywords", label, "No banned keywords found")
      : fail("banned-keywords", label, `Found banned keywords: ${found.join(", ")}`),
  ];
}

function checkAi({ by, policy }: CommentInput): Check[] {
  if (!bansAiText(policy)) return [];
  const label = "No AI text";
  const isMachine = by === "llm" || by === "assistant";
  const source = policy.codeSources["no-ai-content"] ?? null;
  return [
    isMachine
      ? {
          ...fail("no-ai", label, `${policy.fullName} bans it. Write this one in your own words.`),
          source,
        }
      : { ...keep("no-ai", label, "These are your own words"), source },
  ];
}

function checkClaims({ text, by, sources }: CommentInput): Check[] {
  if (!sources || by === "engine" || by === "founder") return [];
  const label = "States only what you said";
  const claims = findUnsupported(text, sources).map((claim) => claim.text);
  if (claims.length === 0) return [keep("claims", label, "We found nothing made up")];
  const quoted = [...new Set(claims)].map((claim) => `‘${claim}’`);
  return [fail("claims", label, `Not in your answers: ${quoted.join(", ")}`)];
}

function checkThreadLanguage({ text, language }: CommentInput): Check[] {
  const own = recogniseLanguage(text);
  if (!language || !own || own === language) return [];
  return [
    fail(
      "language",
      "Same language as the thread",
      "The thread and your comment are in different languages.",
    ),
  ];
}

function keep(id: string, label: string, message: string): Check {
  return { id, kind: "requirement", label, outcome: "kept", message, source: null, finding: null };
}

function fail(id: string, label: string, message: string): Check {
  return { ...keep(id, label, message), outcome: "broken" };
}
