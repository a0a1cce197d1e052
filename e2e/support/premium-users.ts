/** How many subscribers the database of the browser tests has. */
export const PREMIUM_USERS = 200;

export function premiumAddress(number: number | "%"): string {
  return `premium-${number}@example.com`;
}

/** More than one worker needs in a run. */
const USERS_PER_WORKER = 40;
let taken = 0;

/** A subscriber whom no other test of this run uses, whichever worker runs it. */
export function takePremiumAddress(workerIndex: number): string {
  const number = workerIndex * USERS_PER_WORKER + (taken++ % USERS_PER_WORKER);
  return premiumAddress(number % PREMIUM_USERS);
}
