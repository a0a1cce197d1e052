import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { createQueryClient } from "#web/lib/query-client.ts";
import { type Answers, answerCalls } from "./answer-calls.ts";

type Options = {
  /** What the server says, by the names of the contract. */
  answers?: Answers;
  path?: string;
};

/** One part of a screen with what every screen has around it, and somebody to press its buttons. */
export function showPart(part: ReactNode, { answers = {}, path = "/" }: Options = {}) {
  const { calls } = answerCalls(answers);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const wrap = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{shown}</MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(wrap(part));
  return {
    calls,
    user: userEvent.setup(),
    show: (next: ReactNode) => rerender(wrap(next)),
    unmount,
  };
}
