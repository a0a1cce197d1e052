/** A sentence of the rules, as it was pasted. */
export function PasteQuote({ children }: { children: string }) {
  return (
    <blockquote className="border-l-2 border-accent-line pl-3 text-sm wrap-anywhere text-soft">
      {children}
    </blockquote>
  );
}
