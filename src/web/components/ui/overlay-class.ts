/** What dims the page under a dialog, and the dialog's sheet itself. */
export const scrimClass =
  "fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

export const sheetClass =
  "floating fixed top-[12dvh] left-1/2 z-50 max-h-[76dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto p-6 outline-none";
