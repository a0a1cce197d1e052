import { SUPPORT_EMAIL } from "#web/config/support.ts";

export function SupportLink() {
  return (
    <a href={`mailto:${SUPPORT_EMAIL}`} className="text-accent underline underline-offset-2">
      contact support
    </a>
  );
}
