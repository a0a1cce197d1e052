import { wrongField } from "../wrong-field.ts";

export function requireFuture(time: Date, now: Date): void {
  if (time > now) return;
  throw wrongField(
    "scheduledFor",
    "This time has passed. Please choose one that is still to come.",
  );
}
