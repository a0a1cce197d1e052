/** Worked out when the app is built, so that the page carries the results and not the engine. */
declare module "virtual:landing-facts" {
  export const replay: import("./replay/compute-replay.ts").Replay;
  export const catalogue: { subreddits: number; asOf: string };
}
