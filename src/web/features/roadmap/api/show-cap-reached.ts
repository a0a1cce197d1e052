import { showToast } from "#web/lib/toast.ts";

export function showCapReached(): void {
  showToast("error", "Maximum Posts Reached", {
    name: "post-cap",
    description: "Maximum 5 pending posts. Post or delete some first.",
  });
}
