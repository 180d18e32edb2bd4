import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';

export function NotFound() {
  const { notFound, errors } = useWords().frame;
  return (
    <>
      <PageHead title={notFound.title} />
      <EmptyState title={notFound.title} hint={errors['not-found'] ?? ''}>
        <Button component={Link} to="/admin">
          {notFound.toStart}
        </Button>
      </EmptyState>
    </>
  );
}
