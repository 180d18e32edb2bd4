import { Button, Kbd, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useShortcuts } from '../ui/useShortcuts.ts';
import { useWords } from '../words/words.tsx';
import styles from './ShortcutsHelp.module.css';

const keys = {
  next: 'J',
  previous: 'K',
  open: 'Enter',
  select: 'X',
  reply: 'R',
  assign: 'A',
  close: 'E',
  search: '/',
  help: '?',
} as const;

/** A quiet button and the key `?`, both for the same list. */
export function ShortcutsHelp({ isHidden = false }: { isHidden?: boolean }) {
  const { inbox: texts } = useWords();
  const [isOpen, help] = useDisclosure();
  useShortcuts({ 'shift+?': help.open, '?': help.open });
  return (
    <>
      {!isHidden && (
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          visibleFrom="md"
          onClick={help.open}
          leftSection={<Kbd size="xs">?</Kbd>}
        >
          {texts.help}
        </Button>
      )}
      <Modal opened={isOpen} onClose={help.close} title={texts.helpTitle}>
        <dl className={styles.keys}>
          {Object.entries(keys).map(([name, key]) => (
            <div key={name}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{texts.keys[name as keyof typeof keys]}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" c="dimmed" mt="md">
          {texts.keysHint}
        </Text>
      </Modal>
    </>
  );
}
