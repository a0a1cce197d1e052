import { findPicture } from "../../media/find-media.ts";

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
