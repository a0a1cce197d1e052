import { Link } from "react-router";
import { Logo } from "#web/components/brand/logo.tsx";
import { paths } from "#web/config/paths.ts";
import { SupportLink } from "./support-link.tsx";

export function SiteFooter({ text }: { text: string }) {
  return (
    <footer className="border-t border-line">
      <div className="page-width flex flex-col gap-4 py-10 text-sm text-soft md:flex-row md:items-center md:justify-between">
        <Logo />
        <p className="max-w-prose">
          {text}{" "}
          <Link to={paths.check} className="text-accent underline underline-offset-2">
            Check a draft
          </Link>{" "}
          without signing in. Questions? <SupportLink />.
        </p>
      </div>
    </footer>
  );
}
