/** Before a card goes: the keyboard moves on to the card after it, or before it, or to the tab. */
export function focusNextCard(button: HTMLElement): void {
  const panel = button.closest('[role="tabpanel"]');
  const cards = [...(panel?.querySelectorAll("article") ?? [])];
  const place = cards.findIndex((card) => card.contains(button));
  const neighbour = cards[place + 1] ?? cards[place - 1];
  const next = neighbour?.querySelector("button") ?? selectedTab(panel);
  next?.focus({ preventScroll: true });
}

function selectedTab(panel: Element | null): HTMLElement | null {
  const list = panel?.parentElement?.querySelector('[role="tablist"]');
  return list?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? null;
}
