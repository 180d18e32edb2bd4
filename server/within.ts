/** Undefined when it takes longer than `limit` milliseconds. */
export function within<T>(limit: number, answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limit, undefined);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
