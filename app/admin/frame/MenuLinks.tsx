import { NavLink, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './AdminFrame.module.css';

export interface MenuLink {
  path: string;
  label: string;
  icon: IconName;
  /** A line above it sets it apart from what is above. */
  beginsGroup: boolean;
}

interface Props {
  links: readonly MenuLink[];
  /** What waits behind an entry, by its path. */
  counts: Record<string, ReactNode>;
  isRail: boolean;
}

/** In the rail their names are shown under the pointer, and read aloud as ever. */
export function MenuLinks({ links, counts, isRail }: Props) {
  const { pathname } = useLocation();
  return links.map(({ path, label, icon, beginsGroup }) => {
    const isCurrent = `${pathname}/`.startsWith(`/admin/${path}/`);
    return (
      <Tooltip
        key={path}
        label={label}
        position="right"
        disabled={!isRail}
        events={{ hover: true, focus: true, touch: false }}
      >
        <NavLink
          component={Link}
          to={`/admin/${path}`}
          label={label}
          leftSection={<Icon name={icon} />}
          rightSection={counts[path]}
          active={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          data-begins-group={beginsGroup || undefined}
          className={styles.item}
          classNames={{ body: styles.label, section: styles.section }}
        />
      </Tooltip>
    );
  });
}
