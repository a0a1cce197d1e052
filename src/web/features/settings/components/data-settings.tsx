import { Download } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { useExport } from "../api/use-export.ts";

export function DataSettings() {
  const exporting = useExport();
  return (
    <Card
      title="Your data"
      description="Everything we keep of you as one JSON file: profile, projects with their facts, communities and competitors, posts with their outcomes, favorites, plan and sessions."
    >
      <Button
        tone="secondary"
        isBusy={exporting.isPending}
        onClick={() => exporting.mutate()}
        className="max-sm:w-full"
      >
        {!exporting.isPending && <Download size={16} />}
        Export my data
      </Button>
    </Card>
  );
}
