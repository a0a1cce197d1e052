import { usePlans } from "#web/features/billing/api/use-plans.ts";
import { Check, Minus } from "lucide-react";
import { comparePlans, type Cell } from "#web/features/billing/decide-offer.ts";

const headClass = "px-2 py-2 text-center font-medium sm:px-4";
const planWidthClass = "w-[21%] sm:w-[18%]";

/** Free vs Premium, whose two plans differ in a few rows. */
export function PlanComparison() {
  const rows = comparePlans(usePlans().data ?? []);
  if (!rows) return null;
  return (
    <section>
      <h2 id="compare" className="mb-5 text-xl">
        Compare features
      </h2>
      <table
        aria-labelledby="compare"
        className="w-full table-fixed border-y border-line text-base"
      >
        <colgroup>
          <col />
          <col className={planWidthClass} />
        </colgroup>
        <colgroup span={2} className={planWidthClass} />
        <thead className="text-sm">
          <tr>
            <th scope="col" rowSpan={2} className="py-2 text-left align-bottom font-medium">
              Feature
            </th>
            <th scope="col" rowSpan={2} className={`${headClass} align-bottom`}>
              Free
            </th>
            <th scope="colgroup" colSpan={2} className={headClass}>
              Premium
            </th>
          </tr>
          <tr className="text-muted">
            <th scope="col" className={headClass}>
              Monthly
            </th>
            <th scope="col" className={headClass}>
              Lifetime
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                {name}
              </th>
              <ComparisonCell cell={cells.FREE} />
              <ComparisonCell cell={cells.PREMIUM_MONTHLY} />
              <ComparisonCell cell={cells.PREMIUM_LIFETIME} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ComparisonCell({ cell }: { cell: Cell }) {
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
