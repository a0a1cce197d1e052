export function writeWhole(
  folder: string,
  write: (fresh: string) => void | Promise<void>,
): Promise<void>;
export function isRunning(id: number): boolean;
