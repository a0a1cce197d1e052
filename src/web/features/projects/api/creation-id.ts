/**
 * An id for what is to be created: the same for the same fields, so that trying again after a lost
 * answer creates nothing twice, and another one once a field was changed.
 */
export function createIdSource(): (fields: object) => string {
  const ids = new Map<string, string>();
  return (fields) => {
    const key = JSON.stringify(fields);
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return id;
  };
}
