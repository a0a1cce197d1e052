import { useState } from "react";
import type { CardDialog } from "../../use-card-actions.ts";
import { EditProjectDialog } from "../edit/edit-project-dialog.tsx";
import { DeleteProjectDialog } from "./delete-project-dialog.tsx";

/** Stands beside the cards rather than in one: it outlives the card that it is about. */
export function CardDialogs({ dialog, onClose }: CardDialogsProps) {
  // While it fades out it shows what it showed.
  const [shown, setShown] = useState(dialog);
  if (dialog !== null && dialog !== shown) setShown(dialog);
  if (shown === null) return null;
  const props = { ...shown, isOpen: dialog !== null, onClose };
  return shown.kind === "edit" ? (
    <EditProjectDialog key={shown.project.id} {...props} />
  ) : (
    <DeleteProjectDialog key={shown.project.id} {...props} />
  );
}

type CardDialogsProps = { dialog: CardDialog | null; onClose: () => void };
