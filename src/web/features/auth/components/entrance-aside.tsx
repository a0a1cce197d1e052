const PROMISES = [
  {
    title: "You press Post",
    text: "Foothold never posts, votes or comments for you.",
  },
  {
    title: "Nothing invented",
    text: "A draft states only your own facts.",
  },
  {
    title: "Every figure has a source",
    text: "With sample size and date.",
  },
];

/** Beside the sign-in form: what a person may rely on before giving an address. */
export function EntranceAside() {
  return (
    <aside
      aria-labelledby="promises"
      className="relative isolate hidden flex-col justify-end overflow-hidden border-l border-line bg-sunken p-12 lg:flex xl:p-16"
    >
      <div className="contours absolute inset-0 -z-10 text-line" />
      <div className="max-w-md rounded-card border border-line bg-paper px-8 py-7">
        <h2 id="promises" className="font-sans text-sm font-medium tracking-normal text-muted">
          What you can rely on
        </h2>
        <ul className="divide-y divide-line">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="py-5 last:pb-0">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-base text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
