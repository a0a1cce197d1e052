import { CAP_REACHED } from "#engine/posts/pending-cap.ts";
import { ApiError } from "#contract/client.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

const REFUSALS: ReadonlySet<string> = new Set(["CONFLICT", "PLAN_LIMIT"]);

export function showGenerationFailure(
  error: unknown,
  onComment?: (subredditId: string) => void,
): void {
  logError(error);
  if (isCapReached(error)) return showCapReached();
  const closed = onComment && findClosed(error);
  // What the server refuses for a reason is how things stand, not a fault.
  const isRefusal = error instanceof ApiError && REFUSALS.has(error.code ?? "");
  showToast(isRefusal ? "info" : "error", TOASTS.notGenerated.title, {
    description: serverMessage(error) ?? TOASTS.notGenerated.description,
    ...(closed && {
      action: { label: TOASTS.notGenerated.instead, onClick: () => onComment(closed) },
    }),
  });
}

export function showCapReached(): void {
  showToast("info", TOASTS.full, {
    name: "post-cap",
    description: CAP_REACHED,
  });
}

/** The monthly quota is a limit of the plan too, but has its own words. */
function isCapReached(error: unknown): boolean {
  return error instanceof ApiError && error.code === "PLAN_LIMIT" && "cap" in error.details;
}

/** The community that takes comments only. */
function findClosed(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.details["is"] !== "closed") return null;
  const id = error.details["subredditId"];
  return typeof id === "string" ? id : null;
}

function serverMessage(error: unknown): string | null {
  return error instanceof ApiError ? error.serverMessage : null;
}
