import { Button } from '@mantine/core';
import { request } from '../api/request.ts';
import { notify, notifyWithUndo } from '../ui/notify.tsx';
import { SelectedTools } from '../ui/SelectedTools.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  chosen: readonly number[];
  isBin: boolean;
  onDone(): void;
  onClear(): void;
}

/** What is done to all chosen posts, one after another. */
export function BulkBar({ chosen, isBin, onDone, onClear }: Props) {
  const words = useWords();
  const texts = words.postDesk.bulk;
  const [run, isBusy] = useAction();
  const confirm = useConfirm();

  async function forEach(work: (mnum: number) => Promise<unknown>): Promise<boolean> {
    const isDone = await run(async () => {
      for (const mnum of chosen) await work(mnum);
    });
    onDone();
    return isDone;
  }

  const restoreAll = () =>
    forEach((mnum) => request('POST /posts/:mnum/restore', { params: { mnum } }));

  async function removeAll() {
    const text = texts.confirmDelete(chosen.length);
    const question = { title: words.editor.delete, text, yes: words.editor.delete };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    const isDone = await forEach((mnum) => request('DELETE /posts/:mnum', { params: { mnum } }));
    if (isDone) notifyWithUndo(texts.deleted(chosen.length), words.frame.undo, restoreAll);
  }

  async function publishAll() {
    const text = texts.confirmPublish(chosen.length);
    const question = { title: texts.publish, text, yes: texts.publish };
    if (!(await confirm(question))) return;
    if (await forEach(publishWaiting)) notify(texts.published);
  }

  const button = { size: 'xs', variant: 'default', disabled: isBusy } as const;
  return (
    <SelectedTools label={texts.chosen(chosen.length)} onClear={onClear}>
      {isBin ? (
        <Button {...button} onClick={restoreAll}>
          {words.posts.restore}
        </Button>
      ) : (
        <>
          <Button {...button} onClick={publishAll}>
            {texts.publish}
          </Button>
          <Button {...button} onClick={removeAll}>
            {words.editor.delete}
          </Button>
        </>
      )}
    </SelectedTools>
  );
}

/** Every language that has a title and something that is not public yet. */
async function publishWaiting(mnum: number) {
  const { versions } = await request('GET /posts/:mnum', { params: { mnum } });
  const waiting = versions.filter(({ state, title }) => state !== 'published' && title);
  if (waiting.length === 0) return;
  const editions = Object.fromEntries(waiting.map(({ language, edition }) => [language, edition]));
  await request('POST /posts/:mnum/publish', { params: { mnum }, body: { editions } });
}
