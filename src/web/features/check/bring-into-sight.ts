/** Moves the keyboard there once it is drawn; the page scrolls only where it would be out of sight. */
export function bringIntoSight(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (!element) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top > window.innerHeight / 2) element.scrollIntoView();
  });
}
