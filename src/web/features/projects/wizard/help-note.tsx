import { describeFailure } from "./describe-failure.ts";

type HelpNoteProps = {
  /** What the server has to say about how it was done. */
  notice: string | null | undefined;
  error: unknown;
  /** The sentence for its failing. */
  failed: string;
};

/** A toast goes; this line stays until the next try. */
export function HelpNote({ notice, error, failed }: HelpNoteProps) {
  if (error) {
    const { message, detail } = describeFailure(error, failed, !navigator.onLine);
    return <p className="text-sm text-fail">{detail ?? message}</p>;
  }
  return notice ? <p className="text-sm text-muted">{notice}</p> : null;
}
