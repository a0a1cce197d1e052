import { PAGE_MARKS } from "#contract/pages/page-marks.ts";
import { PLAN_CODES, PLANS } from "#engine/billing/plans.ts";
import { readPrice } from "#web/config/page-meta.ts";
import { questions } from "#web/content/landing/lower-sections.ts";
import shareImage from "#web/media/share.png?url";
import { page } from "#web/content/landing/sections.ts";

const HOME = `${PAGE_MARKS.origin}/`;
const IMAGE = `${PAGE_MARKS.origin}${shareImage}`;

/** For search engines and for previews of a shared link. */
export function describeLandingPage() {
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: HOME },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Foothold" },
    { property: "og:url", content: HOME },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:image", content: IMAGE },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.imageAlt },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": describeProduct() },
    { "script:ld+json": describeQuestions() },
  ];
}

function describeProduct() {
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: "Foothold",
    url: HOME,
    image: IMAGE,
    description: page.description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    offers: PLAN_CODES.map((code) => {
      const { amount, currency } = readPrice(code);
      return {
        "@type": "Offer",
        name: PLANS[code].name,
        price: amount,
        priceCurrency: currency,
      };
    }),
  };
}

function describeQuestions() {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
