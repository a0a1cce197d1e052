import { Button } from "./button.tsx";

type ErrorNoticeProps = { title: string; text: string; onRetry: () => void; isRetrying?: boolean };

/** Something could not be loaded: what happened, and the way to try again. */
export function ErrorNotice({ title, text, onRetry, isRetrying = false }: ErrorNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line border-l-2 border-l-fail bg-surface px-5 py-4"
    >
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-base text-soft">{text}</p>
      </div>
      <Button tone="secondary" size="sm" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </div>
  );
}
