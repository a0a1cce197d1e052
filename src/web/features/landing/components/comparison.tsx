import { comparison } from "#web/content/landing/comparison.ts";
import { Section } from "./sections.tsx";

/** A table; on a narrow screen each row becomes a block with both sides named. */
export function Comparison() {
  const { heading, alone, together, rows } = comparison;
  return (
    <Section>
      <h2 className="text-2xl">{heading}</h2>
      <table className="mt-10 w-full text-left text-md max-md:block">
        <thead className="max-md:sr-only">
          <tr className="align-bottom">
            <th scope="col" className="w-1/5">
              <span className="sr-only">Topic</span>
            </th>
            <th scope="col" className="w-2/5 pb-3 font-medium text-muted">
              {alone}
            </th>
            <th scope="col" className="w-2/5 pb-3 pl-6 font-medium">
              {together}
            </th>
          </tr>
        </thead>
        <tbody className="border-b border-line max-md:block">
          {rows.map((row) => (
            <tr key={row.topic} className="border-t border-line align-top max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-5 pr-6 font-serif text-lg font-medium max-md:block max-md:p-0"
              >
                {row.topic}
              </th>
              <td
                data-side={alone}
                className="comparison-side py-5 pr-6 text-muted max-md:mt-3 max-md:block max-md:p-0"
              >
                {row.alone}
              </td>
              <td
                data-side={together}
                className="comparison-side border-line bg-surface px-6 py-5 text-ink max-md:mt-3 max-md:block max-md:bg-transparent max-md:p-0 md:border-x"
              >
                {row.together}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
