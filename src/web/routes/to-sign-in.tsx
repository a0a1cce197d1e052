import { Navigate } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Sign in");

export default function ToSignIn() {
  return <Navigate to={paths.signIn} replace />;
}
