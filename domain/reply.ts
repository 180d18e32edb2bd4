/** For so long after pressing "send" a reply can be taken back, in milliseconds. */
export const undoTime = 10_000;

/** A draft may be longer than what is sent: replies that are taken back are put together in it. */
export const replyLimits = { subject: 300, body: 20_000, draft: 60_000, note: 5000 };

/** Why a reply is not taken. */
export type ReplyError = 'untouched' | 'unfilled' | 'repeated' | 'too-long';

/** Whether somebody has written more than the greeting that every reply begins with. */
export function hasOwnWords(body: string, template: string): boolean {
  const given = new Set(linesOf(template));
  return linesOf(body).some((line) => /[\p{L}\p{N}]/u.test(line) && !given.has(line));
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** All that goes with one reply, in bytes: as a mail it becomes a third more, and many servers take 25 MB. */
export const attachmentLimit = 15_000_000;

export const maxAttachments = 10;
