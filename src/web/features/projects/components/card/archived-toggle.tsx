import { Button } from "#web/components/ui/button.tsx";

type ArchivedToggleProps = { isShowing: boolean; onToggle: () => void };

export function ArchivedToggle({ isShowing, onToggle }: ArchivedToggleProps) {
  return (
    <Button tone="secondary" onClick={onToggle}>
      {isShowing ? "Hide Archived" : "Show Archived"}
    </Button>
  );
}
