import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  /** Says of what. */
  label: string;
  isQuiet?: boolean;
  /** Items of the menu. */
  children: ReactNode;
}

/** What is done rarely, behind three dots. */
export function MoreMenu({ label, isQuiet = false, children }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size="input-sm"
          {...(isQuiet ? { variant: 'subtle', color: 'neutral' } : { variant: 'default' })}
          aria-label={label}
          title={label}
        >
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
