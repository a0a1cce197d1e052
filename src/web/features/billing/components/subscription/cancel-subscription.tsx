import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useRef, useState } from "react";
import type { Subscription } from "#web/components/premium/use-subscription.ts";
import { Button } from "#web/components/ui/button.tsx";
import { scrimClass, sheetClass } from "#web/components/ui/overlay-class.ts";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { useCancelSubscription } from "../../api/use-cancel-subscription.ts";
import { describeCancelling } from "../../describe-subscription.ts";
import { SUBSCRIPTION_HEADING_ID } from "./subscription-heading.ts";

/**
 * Not the plain confirmation: there "Cancel" is the way back, here it is what is asked about. And
 * the button that opened it is gone once it is done, so that the keyboard goes on elsewhere.
 */
export function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false);
  const { timezone: timeZone } = useUser();
  const now = useNow();
  const cancelling = useCancelSubscription();
  const isDone = useRef(false);
  const show = (next: boolean) => {
    if (next) isDone.current = false;
    if (!cancelling.isPending) setOpen(next);
  };
  const cancel = () =>
    cancelling.mutate(undefined, {
      onSuccess: () => {
        isDone.current = true;
        setOpen(false);
      },
    });
  return (
    <Base.Root open={isOpen} onOpenChange={show}>
      {subscription.canCancel && (
        <Base.Trigger render={<Button tone="ghost">Cancel Subscription</Button>} />
      )}
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          className={sheetClass}
          finalFocus={() => !isDone.current || document.getElementById(SUBSCRIPTION_HEADING_ID)}
        >
          <Base.Title className="text-xl">Cancel your subscription?</Base.Title>
          <Base.Description className="mt-2 text-base text-soft">
            {describeCancelling(subscription, { timeZone, now })}
          </Base.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Base.Close render={<Button tone="ghost">Keep Subscription</Button>} />
            <Button tone="danger" isBusy={cancelling.isPending} onClick={cancel}>
              Cancel Subscription
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
