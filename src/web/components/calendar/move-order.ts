/** Answers come back in any order. Each question gets to know whether it is still the newest one. */
export function createNewest(): () => () => boolean {
  let newest = 0;
  return () => {
    newest += 1;
    const own = newest;
    return () => own === newest;
  };
}

/** What is done to one thing is done in the order in which it was asked for, whatever failed before it. */
export function createQueues(): (id: string, work: () => Promise<void>) => Promise<void> {
  const lasts = new Map<string, Promise<void>>();
  return (id, work) => {
    const before = lasts.get(id) ?? Promise.resolve();
    const own = before.catch(() => undefined).then(work);
    lasts.set(id, own);
    const forget = () => {
      if (lasts.get(id) === own) lasts.delete(id);
    };
    own.then(forget, forget);
    return own;
  };
}
