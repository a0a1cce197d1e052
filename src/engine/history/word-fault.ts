import type { ZipFault } from "./find-zip-entries.ts";
import { EXPORT_FILES, type ExportFault, type ExportKind } from "./read-export.ts";
import { joinWords } from "#engine/text/format.ts";

/** Why an export could not be read; of a file in it where that is known. */
export type HistoryFault =
  | { of: "zip"; fault: ZipFault | "no-files" }
  | { of: "choice"; fault: "unknown-file" | "none" }
  | { of: ExportKind; fault: ExportFault | "bad-checksum" | "cannot-unpack" | "unreadable-file" };

const AGAIN = "Download the export from Reddit again.";

const ZIP_FAULTS: Record<ZipFault | "no-files", string> = {
  "not-a-zip": "That isn't a ZIP file. Choose the file Reddit sent you.",
  "cut-short": `This ZIP file is incomplete. ${AGAIN}`,
  damaged: `This ZIP file is damaged. ${AGAIN}`,
  encrypted: "This ZIP file has a password. Unpack it, then choose posts.csv and comments.csv.",
  "unknown-packing":
    "Browsers can't unpack this ZIP file. Unpack it yourself, then choose posts.csv and comments.csv.",
  "no-files": "This isn't Reddit's data export: it has no posts.csv and no comments.csv.",
};

const CHOICE_FAULTS = {
  "unknown-file": "Choose the ZIP file that Reddit sent you, or its posts.csv and comments.csv.",
  none: "Choose a file first.",
};

/** One sentence that says what is wrong, and one that says what to do. */
export function wordHistoryFault(about: HistoryFault): string {
  if (about.of === "zip") return ZIP_FAULTS[about.fault];
  if (about.of === "choice") return CHOICE_FAULTS[about.fault];
  const file = EXPORT_FILES[about.of];
  const { fault } = about;
  if (typeof fault === "object") return wordMissing(file, fault.missingColumns);
  return wordFileFault(file, fault);
}

function wordMissing(file: string, columns: string[]): string {
  const names = joinWords(columns.map((name) => `'${name}'`));
  const which = columns.length === 1 ? `the column ${names}` : `the columns ${names}`;
  return `${file} doesn't have ${which}, so it isn't Reddit's file. Choose the one from the export.`;
}

function wordFileFault(
  file: string,
  fault: Exclude<Extract<HistoryFault, { of: ExportKind }>["fault"], object>,
): string {
  switch (fault) {
    case "row-too-long":
      return `${file} has a row longer than any post, so it isn't Reddit's file. ${AGAIN}`;
    case "unclosed-quote":
      return `${file} ends in the middle of a row, so it's incomplete. ${AGAIN}`;
    case "too-many-rows":
      return `${file} has more than 5 million rows, more than we can read.`;
    case "bad-checksum":
      return `${file} in this ZIP file is damaged. ${AGAIN}`;
    case "cannot-unpack":
      return `${file} in this ZIP file is damaged. ${AGAIN}`;
    case "unreadable-file":
      return `${file} changed while we read it. Choose it again.`;
  }
}
