import { fileURLToPath } from "node:url";

/**
 * PostgreSQL inside the process is compiled in one pass: compiling its busiest functions again, for
 * speed, takes a third of a start, and a server of a test ends before that pays.
 */
export const PROCESS_OPTIONS = ["--liftoff-only"];

/** What every process gets besides the settings it is tried with; compiled once for all of them, as `npm start` does. */
export const PROCESS_ENV = {
  PATH: "/usr/bin:/bin",
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../dist/compile-cache", import.meta.url)),
};
