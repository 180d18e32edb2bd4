import { SetUpSecondFactor } from '../second-factor/SetUpSecondFactor.tsx';
import { BlockingDialog } from '../ui/BlockingDialog.tsx';
import { useWords } from '../words/words.tsx';
import { usePausedRequests } from './usePausedRequests.ts';
import { useSession } from './useSession.ts';

/** An owner has begun to require a second factor while somebody works: set up over the page. */
export function SecondFactorRequired() {
  const texts = useWords().session.setUp;
  const { refresh, signOut } = useSession();
  const { isPaused, resume } = usePausedRequests('second-factor');

  async function goOn() {
    resume();
    await refresh();
  }

  return (
    <BlockingDialog isOpen={isPaused} title={texts.title} hint={texts.hintOverPage}>
      <SetUpSecondFactor onDone={goOn} onSignOut={signOut} />
    </BlockingDialog>
  );
}
