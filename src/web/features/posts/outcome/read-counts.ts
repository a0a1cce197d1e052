export type TypedCounts = { upvotes: string; comments: string };
type CountFaults = Partial<Record<keyof TypedCounts, string>>;

const MOST = 10_000_000;
const NAMES = { upvotes: "Upvotes", comments: "Comments" };

/** What was typed as numbers, or what is wrong with each; an empty field says nothing. */
export function readCounts(typed: TypedCounts): {
  counts: Partial<Record<keyof TypedCounts, number>>;
  faults: CountFaults;
} {
  const counts: Partial<Record<keyof TypedCounts, number>> = {};
  const faults: CountFaults = {};
  for (const field of ["upvotes", "comments"] as const) {
    const digits = typed[field].replaceAll(/[\s,']/g, "");
    if (digits === "") continue;
    const fault = findFault(NAMES[field], digits);
    if (fault) faults[field] = fault;
    else counts[field] = Number(digits);
  }
  if (!typed.upvotes.trim() && !typed.comments.trim()) {
    faults.upvotes = "Enter at least one of the two numbers.";
  }
  return { counts, faults };
}

/** Whether something was typed that is not kept yet; what can't be read is news as well. */
export function isNews(
  typed: TypedCounts,
  kept: Record<keyof TypedCounts, number | null>,
): boolean {
  if (!typed.upvotes.trim() && !typed.comments.trim()) return false;
  const { counts, faults } = readCounts(typed);
  const isChanged = (field: keyof TypedCounts) => (counts[field] ?? kept[field]) !== kept[field];
  return Object.keys(faults).length > 0 || isChanged("upvotes") || isChanged("comments");
}

function findFault(name: string, digits: string): string | null {
  if (/^[-−]\d/.test(digits)) return `${name} can't be below 0 here.`;
  if (!/^\d+$/.test(digits)) return `${name} are a whole number, such as 12.`;
  return Number(digits) > MOST ? `${name} above 10,000,000 can't be right.` : null;
}
