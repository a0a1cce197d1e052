import { FileArchive } from "lucide-react";
import { useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useFileDrop } from "#web/lib/hooks/use-file-drop.ts";

type FileChoiceProps = { fault: string | null; onFiles: (files: readonly File[]) => void };

const REQUEST_PAGE = "https://www.reddit.com/settings/data-request";

/** Where the file comes from, what happens to it, and the place to drop it. */
export function FileChoice({ fault, onFiles }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(onFiles);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <section
        aria-label="Choose the export"
        {...drop.handlers}
        className={classNames(
          "rounded-card border border-dashed p-5 transition-colors sm:p-8",
          drop.isOver ? "border-accent bg-accent-soft" : "border-edge bg-surface",
        )}
      >
        <h3 className="text-lg">Upload your Reddit export</h3>
        <p className="mt-1 max-w-prose text-base text-soft">
          Drop the ZIP file here, or its posts.csv and comments.csv. It's read in your browser; only
          what you tick is sent.
        </p>
        <input
          ref={picker}
          type="file"
          multiple
          accept=".zip,.csv,application/zip,text/csv"
          aria-label="Reddit's export"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file can be picked again.
            event.target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
        <Button className="mt-5" onClick={() => picker.current?.click()}>
          <FileArchive size={16} />
          Choose file
        </Button>
        {fault && (
          <p role="alert" className="mt-4 border-l-2 border-fail pl-3 text-base">
            {fault}
          </p>
        )}
      </section>
      <section className="px-1 text-base text-soft">
        <h3 className="text-base font-medium text-ink">How to get it</h3>
        <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5">
          <li>
            Request your data at{" "}
            <a
              href={REQUEST_PAGE}
              target="_blank"
              rel="noreferrer"
              className="rounded-mark text-accent underline"
            >
              reddit.com/settings/data-request
            </a>
            .
          </li>
          <li>Reddit messages you a ZIP file, usually within a few days.</li>
          <li>Upload it here without unzipping.</li>
        </ol>
        <h3 className="mt-5 text-base font-medium text-ink">Why import</h3>
        <p className="mt-1">
          Past posts appear in Results, and the last 90 days count towards your promotion budget.
          Imports don't use up AI posts.
        </p>
      </section>
    </div>
  );
}
