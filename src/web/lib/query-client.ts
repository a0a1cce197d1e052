import { QueryClient } from "@tanstack/react-query";

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // "always": offline, a request fails and says so, instead of waiting in silence for a network.
      queries: {
        retry: 1,
        refetchOnWindowFocus: false,
        gcTime: 300_000,
        networkMode: "always",
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
}
