import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { type BrowserAddress, type Filters, readAddress, writeAddress } from "./browser-address.ts";

/** How many details were opened on top of the list; Close goes back over all of them. */
type DetailState = { detailDepth?: number };

export function useBrowserAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const address = useMemo(() => readAddress(params), [params]);
  const depth = (location.state as DetailState | null)?.detailDepth ?? 0;

  // Ahead of the address bar: of two changes in a row, the second knows of the first.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  /** Filters follow the typing, so they take the place of the entry instead of adding one. */
  const replace = (changes: Partial<BrowserAddress>) => {
    latest.current = { ...latest.current, ...changes };
    void navigate(linkTo(latest.current), { replace: true, preventScrollReset: true });
  };

  return {
    address,
    replace,
    changeFilters: (changes: Partial<Filters>) =>
      replace({ filters: { ...latest.current.filters, ...changes } }),
    linkToTab: (tab: BrowserAddress["tab"]) => linkTo({ ...address, tab, open: null }),
    /** For a <Link>: opening a detail adds an entry, so that Back closes it. */
    detailLink: (subredditId: string) => ({
      to: linkTo({ ...address, open: subredditId }),
      state: { detailDepth: depth + 1 } satisfies DetailState,
      preventScrollReset: true,
    }),
    closeDetail: () => {
      if (depth > 0) void navigate(-depth);
      else replace({ open: null });
    },
  };
}

export type BrowserNavigation = ReturnType<typeof useBrowserAddress>;

function linkTo(address: BrowserAddress): string {
  const search = writeAddress(address).toString();
  return search ? `${paths.subreddits}?${search}` : paths.subreddits;
}
