import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { isHostOf } from "#engine/drafts/find-links.ts";
import { isReddit, isVideo } from "#engine/drafts/link-kinds.ts";
import type { Policy, Requirement } from "#engine/policy/policy.ts";
import { type Check, type CheckOutcome, type Finding, wordOutcome } from "./check.ts";
import type { Situation } from "./situation.ts";
import { joinWords } from "#engine/text/format.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { hasTag } from "#engine/text/text-place.ts";
import { NAMES_SOURCE } from "./stance-rows.ts";

/** What every post there must have beside what the rules demand; a comment needs none of it. */
/** What shows its author's own thing asks for none. */
const OF_WHO_ASKS = /^No (?:requests|questions) /;

export function checkRequirements(situation: Situation): Check[] {
  if (situation.postType === "thread-comment") return [];
  const { requirements, formats } = situation.policy;
  const demanded = requirements.flatMap((requirement) => {
    const check = checkOne(situation, requirement);
    return check.finding || !("isImplied" in requirement) ? [check] : [];
  });
  return [
    // What two sources demand is demanded once.
    ...new Map(demanded.map((check) => [check.id, check])).values(),
    ...(formats ? checkFormat(situation, formats) : []),
  ];
}

type Judgement = { label: string; outcome: CheckOutcome; finding?: Finding };

function checkOne(situation: Situation, requirement: Requirement): Check {
  const { label, outcome, finding = null } = judge(situation, requirement);
  const { source: _source, ...demand } = requirement;
  return {
    id: `requirement-${requirement.kind}-${hashText(JSON.stringify(demand))}`,
    kind: "requirement",
    label,
    outcome,
    message: wordOutcome(outcome),
    source: requirement.source,
    finding,
  };
}

/** A post without what it must have is mostly removed by a robot. */
const MISSING_POINTS = 34;

function missing(label: string, text: string): Judgement {
  return {
    label,
    outcome: "broken",
    finding: { points: MISSING_POINTS, text, places: [], fix: null },
  };
}

function judge(situation: Situation, requirement: Requirement): Judgement {
  const { draft, policy, links } = situation;
  const { title, content } = draft;
  switch (requirement.kind) {
    case "source":
      return judgeSource(situation);
    case "links": {
      const label = `The post links to at least ${requirement.fewest} others.`;
      const isKept = links.length >= requirement.fewest;
      return isKept
        ? { label, outcome: "kept" }
        : missing(
            label,
            `${policy.fullName} asks for ${requirement.fewest} links to feedback you gave, and the draft has ${links.length}.`,
          );
    }
    case "format":
      return { label: `Form: ${requirement.text}.`, outcome: "read" };
    case "unwanted": {
      const { text: label, pattern } = requirement;
      // What a post is shows early; the rest would only cost time.
      const isKept =
        (situation.promotion.degree === "promotion" && OF_WHO_ASKS.test(label)) ||
        !new RegExp(pattern, "i").test(`${title}\n${content}`.slice(0, 4000));
      return isKept
        ? { label, outcome: "kept" }
        : missing(label, `This looks like something ${policy.fullName} doesn't take. ${label}`);
    }
    case "title-strings": {
      const named = `one of these: ${requirement.strings.join(", ")}.`;
      const label = `The title has ${named}`;
      const isThere = requirement.strings.some((each) =>
        title.toLowerCase().includes(each.toLowerCase()),
      );
      return isThere
        ? { label, outcome: "kept" }
        : missing(label, `Titles in ${policy.fullName} need ${named}`);
    }
    case "length":
      return judgeLength(situation, requirement);
    case "body": {
      const isRequired = requirement.is === "required";
      const label = isRequired ? "Every post has a text." : "Posts have a title and no text.";
      const isKept = isRequired ? content.trim() !== "" : content.trim() === "";
      return isKept
        ? { label, outcome: "kept" }
        : missing(
            label,
            `${policy.fullName} only takes posts ${isRequired ? "with a text" : "without a text"}.`,
          );
    }
    case "domains": {
      const { banned, allowed } = requirement;
      const label = allowed ? "Links lead to allowed sites." : "No links to banned sites.";
      const bad = links.filter(
        (link) =>
          isHostOf(link.host, new Set(banned)) ||
          (allowed !== null && !isReddit(link) && !isHostOf(link.host, new Set(allowed))),
      );
      if (bad.length === 0) return { label, outcome: "kept" };
      const places = bad.map(({ field, start, end }) => ({ field, start, end }));
      const text = `${policy.fullName} doesn't take links to ${joinWords([...new Set(bad.map(({ host }) => host))])}.`;
      const fix = { kind: "remove-links", label: "Remove the link", places } as const;
      return { label, outcome: "broken", finding: { points: 60, text, places, fix } };
    }
  }
}

