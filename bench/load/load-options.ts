import type { LoadOptions } from "./bench-load.ts";

/** `--quick` only asks whether everything runs; `--soak 10m` goes on for so long and watches the memory. */
export function readLoadOptions(
  args: readonly string[],
  sampleCatalogue: Record<string, string>,
): LoadOptions {
  const soakSeconds = readSoak(args);
  return args.includes("--quick")
    ? {
        users: 40,
        rounds: 1,
        roundSeconds: 1,
        paceSeconds: 1,
        soakSeconds,
        crowd: 20,
        crowdSeconds: 1,
        settings: sampleCatalogue,
      }
    : {
        users: 1000,
        rounds: 5,
        roundSeconds: 10,
        paceSeconds: 60,
        soakSeconds,
        crowd: 200,
        crowdSeconds: 30,
        settings: {},
      };
}

function readSoak(args: readonly string[]): number {
  const place = args.indexOf("--soak");
  if (place === -1) return 0;
  const [, minutes] = /^(\d+)m$/.exec(args[place + 1] ?? "") ?? [];
  return Number(minutes ?? 0) * 60;
}
