import { paths } from "#contract/pages/page-paths.ts";
import { TextPage } from "#web/components/layout/text-page.tsx";
import { help } from "#web/content/help.ts";
import { describePage } from "#web/lib/describe-page.ts";

export const meta = () => describePage({ path: paths.help, ...help });

export default function Help() {
  return <TextPage text={help} />;
}
