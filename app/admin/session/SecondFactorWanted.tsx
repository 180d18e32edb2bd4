import { Modal, Text } from '@mantine/core';
import { useWords } from '../words/words.tsx';
import { useSigned } from './me.ts';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import { useWaitingCalls } from './useWaitingCalls.ts';

/** The owner has begun to require a second factor while somebody works: asks for it over the page. */
export function SecondFactorWanted() {
  const { session } = useWords();
  const { refresh, leave } = useSigned();
  const { isOpen, goOn } = useWaitingCalls('second-factor');

  async function done() {
    goOn();
    await refresh();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={session.setUp.title}
      centered
    >
      <Text size="sm" mb="md">
        {session.setUp.hintOverPage}
      </Text>
      <SetUpSecondFactor onDone={done} onLeave={leave} />
    </Modal>
  );
}
