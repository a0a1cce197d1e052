import { billing } from "#web/content/billing.ts";

export function BillingQuestions() {
  return (
    <section>
      <h2 className="mb-5 text-xl">Questions</h2>
      <dl className="divide-y divide-line border-y border-line">
        {billing.questions.map(({ question, answer }) => (
          <div key={question} className="py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 max-w-prose text-base text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
