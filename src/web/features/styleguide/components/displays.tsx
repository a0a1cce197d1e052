import { Avatar } from "#web/components/ui/avatar.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { Tabs } from "#web/components/ui/tabs.tsx";
import { VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { Specimen } from "./specimen.tsx";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { DimmedFeature } from "#web/components/premium/premium-gate.tsx";

const TABS = [
  { id: "upcoming", label: "Upcoming", count: 3, content: "Scheduled and drafted posts." },
  { id: "past", label: "Past", count: 12, content: "Posts that went out." },
];

export function Displays() {
  return (
    <>
      <Specimen title="Verdicts">
        {(["pass", "warn", "fail", "not-checked"] as const).map((verdict) => (
          <VerdictBadge key={verdict} verdict={verdict} />
        ))}
      </Specimen>
      <Specimen title="Badges, avatar">
        {(["neutral", "accent", "active", "paused", "completed", "archived"] as const).map(
          (tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ),
        )}
        <Avatar user={{ name: "Ada", email: "ada@example.com" }} />
        <Avatar user={{ name: null, email: "grace@example.com" }} />
      </Specimen>
      <Specimen title="Loading">
        <Spinner />
        <Spinner className="size-7 text-accent" />
        <SkeletonGroup label="Loading" className="flex w-64 flex-col gap-2">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-4 w-full" />
        </SkeletonGroup>
        <div className="w-64">
          <Progress label="Step 2 of 5" percent={40} />
        </div>
        <div className="w-64">
          <Progress label="Somewhere on the way" percent={null} />
        </div>
      </Specimen>
      <Specimen title="Card, tabs">
        <Card title="Card" description="With a description." className="w-96">
          <Tabs label="Posts" tabs={TABS} />
        </Card>
      </Specimen>
      <Specimen title="Empty, failed">
        <Card className="w-96">
          <EmptyState
            title="No favorite subreddits yet"
            text="Click the star of a community to keep it here."
            action={<Button size="sm">Browse</Button>}
          />
        </Card>
        <div className="w-full max-w-xl">
          <ErrorNotice
            title="Your sessions could not be loaded"
            text="The service is temporarily unavailable. Please try again later."
            onRetry={() => undefined}
          />
        </div>
      </Specimen>
    </>
  );
}

export function Gates() {
  return (
    <Specimen title="Premium gate: hard, soft">
      <div className="w-full max-w-xl">
        <PremiumCard feature="Content Roadmap" />
      </div>
      <div className="w-full max-w-xl">
        <DimmedFeature feature="Content Roadmap">
          <Card title="Content Roadmap" action={<Button size="sm">Generate Posts</Button>}>
            Posts of an earlier plan.
          </Card>
        </DimmedFeature>
      </div>
    </Specimen>
  );
}
