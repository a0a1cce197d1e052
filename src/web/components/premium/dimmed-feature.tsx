import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/page-paths.ts";
import { showToast } from "#web/lib/toast.ts";
import { describeGate, GATE_TITLE } from "./describe-gate.ts";

type DimmedFeatureProps = { feature: string; children: ReactNode };

/**
 * To be looked at, not used: whatever lies inside takes no keys and no clicks. One button lies over
 * all of it, so that a click anywhere or Enter tells what the feature asks for.
 */
export function DimmedFeature({ feature, children }: DimmedFeatureProps) {
  const navigate = useNavigate();
  const explain = () =>
    showToast("error", GATE_TITLE, {
      name: `premium-${feature}`,
      description: describeGate(feature),
      action: { label: "Upgrade", onClick: () => void navigate(paths.billing) },
    });
  return (
    <div className="relative">
      <div inert className="opacity-55">
        {children}
      </div>
      <button
        type="button"
        aria-label={`${GATE_TITLE}: ${feature}`}
        onClick={explain}
        className="absolute inset-0 w-full cursor-pointer rounded-card"
      />
    </div>
  );
}
