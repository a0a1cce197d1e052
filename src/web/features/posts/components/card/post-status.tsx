import type { GeneratedPost } from "#contract/post.ts";
import { Badge, type BadgeTone } from "#web/components/ui/badge.tsx";

const STATUSES: Record<GeneratedPost["status"], { word: string; tone: BadgeTone }> = {
  draft: { word: "Draft", tone: "neutral" },
  scheduled: { word: "Scheduled", tone: "active" },
  posted: { word: "Posted", tone: "completed" },
};

export function PostStatus({ status }: { status: GeneratedPost["status"] }) {
  const { word, tone } = STATUSES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
