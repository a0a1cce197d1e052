/** In a title: somebody brings out something. */
export const LAUNCHES =
  /\b(?:launch(?:ed|es|ing)?|releas(?:e|ed|es|ing)|introducing|announc(?:e|ed|es|ing)|show(?:case|ing)?|built|made|created|beta|open[- ]sourced)\b/i;

/** Hosts that many people share, with what is below them. */
export const SHARED_HOSTS =
  /(?:^|\.)(?:github\.(?:com|io)|gitlab\.com|google\.com|apple\.com|notion\.site|producthunt\.com|medium\.com|substack\.com|reddit\.com|youtube\.com|x\.com|twitter\.com|vercel\.app|netlify\.app|herokuapp\.com)$/;
export const SHORT_HOST = /(?:^|\.)redd\.it$/i;
