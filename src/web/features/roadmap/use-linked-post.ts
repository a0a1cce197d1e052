import { useCallback } from "react";
import { useSearchParams } from "react-router";

const PARAM = "post";

/** Takes the post that a reminder or a calendar links to out of the address: a reload does not open it again. */
export function useLinkedPost(): () => string | null {
  const [params, setParams] = useSearchParams();
  return useCallback(() => {
    const postId = params.get(PARAM);
    if (postId === null) return null;
    const rest = new URLSearchParams(params);
    rest.delete(PARAM);
    setParams(rest, { replace: true, preventScrollReset: true });
    return postId;
  }, [params, setParams]);
}
