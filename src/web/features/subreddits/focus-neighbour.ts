/** Before a list item goes: the keyboard moves on to the same control of the next one, or of the one before. */
export function focusNeighbour(control: HTMLElement): void {
  const item = control.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>("[aria-pressed]") ??
    control.closest<HTMLElement>("[role=tabpanel]");
  next?.focus({ preventScroll: true });
}
