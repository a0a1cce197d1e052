import { useFragment } from "#web/lib/use-fragment.ts";

/** Where the parts of a project's page begin, by what each is about. */
export const PARTS = {
  roadmap: "Roadmap",
  results: "Results",
  visits: "Visits",
  interview: "Interview",
  communities: "Communities",
  competitors: "Competitors",
} as const;

/** The page is long, and most visits are for one part of it. */
export function SectionLinks() {
  useFragment();
  return (
    <nav aria-label="On this page" className="mt-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(PARTS).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 text-base text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
