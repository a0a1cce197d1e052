export type BriefField = "name" | "description" | "url";

const MAX_LABEL_LENGTH = 60;

const FIELDS: [BriefField, RegExp][] = [
  [
    "name",
    /^(?:(?:project|product|app|startup|company|brand|working)[ _-]?)?(?:name|title)$|^(?:project|product|app)$/i,
  ],
  [
    "description",
    /^(?:(?:project|product|short|app)[ _-]?)?(?:description|summary|about|overview|pitch)$|^what (?:it does|it is|is it)\??$|^elevator pitch$/i,
  ],
  [
    "url",
    /^(?:(?:project|product|app)[ _-]?)?(?:url|website|web ?site|site|link|homepage|web|address|domain)$/i,
  ],
];

/** Which field a label such as 'Project name' is for; null where it is for none. */
export function fieldOf(label: string): BriefField | null {
  if (label.length > MAX_LABEL_LENGTH) return null;
  const plain = label.replace(/(?<![*_#:"\s])[*_#:"\s]+$|^[*_#"\s-]+/g, "");
  return FIELDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
