import { SiteFooter } from "#web/components/layout/site-footer.tsx";
import { SiteHeader } from "#web/components/layout/site-header.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { landing } from "#web/content/landing.ts";
import { Closing } from "#web/features/landing/components/closing.tsx";
import { Hero } from "#web/features/landing/components/hero.tsx";
import { Pricing } from "#web/features/landing/components/pricing.tsx";
import { ThreeSteps } from "#web/features/landing/components/three-steps.tsx";

export const meta = () => [
  { title: landing.title },
  { name: "description", content: landing.description },
];

export default function Landing() {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero />
        <ThreeSteps />
        <Pricing />
        <Closing />
      </main>
      <SiteFooter text={landing.footer} />
    </>
  );
}
