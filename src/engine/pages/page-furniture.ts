import { splitAtSpaces } from "#engine/text/characters.ts";
import {
  CONSENT,
  HIDDEN_BY_CLASS,
  HIDDEN_BY_STYLE,
  NAVIGATION,
  SHOWN_LATER,
  VOICES,
} from "./page-rows.ts";

/** Elements that hold no text of the page's own: code, media, controls and what every page repeats. */
const LEFT_OUT = new Set(
  splitAtSpaces(`script style noscript template svg math canvas iframe object embed audio video map picture
   nav footer aside dialog menu form button select option datalist textarea label input
   pre samp kbd rp rt del s`),
);

const LEFT_OUT_ROLES = new Set(
  splitAtSpaces(`navigation contentinfo dialog alertdialog search menu menubar toolbar tooltip banner-ad tablist
   form alert status`),
);

/** Never hidden or a banner as a whole, whatever their classes say. */
const FRAMES = new Set(["html", "body", "main", "article"]);

type Attributes = Record<string, string>;

/** Whether an element and all within it is furniture, or not to be seen at all. */
export function isFurniture(name: string, attributes: Attributes): boolean {
  if (FRAMES.has(name)) return false;
  if (LEFT_OUT.has(name)) return !isWholePageForm(name, attributes);
  if (LEFT_OUT_ROLES.has(attributes.role ?? "") || isHidden(attributes)) return true;
  const names = `${attributes.class ?? ""} ${attributes.id ?? ""}`;
  return CONSENT.test(names) || VOICES.test(names) || NAVIGATION.test(names);
}

function isHidden({ hidden, style = "", class: names = "", ...rest }: Attributes): boolean {
  if (hidden !== undefined || rest["aria-hidden"] === "true") return true;
  if (HIDDEN_BY_STYLE.test(style)) return true;
  return HIDDEN_BY_CLASS.test(names) ? !SHOWN_LATER.test(names) : false;
}

/** ASP.NET puts the whole page into one form. */
function isWholePageForm(name: string, { id = "" }: Attributes): boolean {
  return name === "form" && ["aspnetform", "form1"].includes(id.toLowerCase());
}
