import { readSupportEmail } from "#web/config/support.ts";

/** Within a sentence; a list of links gives it their looks and a capital letter. */
export function SupportLink({
  label = "contact support",
  className = "text-accent underline underline-offset-2",
}) {
  return (
    <a href={`mailto:${readSupportEmail()}`} className={className}>
      {label}
    </a>
  );
}
