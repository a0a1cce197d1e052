import { ServiceError } from "#server/service-error.ts";

const SENTENCES = {
  empty: "This file is empty.",
  "too-large": "This file is larger than 2 MB. Shorten the brief or save it as text.",
  "not-text":
    "This file is not text, Markdown, CSV, PDF or DOCX, whatever its name says. Save the brief as one of these and upload it again.",
  "not-utf-8": "This text is not saved as UTF-8. Save it as UTF-8 and upload it again.",
  "says-nothing": "This file has no words to read.",
  "csv-without-fields":
    "This CSV has no column or row called name, description or url, so nothing could be taken from it.",
  "csv-broken": "This CSV could not be read. Check its quotation marks.",
  "pdf-without-text":
    "This PDF has no text, perhaps because it was scanned. Save the brief as text and upload it again.",
  "pdf-broken": "This PDF is damaged and could not be read.",
  "pdf-encrypted": "This PDF is protected by a password. Remove it and upload the file again.",
  "pdf-too-complex":
    "This PDF takes too much time or memory to read. Save the brief as text and upload it again.",
  "docx-without-text": "This Word file has no text to read.",
  "docx-broken": "This Word file is damaged and could not be read.",
  "docx-encrypted":
    "This Word file is protected by a password. Remove it and upload the file again.",
  "docx-too-complex":
    "This Word file takes too much time or memory to read. Save the brief as text and upload it again.",
  "doc-old":
    "This is a Word file of the old kind, or one with a password. Save it as .docx without a password and upload it again.",
};

export type BriefFault = keyof typeof SENTENCES;

export function refuseBrief(fault: BriefFault): ServiceError {
  return new ServiceError("VALIDATION", SENTENCES[fault], { fault });
}
