/** What nobody could check: the estimate is worth as much as it admits. */
export function NotChecked({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="m-5 mt-1 rounded-control border border-dashed border-unchecked px-4 py-3">
      <h3 className="font-sans text-sm font-medium tracking-normal text-unchecked">
        What could not be checked
      </h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-4 text-sm text-soft marker:text-unchecked">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
