import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { RequireUser } from "#web/features/auth/components/require-user.tsx";
import { AccessRequest } from "#web/features/settings/components/assistants/access-request.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { createQueryClient } from "#web/lib/query-client.ts";

export const meta = () => pageTitle("Connect an assistant");

/** Without the app's frame: nothing but the question, and its two answers. */
export default function Connect() {
  const [queryClient] = useState(createQueryClient);
  return (
    <RequireUser>
      {(user) => (
        <QueryClientProvider client={queryClient}>
          <AccessRequest key={user.id} />
        </QueryClientProvider>
      )}
    </RequireUser>
  );
}
