import { LogoMark } from "#web/components/brand/logo.tsx";

const PROMISES = [
  {
    title: "You press Post",
    text: "Foothold drafts, checks and remembers. It never posts, votes or comments for you.",
  },
  {
    title: "Nothing invented",
    text: "A draft states what you told us. What is missing stays a visible blank.",
  },
  {
    title: "Every figure has a source",
    text: "Sample size and date stand beside it. What no rule covers reads ‘not checked’.",
  },
];

/** Beside the sign-in form: what a person may rely on before giving an address. */
export function EntranceAside() {
  return (
    <aside
      aria-label="What you can rely on"
      className="relative isolate hidden flex-col justify-end overflow-hidden border-l border-line bg-sunken p-12 lg:flex xl:p-16"
    >
      <div className="contours absolute inset-0 -z-10 text-line" />
      <ol className="relative flex max-w-md flex-col gap-8">
        <li
          aria-hidden="true"
          className="absolute top-3 bottom-10 left-3 border-l border-dashed border-accent"
        />
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="relative flex gap-5">
            <LogoMark className="size-6 shrink-0 rounded-full bg-sunken" />
            <div>
              <h2 className="text-lg">{title}</h2>
              <p className="mt-1 text-base text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
