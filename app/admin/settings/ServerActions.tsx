import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServerFault } from '#domain/mail-server.ts';
import { CurrentPassword } from '../second-factor/CurrentPassword.tsx';
import { useWords } from '../words/words.tsx';
import styles from './ServerActions.module.css';

interface Props {
  server: {
    isBusy: boolean;
    outcome: ServerFault | 'works' | undefined;
    needsPassword: boolean;
    ownPassword: string;
    setOwnPassword(password: string): void;
    test(): void;
    remove(): void;
  };
  test: string;
  works: string;
  isStored: boolean;
  /** The button that saves. */
  children: ReactNode;
}

/** Below the fields of a server: trying it, what came of that, saving and removing. */
export function ServerActions({ server, test, works, isStored, children }: Props) {
  const { mailServer: texts } = useWords();
  return (
    <>
      {server.needsPassword && (
        <CurrentPassword
          name="own-password"
          value={server.ownPassword}
          onChange={({ currentTarget }) => server.setOwnPassword(currentTarget.value)}
        />
      )}
      <TrialOutcome outcome={server.outcome} works={works} />
      <Group className={styles.acts}>
        {children}
        <Button variant="default" loading={server.isBusy} onClick={server.test}>
          {test}
        </Button>
        {isStored && (
          <Button variant="subtle" color="gray" ml="auto" onClick={server.remove}>
            {texts.remove}
          </Button>
        )}
      </Group>
    </>
  );
}

/** Heard as soon as it is known. */
export function TrialOutcome({
  outcome,
  works,
}: Pick<Props['server'], 'outcome'> & { works: string }) {
  const { faults } = useWords().mailServer;
  return (
    <div role="status" className={styles.outcome}>
      {outcome && (
        <Alert color={outcome === 'works' ? 'glow' : 'attention'} variant="light">
          {outcome === 'works' ? works : faults[outcome]}
        </Alert>
      )}
    </div>
  );
}

interface FixedProps {
  text: string;
  facts: [label: string, value: string][];
  /** As whoever runs the server knows it. */
  setting: string;
}

/** What is set on the server itself. */
export function SetByOperator({ text, facts, setting }: FixedProps) {
  const { mailServer: texts } = useWords();
  return (
    <>
      <Text size="sm">{text}</Text>
      {facts.map(([label, value]) => (
        <Text key={label} size="sm">
          {label}: <strong>{value}</strong>
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {texts.setting(setting)}
      </Text>
    </>
  );
}
