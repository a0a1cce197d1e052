/** Of so many posts, so many reached the points that count as noticed. */
export type Share = { posts: number; over10: number };
