import { Link } from "react-router";
import { Logo } from "#web/components/brand/logo.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { useSession } from "#web/lib/session.ts";

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
