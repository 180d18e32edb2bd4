import { Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  title: string;
  hint: string;
  children: ReactNode;
}

/** Over a page that cannot go on without it: there is no way to close it. */
export function BlockingDialog({ isOpen, title, hint, children }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={title}
      centered
    >
      <Text size="sm" mb="md">
        {hint}
      </Text>
      {children}
    </Modal>
  );
}
