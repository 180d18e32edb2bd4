/** Of a header; longer ones are rare, and would fill the memory. */
const maxLength = 500;

/**
 * What is worked out of a header, remembered by its text: thousands of visitors send the same few.
 * All is forgotten when there are too many, so that nobody fills the memory with made-up ones.
 */
export function remember<T>(work: (text: string) => T, most = 2000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    if (text.length > maxLength) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
