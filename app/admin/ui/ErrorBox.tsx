import { Alert, Button, Group, Text } from '@mantine/core';
import type { Query } from '../api/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { describeError } from './describe-error.ts';

interface Props {
  message: string | undefined;
  onRetry?(): void;
}

/** An error where it happened; nothing without a message. */
export function ErrorBox({ message, onRetry }: Props) {
  const words = useWords();
  if (!message) return null;
  return (
    <Alert color="attention" role="alert" variant="light">
      <Group justify="space-between">
        <Text size="sm">{message}</Text>
        {onRetry && (
          <Button size="compact-sm" variant="light" color="attention" onClick={onRetry}>
            {words.frame.retry}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Says that something could not be loaded, and offers to try again. */
export function QueryError({ query }: { query: Query<unknown> }) {
  const words = useWords();
  if (!query.error) return null;
  return <ErrorBox message={describeError(query.error, words)} onRetry={query.reload} />;
}
