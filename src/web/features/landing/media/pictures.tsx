/** What `npm run tool -- media` recorded, by file name; both themes, since a bright picture glares in the dark. */
const files = import.meta.glob<string>("../../../media/*.{webm,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

export type MediaTheme = "light" | "dark";

function findPicture(name: string, theme: MediaTheme): string {
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

type ThemedPictureProps = {
  name: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
};

/** Only the one that is shown is loaded, and not before it comes near. */
export function ThemedPicture({ name, alt, width, height, className }: ThemedPictureProps) {
  const shared = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <>
      <img
        {...shared}
        alt={alt}
        src={findPicture(name, "light")}
        className={`only-light h-auto w-full ${className ?? ""}`}
      />
      <img
        {...shared}
        alt={alt}
        src={findPicture(name, "dark")}
        className={`only-dark h-auto w-full ${className ?? ""}`}
      />
    </>
  );
}
