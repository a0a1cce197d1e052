import { Badge, type BadgeTone } from "#web/components/ui/badge.tsx";

/** Colour and word say the same; a status from a newer server is shown in grey. */
const TONES: Record<string, BadgeTone> = {
  active: "active",
  paused: "paused",
  completed: "completed",
  archived: "archived",
};

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge tone={TONES[status] ?? "completed"}>
      <span className="sr-only">Status: </span>
      <span className="capitalize">{status}</span>
    </Badge>
  );
}
