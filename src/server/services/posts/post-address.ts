import type { PostRow } from "#server/db/posts-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Where a post opens in the app. */
export function postAddress(
  { appUrl }: Pick<ServiceDeps, "appUrl">,
  { id, projectId }: Pick<PostRow, "id" | "projectId">,
): string {
  return `${appUrl}/projects/${projectId}?post=${id}`;
}
