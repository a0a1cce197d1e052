import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Specimen } from "./specimen.tsx";
import { DimmedFeature } from "#web/components/premium/premium-gate.tsx";

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
