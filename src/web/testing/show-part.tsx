import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createContext, type ReactNode, use } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ToastArea } from "#web/components/layout/toast-area.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { type Answers, answerCalls } from "./answer-calls.ts";

type Options = {
  /** What the server says, by the names of the contract. */
  answers?: Answers;
  path?: string;
};

const Shown = createContext<ReactNode>(null);

/** Routes are fixed once a router has them: what they show comes from around it. */
function Page() {
  return use(Shown);
}

/** One part of a screen with what every screen has around it, and somebody to press its buttons. */
export function showPart(part: ReactNode, { answers = {}, path = "/" }: Options = {}) {
  const { calls } = answerCalls(answers);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], {
    initialEntries: [path],
  });
  const wrap = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <Shown value={shown}>
        <RouterProvider router={router} />
      </Shown>
      <ToastArea />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(wrap(part));
  return {
    calls,
    /** Where the browser is now. */
    location: () => router.state.location,
    user: userEvent.setup(),
    show: (next: ReactNode) => rerender(wrap(next)),
    unmount,
  };
}