const NEEDS_SOURCE: ReadonlySet<Policy["kind"]> = new Set([
  "academic",
  "news",
  "media",
  "showcase",
]);

function judgeSource({ draft, links, policy, projectName, sort }: Situation): Judgement {
  const label = "Name or link the source of what you post.";
  const text = `${draft.title}\n${draft.content}`;
  const isNamed = links.length > 0 || NAMES_SOURCE.test(text);
  if (isNamed || findDisclosure(text, projectName)) return { label, outcome: "kept" };
  // Who asks has nothing to prove.
  if (!NEEDS_SOURCE.has(policy.kind) || sort === "question") return { label, outcome: "read" };
  return missing(label, `${policy.fullName} wants a source, and the draft names none.`);
}

function judgeLength(
  { draft, policy }: Situation,
  { field, min, max }: Extract<Requirement, { kind: "length" }>,
): Judgement {
  const { length } = draft[field].trim();
  const what = field === "title" ? "title" : "text";
  const label = `The ${what} has ${wordRange(min, max)} characters.`;
  const isKept = length >= (min ?? 0) && length <= (max ?? Infinity);
  return isKept
    ? { label, outcome: "kept" }
    : missing(
        label,
        `${policy.fullName} asks for ${wordRange(min, max)} characters in the ${what}, and yours has ${length}.`,
      );
}

function wordRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${min} to ${max}`;
  return min === null ? `at most ${max ?? 0}` : `at least ${min}`;
}

/** So much text is more than a word beside a link; pictures may have longer captions, and twice as long with a tag. */
const LONG_TEXT = 280;
const LONG_CAPTION = 450;
const SOME_TEXT = 60;

/** A text where only pictures or links are taken, and a bare link where only texts are. */
function checkFormat(situation: Situation, formats: NonNullable<Policy["formats"]>): Check[] {
  const { draft, links, policy, form } = situation;
  const { allowed, source } = formats;
  if (allowed.length === 0 || source.kind === "rules") return [];
  const isOfLinks = allowed.length === 1 && allowed[0] === "link";
  const { length } = draft.content.trim();
  const isOfPictures = allowed.includes("image") || allowed.includes("video");
  const isText =
    length >= (isOfPictures ? (hasTag(draft.title) ? 2 : 1) * LONG_CAPTION : LONG_TEXT) ||
    (isOfLinks && links.length === 0 && length >= SOME_TEXT);
  const rest = links.reduce((text, { address }) => text.replace(address, ""), draft.content).trim();
  const isBareLink = links.length > 0 && rest.length < 20;
  const isOnlyText = allowed.every((format) => format === "text");
  const isWrong = form
    ? !allowed.includes(form === "link" && links.some(isVideo) ? "video" : form) &&
      !allowed.includes(form)
    : (isText && !allowed.includes("text")) || (isBareLink && isOnlyText);
  const names = allowed.map((format) => `${format}s`);
  const label = `Posts there are ${joinWords(names, "or")}.`;
  const refused = form ? `${form}s` : isText ? "texts" : "bare links";
  const text = `${policy.fullName} takes ${joinWords(names)}, not ${refused}.`;
  const outcome = isWrong ? "broken" : "kept";
  return [
    {
      id: "formats",
      kind: "requirement",
      label,
      outcome,
      message: wordOutcome(outcome),
      source,
      finding: isWrong ? { points: MISSING_POINTS, text, places: [], fix: null } : null,
    },
  ];
}
