import { Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#server/admin-api/session-calls.ts';
import { ask, onSessionEnd } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { SignIn } from './SignIn.tsx';

/** Asks for a new sign-in over the page, which keeps everything that was written on it. */
export function SessionEnded({ me }: { me: Me }) {
  const { session } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    onSessionEnd(
      () =>
        new Promise<void>((resolve) => {
          waiting.current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => onSessionEnd(undefined);
  }, []);

  async function goOn() {
    const now = await ask<Me>('GET', '/session', { isSigningIn: true });
    // A colleague's sign-in must not save what somebody else wrote in their name.
    if (now.id !== me.id) return location.reload();
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve();
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
      <SignIn onInside={goOn} />
    </Modal>
  );
}
