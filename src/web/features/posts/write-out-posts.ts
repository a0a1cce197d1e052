type Written = {
  title: string;
  content: string;
  editSection: string | null;
  subreddit: { fullName: string };
};

/** Posts as plain text, one below the other. */
export function writeOutPosts(posts: readonly Written[]): string {
  return posts
    .map(({ title, content, editSection, subreddit }) =>
      [`${subreddit.fullName}: ${title}`, content, editSection].filter(Boolean).join("\n\n"),
    )
    .join("\n\n---\n\n");
}
