import type { ReactNode } from "react";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { DimmedFeature } from "./dimmed-feature.tsx";
import { PremiumCard } from "./premium-card.tsx";
import { useSubscription } from "./use-subscription.ts";

type PremiumGateProps = {
  /** As people know it: "Content Roadmap". */
  feature: string;
  /** `hard` shows a card in place of the feature, `soft` the feature itself, dimmed. */
  mode: "hard" | "soft";
  /** Where another gate stands on the same page, a heading of its own tells them apart. */
  title?: string;
  children: ReactNode;
};

/** Shows a feature to whoever has a premium plan; the server decides, this only says so. */
export function PremiumGate({ feature, mode, title, children }: PremiumGateProps) {
  const { subscription, isLoading } = useSubscription();
  if (isLoading) {
    return (
      <SkeletonGroup label={`Loading: ${feature}`}>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (subscription.isPremium) return children;
  if (mode === "hard") return <PremiumCard feature={feature} {...(title && { title })} />;
  return <DimmedFeature feature={feature}>{children}</DimmedFeature>;
}
