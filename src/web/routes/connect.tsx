import { RequireUser } from "#web/features/auth/components/require-user.tsx";
import { AccessRequest } from "#web/features/settings/components/assistants/access-request.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Connect an assistant");

export default function Connect() {
  return <RequireUser>{(user) => <AccessRequest key={user.id} />}</RequireUser>;
}
