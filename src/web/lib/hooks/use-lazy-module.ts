import { useEffect, useRef, useState } from "react";

/** How long a page is left alone where the browser does not say when it rests. */
const REST_MS = 500;

/**
 * A part of a page that is fetched once the page rests, or at once when it is wanted; null until it is
 * there. A fetch ahead that fails is tried again when the part is wanted.
 */
export function useLazyModule<M extends object>(
  load: () => Promise<M>,
  { isWanted, onFailure }: { isWanted: boolean; onFailure: () => void },
): M | null {
  const [module, setModule] = useState<M | null>(null);
  const latest = useRef({ load, onFailure });
  useEffect(() => {
    latest.current = { load, onFailure };
  });

  const isThere = module !== null;
  useEffect(() => {
    if (isThere) return;
    const fetchPart = () => {
      latest.current.load().then(setModule, () => isWanted && latest.current.onFailure());
    };
    if (!isWanted) return whenAtRest(fetchPart);
    fetchPart();
    return;
  }, [isThere, isWanted]);
  return module;
}

function whenAtRest(work: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, REST_MS);
  return () => clearTimeout(id);
}
