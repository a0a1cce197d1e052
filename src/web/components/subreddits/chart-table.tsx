import type { Bar } from "./bar.ts";

/** The figures of a chart to be read instead of looked at. */
export function ChartTable({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-muted hover:text-ink">
        Show as table
      </summary>
      <table className="mt-2 w-full max-w-sm border-collapse">
        <caption className="sr-only">{label}</caption>
        <tbody>
          {bars.map(({ name, text }) => (
            <tr key={name} className="border-t border-line">
              <th
                scope="row"
                className="py-1 pr-4 text-left align-top font-mono font-normal whitespace-nowrap"
              >
                {name}
              </th>
              <td className="py-1 text-soft">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
