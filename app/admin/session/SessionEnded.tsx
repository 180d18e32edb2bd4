import { Modal, Text } from '@mantine/core';
import type { Me } from '#server/admin-api/session-routes.ts';
import { request } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { SignIn } from './SignIn.tsx';
import { useWaitingCalls } from './useWaitingCalls.ts';

/** Asks for a new sign-in over the page, which keeps everything that was written on it. */
export function SessionEnded({ me }: { me: Me }) {
  const { session } = useWords();
  const { isOpen, goOn } = useWaitingCalls('sign-in');

  async function inside() {
    const now = await request<Me>('GET', '/session', { isSigningIn: true });
    // A colleague's sign-in must not save what somebody else wrote in their name.
    if (now.id !== me.id) return location.reload();
    goOn();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={session.ended.title}
      centered
    >
      <Text size="sm" mb="md">
        {session.ended.hint}
      </Text>
      <SignIn onInside={inside} />
    </Modal>
  );
}
