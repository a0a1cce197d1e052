import { BRIEF_FILE } from "#engine/projects/project-limits.ts";
import { ServiceError } from "#server/service-error.ts";

const SENTENCES = {
  empty: "This file is empty.",
  "too-large": BRIEF_FILE.tooLarge,
  "not-text":
    "This file isn't really text, Markdown, CSV, PDF or DOCX. Save it as one of these and upload it again.",
  "not-utf-8": "This text isn't UTF-8. Save it as UTF-8 and upload it again.",
  "says-nothing": "This file has no words to read.",
  "csv-without-fields": "This CSV needs a column or row called name, description or url.",
  "csv-broken": "We couldn't read this CSV. Check its quotation marks.",
  "pdf-without-text": "This PDF has no text. Was it scanned? Upload the brief as text.",
  "pdf-broken": "This PDF is damaged.",
  "pdf-encrypted": "This PDF has a password. Remove it and upload the file again.",
  "pdf-too-complex": "This PDF is too complex. Upload the brief as text.",
  "docx-without-text": "This Word file has no text to read.",
  "docx-broken": "This Word file is damaged.",
  "docx-encrypted": "This Word file has a password. Remove it and upload the file again.",
  "docx-too-complex": "This Word file is too complex. Upload the brief as text.",
  "doc-old":
    "This Word file is old or has a password. Save it as .docx without one and upload it again.",
};

export type BriefFault = keyof typeof SENTENCES;

export function refuseBrief(fault: BriefFault): ServiceError {
  return new ServiceError("VALIDATION", SENTENCES[fault], { fault });
}
