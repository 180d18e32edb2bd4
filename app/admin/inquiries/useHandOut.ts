import { download } from '../api/request.ts';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';

/** Saves the copy of all that is kept about a person in these inquiries. */
export function useHandOut(): [handOut: (ids: string[]) => Promise<boolean>, isBusy: boolean] {
  const { personalData: says } = useWords();
  const [run, isBusy] = useAction();
  const handOut = (ids: string[]) =>
    run(async () => {
      await download('POST /inquiries/hand-out', { body: { ids } }, 'personal-data.zip');
      notify(says.handedOut);
    });
  return [handOut, isBusy];
}
