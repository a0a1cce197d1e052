import { Outlet } from "react-router";
import { SignedInFrame } from "#web/components/layout/signed-in-frame.tsx";
import { RequireUser } from "#web/features/auth/components/require-user.tsx";

export default function SignedIn() {
  return (
    <RequireUser>
      {(user) => (
        // Keyed by user, so that nothing of one account's data outlives a change to another.
        <SignedInFrame key={user.id} user={user}>
          <Outlet />
        </SignedInFrame>
      )}
    </RequireUser>
  );
}
