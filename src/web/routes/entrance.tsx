import { Link, Outlet } from "react-router";
import { Logo } from "#web/components/brand/logo.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { EntranceAside } from "#web/features/auth/components/entrance-aside.tsx";

export default function Entrance() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10 lg:px-16 xl:px-24">
        <header>
          <Link to={paths.home} className="-m-2 inline-flex rounded-control p-2 align-top">
            <Logo />
          </Link>
        </header>
        <main id={MAIN_ID} tabIndex={-1} className="my-auto w-full max-w-md py-12 outline-none">
          <Outlet />
        </main>
      </div>
      <EntranceAside />
    </div>
  );
}
