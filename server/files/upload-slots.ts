import type { IncomingMessage } from 'node:http';

/** Uploads that are being received at a time; more wait unread, and more than that are refused. */
export interface SlotLimits {
  inAll: number;
  perVisitor: number;
  waitingInAll: number;
  waitingPerVisitor: number;
}

interface Waiting {
  visitor: string;
  enter(): void;
}

export type EndSlot = () => void;

export type TakeSlot = ReturnType<typeof makeUploadSlots>;

/** Enough for two files each of a few people behind one address; further uploads wait. */
export const uploadSlotLimits: SlotLimits = {
  inAll: 100,
  perVisitor: 4,
  waitingInAll: 300,
  waitingPerVisitor: 60,
};

/**
 * Bounds how much may lie in the temporary folder, how many files are open, and how much of both
 * one visitor can take from the others. Waiting uploads start in the order of arrival.
 */
export function makeUploadSlots(limits: SlotLimits) {
  const active = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let activeInAll = 0;

  const isFree = (visitor: string) =>
    activeInAll < limits.inAll && (active.get(visitor) ?? 0) < limits.perVisitor;

  function enter(visitor: string): EndSlot {
    activeInAll += 1;
    active.set(visitor, (active.get(visitor) ?? 0) + 1);
    return () => {
      activeInAll -= 1;
      const others = (active.get(visitor) ?? 1) - 1;
      if (others > 0) active.set(visitor, others);
      else active.delete(visitor);
      letIn();
    };
  }

  function letIn(): void {
    for (const upload of waiting) {
      if (!isFree(upload.visitor)) continue;
      waiting.delete(upload);
      upload.enter();
      return;
    }
  }

  function countWaiting(visitor: string): number {
    let count = 0;
    for (const upload of waiting) if (upload.visitor === visitor) count += 1;
    return count;
  }

  /**
   * `gone` when the visitor left while waiting, `too-many` when too many of this visitor's own
   * wait already, `full` when there are too many of everybody's.
   */
  return async function takeSlot(
    visitor: string,
    incoming: Pick<IncomingMessage, 'once'>,
  ): Promise<EndSlot | 'gone' | 'too-many' | 'full'> {
    if (isFree(visitor)) return enter(visitor);
    if (countWaiting(visitor) >= limits.waitingPerVisitor) return 'too-many';
    if (waiting.size >= limits.waitingInAll) return 'full';
    return new Promise((resolve) => {
      const upload: Waiting = { visitor, enter: () => resolve(enter(visitor)) };
      waiting.add(upload);
      const leave = () => {
        if (waiting.delete(upload)) resolve('gone');
      };
      incoming.once('close', leave);
    });
  };
}
