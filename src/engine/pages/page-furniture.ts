import { splitAtSpaces } from "#engine/text/characters.ts";

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

/** What a page builder names a consent banner; a bakery's `cookie-list` is none. */
const CONSENT =
  /(?:cookies?|consent|gdpr|ccpa|privacy)[-_]?(?:banner|bar|notice|consent|popup|pop-up|modal|law|message|dialog|overlay|manager|alert|toast|disclaimer|settings|preferences)|onetrust|cookiebot|cookieyes|\bcky-|\bcmplz|usercentrics|osano-cm|iubenda|didomi|qc-cmp/i;

/** Other people's words about the page's subject. */
const VOICES =
  /(?:^|[-_\s])(?:testimonials?|customer-(?:quotes?|stories)|reviews?-(?:list|section|carousel))(?:$|[-_\s])/i;

const NAVIGATION =
  /(?:^|[-_\s])(?:nav|navbar|navigation|breadcrumbs?|sidebar|skip-link|skip-to-content|site-footer|pagination|toc|share-buttons|social-links)(?:$|[-_\s])/i;

/** Shown on some screens although `hidden` on others. */
const SHOWN_LATER = /:(?:block|flex|grid|inline|inline-block|inline-flex|table|contents)(?:\s|$)/;

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
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) return true;
  return /(?:^|\s)(?:hidden|d-none|sr-only|visually-hidden)(?:\s|$)/.test(names)
    ? !SHOWN_LATER.test(names)
    : false;
}

/** ASP.NET puts the whole page into one form. */
function isWholePageForm(name: string, { id = "" }: Attributes): boolean {
  return name === "form" && /^(?:aspnetform|form1)$/i.test(id);
}
