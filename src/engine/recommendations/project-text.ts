export type ProjectText = { name: string; description: string };

/** The text that communities are compared with. */
export function textOf({ name, description }: ProjectText): string {
  return `${name}. ${description}`;
}

/** What such a text says beside the project's name, which is nobody's topic. */
export function withoutName(text: string): string {
  const end = text.indexOf(". ");
  const [name, description] = end < 0 ? ["", text] : [text.slice(0, end), text.slice(end + 2)];
  return name === "" ? description : description.replaceAll(name, " ");
}
