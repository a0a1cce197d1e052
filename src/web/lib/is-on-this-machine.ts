/** Whether an address leads to the machine that it is opened on: others can't reach it. */
export function isOnThisMachine(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? "";
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
