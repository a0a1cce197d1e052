import { SupportLink } from "#web/components/layout/support-link.tsx";
import { billing } from "#web/content/billing.ts";

export function BillingQuestions() {
  return (
    <section>
      <h2 className="mb-5 text-xl">Questions</h2>
      <dl className="divide-y divide-line border-y border-line">
        {billing.questions.map(({ question, answer, ...more }) => (
          <div key={question} className="py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 max-w-prose text-base text-soft">
              {answer}
              {"withSupport" in more && (
                <>
                  {` ${more.withSupport} `}
                  <SupportLink />.
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
