import { Plus } from "lucide-react";
import { questions } from "#web/content/landing/questions.ts";
import { Section } from "./section.tsx";

/** The browser's own disclosure: it opens without a script, and is found by search in the page. */
export function Questions() {
  return (
    <Section id="questions">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <h2 className="text-2xl">{questions.heading}</h2>
        <div className="border-b border-line">
          {questions.items.map(({ question, answer }) => (
            <details key={question} name="questions" className="group border-t border-line">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-md font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  size={18}
                  className="shrink-0 text-muted transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-prose pb-5 text-md text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
