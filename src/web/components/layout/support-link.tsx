import { readSupportEmail } from "#web/config/support.ts";

export function SupportLink() {
  return (
    <a href={`mailto:${readSupportEmail()}`} className="text-accent underline underline-offset-2">
      contact support
    </a>
  );
}
