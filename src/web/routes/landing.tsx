import "#web/features/landing/components/landing.css";
import { SiteHeader, SiteFooter } from "#web/components/layout/site-header.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { Benefits, Comparison, Pricing } from "#web/features/landing/components/offer.tsx";
import { describeLandingPage } from "#web/features/landing/describe-landing-page.ts";
import {
  Closing,
  Demo,
  Features,
  Story,
  Testimonials,
  ThreeSteps,
  Questions,
  Hero,
} from "#web/features/landing/components/sections.tsx";

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
