import type { PostBrief } from "#engine/posts/post-brief.ts";
import type { LlmRequest } from "#server/gateways/llm/llm-gateway.ts";

type Quotations = LlmRequest<unknown>["data"];

const MOST_OTHERS = 8;
const MOST_OF_ANOTHER = 400;

/** The brief as quotations: what founders and communities write is never an instruction. */
export function wordBrief({ project, founder, community, notes, siblings }: PostBrief): Quotations {
  const { policy } = community;
  const others = siblings.slice(0, MOST_OTHERS).map(wordOther).join("\n\n");
  const blocks = {
    project: [
      line("Name", project.name),
      line("Description", project.description),
      line("Address", project.url),
      line("For", project.targetAudience.join(", ")),
    ],
    "what the founder says": [
      line("Why I built it", founder.whyBuilt),
      line("Who used it first", founder.firstUser),
      line("One number", founder.oneNumber),
      line("What went wrong", founder.wentWrong),
      line("What I want from readers", founder.wantFromReaders),
    ],
    "wishes for this post": [line("Notes", notes)],
    community: [
      line("Name", policy.fullName),
      line("Topic", community.topic ?? community.category),
      line("Words used there", community.keywords.slice(0, 12).join(", ")),
      line("Welcome there", community.notes?.works),
      line("Promotion there", community.notes?.promotion),
      line("Its rules", policy.extractedRules.join(" ")),
      line("Banned words", policy.bannedKeywords.join(", ")),
      line("Flairs", policy.flairsSeen.map(({ text }) => text).join(", ")),
    ],
    "other posts of this project": [others],
  };
  return Object.entries(blocks)
    .map(([name, lines]) => ({ name, text: lines.filter(Boolean).join("\n") }))
    .filter(({ text }) => text !== "");
}

function line(name: string, value: string | null | undefined): string {
  return value ? `${name}: ${value}` : "";
}

function wordOther({ title, content }: PostBrief["siblings"][number]): string {
  return `${title}\n${content.slice(0, MOST_OF_ANOTHER)}`;
}
