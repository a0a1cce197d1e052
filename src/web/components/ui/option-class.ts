/** A line of a list one chooses from. */
export const optionClass =
  "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-2.5 py-1.5 text-base text-ink outline-none select-none data-highlighted:bg-hover";
