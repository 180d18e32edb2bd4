import type { Me } from '#server/admin-api/session-routes.ts';
import { request } from '../api/request.ts';
import { BlockingDialog } from '../ui/BlockingDialog.tsx';
import { useWords } from '../words/words.tsx';
import { SignIn } from './SignIn.tsx';
import { usePausedRequests } from './usePausedRequests.ts';

/** Asks for a new sign-in over the page, which keeps everything that was written on it. */
export function SessionEnded({ me }: { me: Me }) {
  const texts = useWords().session.sessionEnded;
  const { isPaused, resume } = usePausedRequests('sign-in');

  async function goOn() {
    const current = await request('GET /session', { isSigningIn: true });
    // A colleague's sign-in must not save what somebody else wrote in their name.
    if (current.id !== me.id) return location.reload();
    resume();
  }

  return (
    <BlockingDialog isOpen={isPaused} title={texts.title} hint={texts.hint}>
      <SignIn onSignedIn={goOn} />
    </BlockingDialog>
  );
}
