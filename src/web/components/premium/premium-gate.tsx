import type { ReactNode } from "react";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { PremiumCard, describeGate, GATE_TITLE } from "./premium-card.tsx";
import { UnreadPlan, useSubscription } from "./use-subscription.tsx";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { keepPlace } from "#web/lib/kept/kept.ts";
import { showToast } from "#web/lib/toast.ts";

type PremiumGateProps = {
  /** As people know it: "Content Roadmap". */
  feature: string;
  /** Where another gate stands on the same page, a heading of its own tells them apart. */
  title?: string;
  /** What the card shows of the feature. */
  preview?: ReactNode;
  children: ReactNode;
};

/** Shows a feature to whoever has a premium plan, and a card in its place to others; the server decides, this only says so. */
export function PremiumGate({ feature, title, preview, children }: PremiumGateProps) {
  const { subscription, isLoading, isUnread } = useSubscription();
  if (isLoading) {
    return (
      <SkeletonGroup label={`Loading: ${feature}`}>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (subscription.isPremium) return children;
  return (
    <div className="flex flex-col gap-4">
      {isUnread && <UnreadPlan />}
      <PremiumCard feature={feature} {...(title && { title })}>
        {preview}
      </PremiumCard>
    </div>
  );
}

type DimmedFeatureProps = { feature: string; children: ReactNode };

/**
 * The soft gate, for the part of one's own page that a plan opens: to be looked at, not used. Whatever lies inside takes no keys and no clicks. One button lies over
 * all of it, so that a click anywhere or Enter tells what the feature asks for.
 */
export function DimmedFeature({ feature, children }: DimmedFeatureProps) {
  const explain = useExplainGate(feature);
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

/** Says in a toast what a feature asks for, with the way to it. */
export function useExplainGate(feature: string): () => void {
  const navigate = useNavigate();
  const place = useLocation();
  const upgrade = () => {
    keepPlace(place);
    void navigate(paths.billing);
  };
  return () =>
    showToast("error", GATE_TITLE, {
      name: `premium-${feature}`,
      description: describeGate(feature),
      action: { label: "Upgrade", onClick: upgrade },
    });
}
