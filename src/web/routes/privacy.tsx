import { paths } from "#contract/pages/page-paths.ts";
import { TextPage } from "#web/components/layout/text-page.tsx";
import { privacy } from "#web/content/privacy.ts";
import { describePage } from "#web/lib/describe-page.ts";

export const meta = () => describePage({ path: paths.privacy, ...privacy });

export default function Privacy() {
  return <TextPage text={privacy} />;
}
