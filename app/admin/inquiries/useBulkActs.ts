import type { InquiryStatus } from '#domain/inquiry.ts';
import type { BulkChange } from '#server/inquiries/bulk-acts.ts';
import type { InboxLine } from '#server/inquiries/inbox.ts';
import { request } from '../api/request.ts';
import { notify, notifyWithUndo } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';

interface Options {
  nameOf(account: string): string;
  /** Once something was done, or taken back. */
  onDone(): void;
}

const send = (ids: string[], change: BulkChange) =>
  request('POST /inquiries/bulk', { body: { ids, change } });

/** Groups the lines by what they were, so that an act on them can be taken back. */
function changesBack(lines: readonly InboxLine[], formerOf: (line: InboxLine) => BulkChange) {
  const groups = new Map<string, { ids: string[]; change: BulkChange }>();
  for (const line of lines) {
    const change = formerOf(line);
    const group = groups.get(JSON.stringify(change)) ?? { ids: [], change };
    group.ids.push(line.id);
    groups.set(JSON.stringify(change), group);
  }
  return [...groups.values()];
}

/** Acts on several inquiries: each is done at once and can be taken back; closing asks first. */
export function useBulkActs({ nameOf, onDone }: Options) {
  const { inbox: texts, inquiries, frame } = useWords();
  const confirm = useConfirm();
  const [run, isBusy] = useAction();

  function change(
    lines: readonly InboxLine[],
    wanted: BulkChange,
    { formerOf, say }: { formerOf(line: InboxLine): BulkChange; say(count: number): string },
  ) {
    const back = changesBack(lines, formerOf);
    return run(async () => {
      const ids = lines.map(({ id }) => id);
      const { done } = await send(ids, wanted);
      onDone();
      notifyWithUndo(say(done), frame.undo, () =>
        run(async () => {
          for (const group of back) await send(group.ids, group.change);
          notify(texts.undone);
          onDone();
        }),
      );
    });
  }

  return {
    isBusy,
    assign: (lines: readonly InboxLine[], to: string | null) =>
      change(
        lines,
        { assign: to },
        {
          formerOf: ({ assignedTo }) => ({ assign: assignedTo }),
          say: (count) =>
            to === null ? texts.done.unassign(count) : texts.done.assign(count, nameOf(to)),
        },
      ),
    async setStatus(lines: readonly InboxLine[], status: InquiryStatus) {
      const question = {
        title: texts.closeTitle(lines.length),
        text: texts.closeText,
        yes: inquiries.close,
      };
      if (status === 'closed' && !(await confirm(question))) return;
      await change(
        lines,
        { status },
        {
          formerOf: ({ status: former, closedAt }) => ({
            status: former,
            ...(closedAt !== null && { closedAt }),
          }),
          say: (count) => texts.done.status(count, inquiries.statuses[status]),
        },
      );
    },
    setQuarantine: (lines: readonly InboxLine[], quarantined: boolean) =>
      change(
        lines,
        { quarantined },
        {
          formerOf: ({ isQuarantined }) => ({ quarantined: isQuarantined }),
          say: quarantined ? texts.done.spam : texts.done.notSpam,
        },
      ),
  };
}

export type BulkActs = ReturnType<typeof useBulkActs>;
