import { PAGE_MARKS } from "#contract/pages/page-marks.ts";

const META_NAME = "support-email";

/** Every page carries the address that the server was given. */
export const supportMeta = { name: META_NAME, content: PAGE_MARKS.supportEmail };

/** Where people write when the product cannot help them itself. */
export function readSupportEmail(): string {
  if (typeof document === "undefined") return PAGE_MARKS.supportEmail;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`);
  return meta?.content ?? PAGE_MARKS.supportEmail;
}
