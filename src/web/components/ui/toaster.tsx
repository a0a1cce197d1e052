import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster as Sonner } from "sonner";

/** Colours and shape: styles/toaster.css. */
export default function Toaster() {
  return (
    <Sonner
      position="top-center"
      closeButton
      duration={4000}
      visibleToasts={3}
      icons={{
        success: <CircleCheck size={18} />,
        error: <CircleAlert size={18} />,
        info: <Info size={18} />,
        close: <X size={14} />,
      }}
    />
  );
}
