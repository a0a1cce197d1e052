import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import type { ProjectSummary } from "#contract/project.ts";
import { Menu, MenuItem, MenuSeparator } from "#web/components/ui/menu.tsx";
import { menuButtonId } from "#web/features/projects/focus-place.ts";
import { IconButton } from "#web/components/ui/button.tsx";

export type CardActions = {
  archive: (project: ProjectSummary, isArchived: boolean) => void;
  edit: (project: ProjectSummary) => void;
  remove: (project: ProjectSummary) => void;
};

export function CardMenu({ project, actions }: { project: ProjectSummary; actions: CardActions }) {
  const { id, name, archived } = project;
  return (
    <div className="-mt-2 -mr-2">
      <Menu
        trigger={
          <IconButton id={menuButtonId(id)} label={`Menu of ${name}`}>
            <EllipsisVertical size={18} />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => actions.archive(project, !archived)}>
          {archived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
          {archived ? "Unarchive" : "Archive"}
        </MenuItem>
        <MenuItem onSelect={() => actions.edit(project)}>
          <Pencil size={16} />
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => actions.remove(project)}>
          <Trash2 size={16} />
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}
