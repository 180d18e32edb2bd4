const gap = '\n\n\n\n';

/** Into the gap that the greeting leaves, or where the caret stands. */
export function insertReply(body: string, text: string, caret: number): string {
  if (body.includes(gap)) return body.replace(gap, () => `\n\n${text}\n\n`);
  return `${body.slice(0, caret)}${text}${body.slice(caret)}`;
}
