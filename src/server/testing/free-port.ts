import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems hand to outgoing connections, which could take one before it is used. */
const FIRST_PORT = 10_240;
const END_PORT = 32_000;

export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, END_PORT);
  return (await isFree(port)) ? port : findFreePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
