import type { NoMail } from './mail-server.ts';

/** Mails that have not gone out, by what has become of them. */
export interface UnsentMails {
  failed: number;
  /** Held back because there were too many at once. */
  withheld: number;
  waiting: number;
}

/** Those that do not go out by themselves: the one number that the menu and every page tell. */
export function stuckMails(
  { failed, withheld, waiting }: UnsentMails,
  noMail: NoMail | null,
): UnsentMails & { total: number } {
  const stuck = { failed, withheld, waiting: noMail ? waiting : 0 };
  return { ...stuck, total: failed + withheld + stuck.waiting };
}
