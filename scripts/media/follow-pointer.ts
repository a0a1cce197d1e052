/** Runs in the page: a browser without a screen draws no pointer, so the page draws one. */
export function followPointer(): void {
  addEventListener("DOMContentLoaded", () => {
    const pointer = document.createElement("div");
    pointer.setAttribute("aria-hidden", "true");
    pointer.innerHTML =
      '<svg width="22" height="22" viewBox="0 0 22 22"><path d="M3 2l15 9-6.500 1.300-3.300 6z" fill="#1e1b18" stroke="#fff" stroke-width="1.500" stroke-linejoin="round"/></svg>';
    pointer.style.cssText =
      "position:fixed;z-index:2147483647;pointer-events:none;left:-3px;top:-2px;translate:-40px -40px;";
    document.documentElement.append(pointer);
    addEventListener(
      "mousemove",
      ({ clientX, clientY }) => {
        pointer.style.translate = `${clientX}px ${clientY}px`;
      },
      true,
    );
  });
}
