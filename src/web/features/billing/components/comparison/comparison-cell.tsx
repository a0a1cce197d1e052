import { Check, Minus } from "lucide-react";
import type { Cell } from "../../compare-plans.ts";

export function ComparisonCell({ cell }: { cell: Cell }) {
  return (
    <td className="px-1 py-2.5 text-center text-sm sm:px-4">
      {typeof cell === "string" ? cell : <Mark isIncluded={cell} />}
    </td>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const Sign = isIncluded ? Check : Minus;
  return (
    <>
      <Sign
        size={16}
        className={isIncluded ? "mx-auto" : "mx-auto text-muted"}
        aria-hidden="true"
      />
      <span className="sr-only">{isIncluded ? "Included" : "Not included"}</span>
    </>
  );
}
