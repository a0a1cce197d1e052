/** Whether a host, as a setting or an address names it, is this very machine. */
export function isLoopback(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
}
