import { nameSample, POST_PROPERTIES } from "#engine/writer/testing/post-properties.ts";
import { writeSamplePosts } from "#engine/writer/testing/sample-briefs.ts";

/** How many of so many posts break each property, and which. */
export function measureProperties(count: number, { hasMisses }: { hasMisses: boolean }): string {
  const broken = new Map(Object.keys(POST_PROPERTIES).map((name) => [name, [] as string[]]));
  for (const each of writeSamplePosts(count)) {
    for (const [name, findFault] of Object.entries(POST_PROPERTIES)) {
      const fault = findFault(each);
      if (fault) broken.get(name)?.push(`${nameSample(each)}: ${fault}`);
    }
  }
  const rows = Array.from(broken, ([name, posts]) => {
    const misses = hasMisses ? posts.map((post) => `\n    ${post}`).join("") : "";
    return `${String(posts.length).padStart(5)}  ${name}${misses}`;
  });
  return [`Of ${count} posts, so many break what should be so of all:`, ...rows].join("\n");
}
