import type { Logger } from "pino";

export type OutageLog = { lost: (err: unknown) => void; back: () => void };

/** One line when the database goes and one when it is back, however many connections it takes along. */
export function createOutageLog(log: Logger): OutageLog {
  let isOut = false;
  return {
    lost: (err) => {
      if (!isOut) log.error({ err }, "database connection lost");
      isOut = true;
    },
    back: () => {
      if (isOut) log.info("database connection is back");
      isOut = false;
    },
  };
}
