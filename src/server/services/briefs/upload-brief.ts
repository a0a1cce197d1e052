import type { Brief } from "#contract/project.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readBrief } from "./read-brief.ts";

export type UploadedFile = { bytes: Uint8Array; fileName: string };

export async function uploadBrief(
  deps: ServiceDeps,
  scope: Scope,
  file: UploadedFile,
): Promise<Brief> {
  await consumeLimit(deps, "assistPerUser", scope.userId);
  return readBrief(file, scope.userId);
}
