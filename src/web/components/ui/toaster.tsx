import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";

/** As sonner writes keys: by their place on the keyboard. */
const HOTKEY = SHORTCUTS.everywhere.rows.notifications.keys.flatMap(({ key }) => [
  "altKey",
  `Key${key}`,
]);

/** Colours and shape: styles/toaster.css. */
export default function Toaster() {
  return (
    <Sonner
      position="top-center"
      closeButton
      duration={4000}
      visibleToasts={3}
      hotkey={HOTKEY}
      icons={{
        success: <CircleCheck size={18} />,
        error: <CircleAlert size={18} />,
        info: <Info size={18} />,
        close: <X size={14} />,
      }}
    />
  );
}
