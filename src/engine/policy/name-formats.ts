import type { PostFormat } from "./policy.ts";

const FORMAT_NAMES: Record<PostFormat, string> = {
  text: "Text",
  link: "Link",
  image: "Image",
  video: "Video",
};

/** As lists of allowed types name them. */
export function nameFormats(formats: readonly PostFormat[]): string[] {
  return formats.map((format) => FORMAT_NAMES[format]);
}
