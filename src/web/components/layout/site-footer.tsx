import { Link } from "react-router";
import { Logo } from "#web/components/brand/logo.tsx";
import { paths } from "#contract/page-paths.ts";
import { footer } from "#web/content/landing/footer.ts";
import { SupportLink } from "./support-link.tsx";

const linkClass = "hover:text-ink hover:underline underline-offset-2";

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page-width flex flex-col gap-6 py-10 text-sm text-soft md:flex-row md:items-start md:justify-between">
        <div className="flex flex-col gap-4">
          <Logo />
          <p className="max-w-prose text-muted">{footer.text}</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2">
          {footer.links.map(({ label, to }) => (
            <a key={to} href={to} className={linkClass}>
              {label}
            </a>
          ))}
          <Link to={paths.check} className={linkClass}>
            Check a draft
          </Link>
          <SupportLink />
        </nav>
      </div>
    </footer>
  );
}
