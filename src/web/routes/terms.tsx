import { paths } from "#contract/pages/page-paths.ts";
import { TextPage } from "#web/components/layout/text-page.tsx";
import { terms } from "#web/content/terms.ts";
import { describePage } from "#web/lib/describe-page.ts";

export const meta = () => describePage({ path: paths.terms, ...terms });

export default function Terms() {
  return <TextPage text={terms} />;
}
