import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useWords } from '../words/words.tsx';

interface Question {
  title: string;
  text: string;
  yes: string;
  isDangerous?: boolean;
}

/** Asks before anything that cannot simply be taken back. */
export function useConfirm() {
  const words = useWords();
  return ({ title, text, yes, isDangerous = false }: Question) =>
    new Promise<boolean>((resolve) => {
      modals.openConfirmModal({
        title,
        children: <Text size="sm">{text}</Text>,
        labels: { confirm: yes, cancel: words.frame.cancel },
        ...(isDangerous && { confirmProps: { color: 'attention' } }),
        onConfirm: () => resolve(true),
        // The dialog calls onClose before onConfirm, so the answer "no" waits for a possible "yes".
        onClose: () => setTimeout(() => resolve(false)),
      });
    });
}
