import { PAGE_MARKS } from "#contract/pages/page-marks.ts";

const META_NAME = "operator";

/** Every page carries who runs this installation, as the server was told. */
export const operatorMeta = { name: META_NAME, content: PAGE_MARKS.operator };

/** "Climb Ltd, 1 High Street, London" */
export function readOperator(): string {
  if (typeof document === "undefined") return PAGE_MARKS.operator;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`);
  return meta?.content ?? PAGE_MARKS.operator;
}
