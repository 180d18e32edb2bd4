import { notify } from '../../ui/notify.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import type { VersionDraft } from './useVersionDraft.ts';

/** Saves first, so that what is shown is what is published. */
export function useVersionAction(draft: VersionDraft, onChange: () => void) {
  const texts = useWords().editor;
  const [run] = useAction();
  return async (work: (edition: number) => Promise<unknown>, done: string) => {
    await draft.save();
    const isDone = await run(
      () => work(draft.editionNow() ?? 0),
      ({ status, fields }) => {
        if (fields.title) return texts.noTitle;
        return status === 409 ? texts.conflict.title : undefined;
      },
    );
    if (isDone) {
      notify(done);
      onChange();
    }
    return isDone;
  };
}
