/**
 * The same function of a text, which knows its answers to the texts of before: notes say the same things again and
 * again. It forgets everything once it knows `most` texts, so that what people paste does not pile up.
 */
export function rememberByText<T>(most: number, workOut: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const answer = workOut(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
