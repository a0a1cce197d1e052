import type { ComponentProps } from "react";
import { logError } from "#web/lib/log.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { PasteRules } from "./paste-rules.tsx";

/** The offer to paste rules, which comes after the page it stands on: no page waits for it. */
export function PasteOffer(props: ComponentProps<typeof PasteRules>) {
  const part = useLazyModule(() => import("./paste-rules.tsx"), {
    isWanted: true,
    onFailure: () => logError(new Error("The offer to paste rules did not load.")),
  });
  return part && <part.PasteRules {...props} />;
}
