import type { PaymentsWorld } from "./payments-world.ts";
import {
  closeDispute,
  failRefund,
  findDispute,
  findRefund,
  openDispute,
  refundCharge,
} from "./payments.ts";
import {
  endPeriod,
  failRenewal,
  payOpenInvoice,
  renewSubscription,
  setCancelAtPeriodEnd,
} from "./run-subscription.ts";
import type { StandinCharge, StandinSubscription } from "./standin-objects.ts";

/** What can be done to an object by hand, and when. */
export type Act<T> = {
  name: string;
  label: string;
  isPossible: (world: PaymentsWorld, object: T) => boolean;
  run: (world: PaymentsWorld, object: T) => void;
};

const isRunning = ({ status, cancel_at_period_end: isCancelled }: StandinSubscription) =>
  status === "active" && !isCancelled;
const isUnpaid = ({ status }: StandinSubscription) => status === "past_due";
const isCancelled = ({ status, cancel_at_period_end: ends }: StandinSubscription) =>
  status === "active" && ends;

export const SUBSCRIPTION_ACTS: Act<StandinSubscription>[] = [
  {
    name: "renew",
    label: "Renew now",
    isPossible: (_world, subscription) => isRunning(subscription),
    run: renewSubscription,
  },
  {
    name: "fail",
    label: "Fail the next payment",
    isPossible: (_world, subscription) => isRunning(subscription),
    run: failRenewal,
  },
  {
    name: "pay",
    label: "Pay the open invoice",
    isPossible: (_world, subscription) => isUnpaid(subscription),
    run: payOpenInvoice,
  },
  {
    name: "cancel",
    label: "Cancel at the end of the period",
    isPossible: (_world, subscription) => isRunning(subscription),
    run: (world, subscription) => setCancelAtPeriodEnd(world, subscription, true),
  },
  {
    name: "keep",
    label: "Keep the subscription",
    isPossible: (_world, subscription) => isCancelled(subscription),
    run: (world, subscription) => setCancelAtPeriodEnd(world, subscription, false),
  },
  {
    name: "end",
    label: "End the period",
    isPossible: (_world, subscription) => isCancelled(subscription) || isUnpaid(subscription),
    run: endPeriod,
  },
];

const isDisputed = (world: PaymentsWorld, charge: StandinCharge) =>
  findDispute(world, charge)?.status === "needs_response";

export const CHARGE_ACTS: Act<StandinCharge>[] = [
  {
    name: "refund",
    label: "Refund in full",
    isPossible: (_world, { paid, refunded }) => paid && !refunded,
    run: (world, charge) => refundCharge(world, charge, charge.amount_captured),
  },
  {
    name: "refund-part",
    label: "Refund a part",
    isPossible: (_world, charge) => charge.paid && charge.amount_refunded === 0,
    run: (world, charge) => refundCharge(world, charge, Math.floor(charge.amount_captured / 3)),
  },
  {
    name: "fail-refund",
    label: "Fail the refund",
    isPossible: (world, charge) => findRefund(world, charge) !== null,
    run: failRefund,
  },
  {
    name: "dispute",
    label: "Open a dispute",
    isPossible: (world, charge) => charge.paid && !isDisputed(world, charge),
    run: openDispute,
  },
  {
    name: "win",
    label: "Win the dispute",
    isPossible: isDisputed,
    run: (world, charge) => closeDispute(world, charge, "won"),
  },
  {
    name: "lose",
    label: "Lose the dispute",
    isPossible: isDisputed,
    run: (world, charge) => closeDispute(world, charge, "lost"),
  },
];

/** What the portal of a payment provider lets customers do by themselves. */
export const PORTAL_ACTS = SUBSCRIPTION_ACTS.filter(({ name }) =>
  ["pay", "cancel", "keep"].includes(name),
);
