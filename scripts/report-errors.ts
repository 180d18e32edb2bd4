/** Prints what a check has found, and ends it as failed if that is anything. */
export function reportErrors(errors: readonly string[]): void {
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exit(1);
}
