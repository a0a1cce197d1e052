/**
 * Puts the keyboard into the first field of a part of the page, or into the one that replaces the skeleton
 * there, unless the keyboard has gone elsewhere by then. False where there is neither.
 */
export function focusField(part: HTMLElement | null): boolean {
  if (!part) return false;
  const field = findField(part);
  if (field) field.focus();
  else if (part.querySelector("[data-awaited]")) awaitField(part);
  else return false;
  return true;
}

function awaitField(part: HTMLElement): void {
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    const field = findField(part);
    if (field && document.activeElement === from) field.focus();
    if (field || !part.querySelector("[data-awaited]")) observer.disconnect();
  });
  observer.observe(part, { childList: true, subtree: true });
}

function findField(part: HTMLElement): HTMLElement | null {
  return part.querySelector("textarea, input");
}
