/** What `npm run tool -- media` recorded, by file name; both themes, since a bright picture glares in the dark. */
const files = import.meta.glob<string>("../../../media/*.{webm,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

export type MediaTheme = "light" | "dark";

export function findPicture(name: string, theme: MediaTheme): string {
  return find(`${name}-${theme}.webp`);
}

export function findVideo(name: string, theme: MediaTheme): string {
  return find(`${name}-${theme}.webm`);
}

function find(fileName: string): string {
  const url = files[`../../../media/${fileName}`];
  if (!url) throw new Error(`There is no ${fileName}: run npm run tool -- media.`);
  return url;
}
