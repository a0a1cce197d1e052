import { Logo, LogoMark, NumberedHold } from "#web/components/brand/logo.tsx";
import { RouteSketch } from "#web/components/brand/route-sketch.tsx";
import { Specimen } from "./specimen.tsx";
import { useState } from "react";
import { Select } from "#web/components/ui/select.tsx";
import { chooseTheme, readTheme, THEMES } from "#web/lib/theme.ts";
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
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { DimmedFeature } from "#web/components/premium/premium-gate.tsx";

/** Written out, because Tailwind reads class names from the source. */
const COLOURS = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["hover", "bg-hover"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["muted", "bg-muted"],
  ["soft", "bg-soft"],
  ["ink", "bg-ink"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["pass", "bg-pass"],
  ["warn", "bg-warn"],
  ["fail", "bg-fail"],
  ["unchecked", "bg-unchecked"],
] as const;

const SIZES = [
  ["60", "text-4xl"],
  ["46", "text-3xl"],
  ["34", "text-2xl"],
  ["26", "text-xl"],
  ["20", "text-lg"],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen title="Brand">
        <Logo />
        <LogoMark className="size-12" />
        <NumberedHold number={1} />
        <NumberedHold number={2} className="size-11" />
        <RouteSketch className="w-72" />
      </Specimen>
      <Specimen title="Colour">
        {COLOURS.map(([name, className]) => (
          <div key={name} className="w-24">
            <div className={`h-12 rounded-control border border-line ${className}`} />
            <p className="mt-1 font-mono text-xs text-soft">{name}</p>
          </div>
        ))}
      </Specimen>
      <Specimen title="Type">
        <div className="flex w-full flex-col gap-3">
          {SIZES.map(([pixels, className]) => (
            <p key={pixels} className={`font-serif font-medium tracking-tight ${className}`}>
              A careful partner <span className="font-mono text-sm text-muted">{pixels}</span>
            </p>
          ))}
          <p className="text-md">Text at 16: what no rule covers is shown as not checked.</p>
          <p className="text-base">Interface at 14: Check this draft, open on Reddit.</p>
          <p className="text-sm text-muted">Small at 13: last used an hour ago.</p>
          <p className="font-mono text-sm">r/yourcommunity · 0123456789 · 14:05</p>
        </div>
      </Specimen>
    </>
  );
}

const OPTIONS = THEMES.map((theme) => ({ value: theme, label: theme }));

export function ThemeSwitch() {
  const [theme, setTheme] = useState<string>(readTheme);
  const choose = (next: string) => {
    const known = THEMES.find((option) => option === next);
    if (known) chooseTheme(known);
    setTheme(next);
  };
  return (
    <Select label="Theme" options={OPTIONS} value={theme} onChange={choose} className="w-40" />
  );
}

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
            title="We couldn't load your sessions"
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
