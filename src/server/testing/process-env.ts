import { fileURLToPath } from "node:url";

/** What every process gets besides the settings it is tried with; compiled once for all of them, as `npm start` does. */
export const PROCESS_ENV = {
  PATH: "/usr/bin:/bin",
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../dist/compile-cache", import.meta.url)),
};
