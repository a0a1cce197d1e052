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
  "not-a-zip": "This is not a ZIP file. Choose the file that Reddit sent you, as it is.",
  "cut-short": `This ZIP file ends too early: the download was not complete. ${AGAIN}`,
  damaged: `This ZIP file is damaged. ${AGAIN}`,
  encrypted:
    "This ZIP file is protected with a password. Unpack it, then choose posts.csv and comments.csv.",
  "unknown-packing":
    "This ZIP file was packed in a way that browsers can't unpack. Unpack it, then choose posts.csv and comments.csv.",
  "no-files":
    "This ZIP file has no posts.csv and no comments.csv, so it is not Reddit's data export.",
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
  return `${file} does not have ${which}, so it is not the file that Reddit sent. Choose the one from the export.`;
}

function wordFileFault(
  file: string,
  fault: Exclude<Extract<HistoryFault, { of: ExportKind }>["fault"], object>,
): string {
  switch (fault) {
    case "row-too-long":
      return `${file} has a row longer than anything Reddit takes, so it is not the file that Reddit sent. ${AGAIN}`;
    case "unclosed-quote":
      return `${file} ends in the middle of a row: the file is not complete. ${AGAIN}`;
    case "too-many-rows":
      return `${file} has more than 5 million rows, which is more than we read.`;
    case "bad-checksum":
      return `${file} in this ZIP file is damaged: its checksum is wrong. ${AGAIN}`;
    case "cannot-unpack":
      return `${file} in this ZIP file is damaged and can't be unpacked. ${AGAIN}`;
    case "unreadable-file":
      return `${file} could not be read: it was moved, changed or closed meanwhile. Choose it again.`;
  }
}
