export const PROJECT_CATEGORIES = [
  "SaaS & Software",
  "E-commerce",
  "Content & Media",
  "Education",
  "Health & Fitness",
  "Finance",
  "Design & Creative",
  "Other",
] as const;
export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number];

export const AUDIENCES = [
  "Entrepreneurs",
  "Developers",
  "Designers",
  "Marketers",
  "Students",
  "Small Business Owners",
  "Content Creators",
  "SaaS Founders",
  "Freelancers",
  "Investors",
  "Consumers",
  "Hobbyists",
] as const;
export type Audience = (typeof AUDIENCES)[number];
/** What the onboarding offers. */
export const FIRST_AUDIENCES: readonly Audience[] = AUDIENCES.slice(0, 8);

export const GOALS = [
  "Increase brand awareness",
  "Drive traffic to website",
  "Generate leads",
  "Build community",
  "Get feedback",
  "Find customers",
  "Share knowledge",
  "Network with peers",
] as const;
export type Goal = (typeof GOALS)[number];

/** What a user can set; archiving is a step of its own. */
export const SETTABLE_STATUSES = ["active", "paused", "completed"] as const;
export const PROJECT_STATUSES = [...SETTABLE_STATUSES, "archived"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** 'example.com/app' means 'https://example.com/app'. */
export function completeUrl(url: string): string {
  const text = url.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}
