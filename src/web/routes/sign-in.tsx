import { SignInPanel } from "#web/features/auth/components/sign-in-panel.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Sign in");

export default function SignIn() {
  return <SignInPanel />;
}
