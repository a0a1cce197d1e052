/** "17:30" → "5:30 PM": the clock as headlines show it; tables and charts keep the 24 hours. */
export function formatClock(time: string): string {
  const [hour = "0", minute = "00"] = time.split(":");
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? "AM" : "PM"}`;
}
