import { Link } from "react-router";
import { Logo } from "#web/components/brand/logo.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { useSession } from "#web/lib/session/session.ts";
import { footer } from "#web/content/landing/footer.ts";
import { SupportLink } from "./message-page.tsx";

export function SiteHeader() {
  const { status } = useSession();
  return (
    <header className="page-width flex h-20 items-center justify-between gap-4">
      <Link to={paths.home} className="-m-2 flex rounded-control p-2">
        <Logo />
      </Link>
      <nav aria-label="Primary" className="flex items-center gap-2 sm:gap-6">
        <Link
          to={paths.check}
          className="text-base font-medium text-soft hover:text-ink max-md:hidden"
        >
          Check a draft
        </Link>
        <a href="/#how" className="text-base font-medium text-soft hover:text-ink max-sm:hidden">
          How it works
        </a>
        <a
          href="/#pricing"
          className="text-base font-medium text-soft hover:text-ink max-sm:hidden"
        >
          Pricing
        </a>
        {status === "signed-in" ? (
          <ButtonLink to={paths.dashboard} tone="secondary">
            Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.signIn} tone="secondary">
            Get Started
          </ButtonLink>
        )}
      </nav>
    </header>
  );
}

const linkClass = "hover:text-ink hover:underline underline-offset-2";

const PAGES = [
  { label: "Check a draft", to: paths.check },
  { label: "Help", to: paths.help },
  { label: "What's new", to: paths.whatsNew },
  { label: "Privacy", to: paths.privacy },
  { label: "Terms", to: paths.terms },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page-width flex flex-col gap-6 py-10 text-sm text-soft md:flex-row md:items-start md:justify-between">
        <div className="flex flex-col gap-4">
          <Logo />
          <p className="max-w-prose text-muted">{footer.text}</p>
        </div>
        <nav aria-label="Footer" className="flex max-w-xl flex-wrap gap-x-6 gap-y-2 md:justify-end">
          {footer.links.map(({ label, to }) => (
            <a key={to} href={to} className={linkClass}>
              {label}
            </a>
          ))}
          {PAGES.map(({ label, to }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
          <SupportLink label="Contact support" className={linkClass} />
        </nav>
      </div>
    </footer>
  );
}
