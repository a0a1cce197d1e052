/** Where an arrow key leads from here; null for every other key. */
export function nextStop(key: string, stop: number, count: number): number | null {
  if (key === "ArrowRight") return Math.min(stop + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(stop - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
