import type { Goal, ProjectCategory } from "./project-options.ts";

/**
 * What founders of a category usually want, to begin with. 'Get feedback' is in no row: it brings
 * communities for feedback along, so only a founder chooses it.
 */
export const USUAL_GOALS: Record<ProjectCategory, readonly Exclude<Goal, "Get feedback">[]> = {
  "SaaS & Software": ["Drive traffic to website", "Find customers"],
  "E-commerce": ["Increase brand awareness", "Find customers"],
  "Content & Media": ["Increase brand awareness", "Build community"],
  Education: ["Find customers", "Share knowledge"],
  "Health & Fitness": ["Build community", "Find customers"],
  Finance: ["Find customers", "Share knowledge"],
  "Design & Creative": ["Increase brand awareness", "Find customers"],
  Other: ["Increase brand awareness", "Find customers"],
};
