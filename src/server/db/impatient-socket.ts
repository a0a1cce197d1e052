import { Socket } from "node:net";

/** A database that says nothing for so long is gone, whatever the connection says. */
export function createImpatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`The database went silent for ${silenceMs / 1000} seconds.`));
  });
}
