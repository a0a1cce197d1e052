import { useEffect, useState } from "react";

/** Longer than that the parts of a page do not wait for each other. */
const PATIENCE_MS = 3000;

/** True while parts of a page that has just opened may still wait for each other, so as to appear together. */
export function usePatience(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setIsPatient, PATIENCE_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
