type NameListProps = { title: string; names: readonly string[] };

/** Names that need no line of their own. */
export function NameList({ title, names }: NameListProps) {
  if (names.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-soft hover:text-ink">
        {title}: {names.length} {names.length === 1 ? "community" : "communities"}
      </summary>
      <p className="mt-1.5 font-mono text-xs leading-6 wrap-anywhere text-muted">
        {names.join(", ")}
      </p>
    </details>
  );
}
