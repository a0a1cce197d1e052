import { VerificationPanel } from "#web/features/auth/components/verification-panel.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Signing in");

export default function MagicLink() {
  return <VerificationPanel />;
}
