import "#web/features/landing/components/landing.css";
import { SiteFooter } from "#web/components/layout/site-footer.tsx";
import { SiteHeader } from "#web/components/layout/site-header.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { Benefits } from "#web/features/landing/components/benefits.tsx";
import { Closing } from "#web/features/landing/components/closing.tsx";
import { Comparison } from "#web/features/landing/components/comparison.tsx";
import { Demo } from "#web/features/landing/components/demo.tsx";
import { Features } from "#web/features/landing/components/features.tsx";
import { Hero } from "#web/features/landing/components/hero.tsx";
import { Pricing } from "#web/features/landing/components/pricing.tsx";
import { Questions } from "#web/features/landing/components/questions.tsx";
import { Story } from "#web/features/landing/components/story.tsx";
import { Testimonials } from "#web/features/landing/components/testimonials.tsx";
import { ThreeSteps } from "#web/features/landing/components/three-steps.tsx";
import { describeLandingPage } from "#web/features/landing/describe-landing-page.ts";

export const meta = describeLandingPage;

export default function Landing() {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero />
        <Demo />
        <ThreeSteps />
        <Benefits />
        <Features />
        <Pricing />
        <Story />
        <Comparison />
        <Testimonials />
        <Questions />
        <Closing />
      </main>
      <SiteFooter />
    </>
  );
}
