import { Spinner } from "#web/components/ui/spinner.tsx";

export function LoadingSpinner({ label }: { label: string }) {
  return (
    <output className="grid min-h-64 place-items-center text-accent">
      <Spinner className="size-7" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
