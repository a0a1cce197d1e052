import { SupportLink } from "#web/components/layout/message-page.tsx";
import { billing } from "#web/content/billing.ts";
import { FlaskConical } from "lucide-react";

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

/** Stands beside the buttons that would cost money: nobody should think that they pay. */
export function TestPaymentsLine() {
  return (
    <p className="flex items-center gap-2 rounded-control border border-dashed border-edge px-3 py-1 text-base text-soft">
      <FlaskConical size={16} className="shrink-0" aria-hidden="true" />
      {billing.testPayments}
    </p>
  );
}
