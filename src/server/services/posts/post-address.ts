import type { ServiceDeps } from "../service-deps.ts";

/** Where a post opens in the app. */
export function postAddress(
  { appUrl }: Pick<ServiceDeps, "appUrl">,
  { id, projectId }: { id: string; projectId: string },
): string {
  return `${appUrl}/projects/${projectId}?post=${id}`;
}
