import { Download } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { useExport, useExportPosts } from "../api/use-export.ts";

export function DataSettings() {
  const exporting = useExport();
  const exportingPosts = useExportPosts();
  return (
    <Card
      title="Your data"
      description="Everything we keep of you as one JSON file: profile, projects with their facts, communities and competitors, posts with their outcomes, favorites, plan and sessions. Posts with their outcomes also come as CSV, for spreadsheets."
    >
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          isBusy={exporting.isPending}
          onClick={() => exporting.mutate()}
          className="max-sm:w-full"
        >
          {!exporting.isPending && <Download size={16} />}
          Export my data
        </Button>
        <Button
          tone="secondary"
          isBusy={exportingPosts.isPending}
          onClick={() => exportingPosts.mutate()}
          className="max-sm:w-full"
        >
          {!exportingPosts.isPending && <Download size={16} />}
          Export my posts as CSV
        </Button>
      </div>
    </Card>
  );
}
