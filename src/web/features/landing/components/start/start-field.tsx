import { type ComponentType, type FormEvent, useState } from "react";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { hero } from "#web/content/landing/sections.ts";
import type { StartResultProps } from "./start-result.tsx";

const { label, action, waiting, failed } = hero.start;

/** One field: where a project belongs, before anybody signs in. */
export function StartField() {
  const [asked, setAsked] = useState<{ text: string; times: number } | null>(null);
  const [Result, setResult] = useState<ComponentType<StartResultProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const ask = (text: string) => {
    setAsked((before) => ({ text, times: (before?.times ?? 0) + 1 }));
    setFailed(false);
    // What asks and shows is fetched by those who ask.
    if (!Result) {
      import("./start-result.tsx").then(
        (module) => setResult(() => module.StartResult),
        () => setFailed(true),
      );
    }
  };
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text")).trim();
    if (text !== "") ask(text);
  };
  return (
    <div className="group/start needs-script mt-8">
      <form onSubmit={follow}>
        <label htmlFor="start" className="text-md font-medium">
          {label}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id="start"
            name="text"
            placeholder=" "
            required
            autoComplete="url"
            autoCapitalize="none"
            enterKeyHint="go"
            className="h-12 min-w-0 flex-1 basis-60 rounded-control border border-edge bg-surface px-3 text-md text-ink transition-colors placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0"
          />
          <button type="submit" className={buttonClass({ size: "lg", className: "max-sm:w-full" })}>
            {action}
          </button>
        </div>
      </form>
      {/* As high as three communities from the first letter on, so that nothing moves when the answer comes. */}
      <div
        aria-live="polite"
        className="mt-4 hidden min-h-[27rem] group-has-[input:not(:placeholder-shown)]/start:block sm:min-h-[20rem]"
      >
        {asked && Result && <Result key={asked.times} text={asked.text} />}
        {asked && !Result && <p className="text-base text-soft">{hasFailed ? failed : waiting}</p>}
      </div>
    </div>
  );
}
