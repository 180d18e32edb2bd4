/** In one line, without what only a programmer understands. */
export function cannotRead(what: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOfTheSystem = typeof code === 'string' && /^E(?!RR_)/.test(code);
  return new Error(
    `${what} cannot be read (${isOfTheSystem ? code : message}): no backup was made.`,
  );
}
