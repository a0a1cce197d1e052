type Size = { packages: number; megabytes: number };
export function measureInstall(root: string): { toRun: Size; all: Size };
