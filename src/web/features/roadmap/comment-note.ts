/** Said wherever such a post is shown: it must not become a post of its own. */
export const COMMENT_NOTE = "Comment for the promotion thread";
