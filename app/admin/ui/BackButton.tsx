import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './Icon.tsx';

/** From a page to the list that it was opened from. */
export function BackButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="neutral"
      size="compact-sm"
      leftSection={<Icon name="back" size={16} />}
      ml={{ base: -12, sm: -8 }}
      mb={6}
    >
      {children}
    </Button>
  );
}
