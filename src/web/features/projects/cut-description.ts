const MAX_SHOWN_CHARACTERS = 150;

/** A family of emoji takes a dozen code units: in these there are always 150 honest characters. */
const FAR_ENOUGH = 20 * MAX_SHOWN_CHARACTERS;

/** Longer descriptions are cut; by characters as people count them, so that no emoji is halved. */
export function cutDescription(description: string): string {
  if (description.length <= MAX_SHOWN_CHARACTERS) return description;
  const segments = new Intl.Segmenter().segment(description.slice(0, FAR_ENOUGH));
  const characters = Array.from(segments, ({ segment }) => segment);
  const isShort = characters.length <= MAX_SHOWN_CHARACTERS && description.length <= FAR_ENOUGH;
  return isShort ? description : `${characters.slice(0, MAX_SHOWN_CHARACTERS).join("")}…`;
}
