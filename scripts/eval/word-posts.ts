import type { WrittenPost } from "./measure-posts.ts";

/** All posts as one readable text, founder by founder. */
export function wordPosts(posts: WrittenPost[]): string {
  const founders = [...new Set(posts.map(({ founder }) => founder))];
  return founders
    .map(({ name, tier, interview, id }) => {
      const own = posts.filter(({ founder }) => founder.id === id);
      return `# ${name} (${interview.kind}, ${tier})\n\n${own.map(wordPost).join("\n\n")}`;
    })
    .join("\n\n---\n\n");
}

function wordPost({ id, community, composition, findings }: WrittenPost): string {
  const { policy } = community;
  const heading = `## ${id}: ${policy.fullName} (${policy.stance.is}, ${policy.kind ?? "?"}${policy.stance.detail ? `: ${policy.stance.detail}` : ""})`;
  if (composition.is === "closed") return `${heading}\n\nClosed: ${composition.reason}.`;
  if (composition.is === "asks") return `${heading}\n\nAsks: ${composition.questions.join(", ")}.`;
  const { titles, content, flair, shape, rests } = composition.post;
  const lines = [
    heading,
    titles.map((title, index) => `${index + 1}. ${title}`).join("\n"),
    content.replaceAll(/^/gm, "> "),
    `*${shape}: ${rests.join(" → ")}${flair ? `; flair ${flair}` : ""}. ${findings.join("; ")}*`,
  ];
  return lines.join("\n\n");
}

/** How many of each kind there are, for the end of the file and the terminal. */
export function countPosts(posts: WrittenPost[]): string {
  const tiers = ["rich", "middling", "thin"] as const;
  const count = (tier: string, is: string) =>
    posts.filter(({ founder, composition }) => founder.tier === tier && composition.is === is).length; // prettier-ignore
  const faulty = posts.filter(({ findings }) =>
    findings.some((finding) => finding.includes("(!)")),
  );
  return [
    ...tiers.map((tier) => `${tier}: ${count(tier, "post")} posts, ${count(tier, "asks")} asks, ${count(tier, "closed")} closed`), // prettier-ignore
    `with a finding marked (!): ${faulty.length}`,
  ].join("\n");
}
