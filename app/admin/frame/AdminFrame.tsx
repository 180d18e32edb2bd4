import { AppShell, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';
import { Mark } from './Mark.tsx';
import { MenuButton } from './MenuButton.tsx';
import { StuckMailCount, UnreadCount, WaitingLinks } from './MenuCounts.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import { type MenuLink, MenuLinks } from './MenuLinks.tsx';
import { useOpenMenu } from './useOpenMenu.ts';

interface Props {
  /** The menu; a path is below `/admin`. */
  links: readonly MenuLink[];
  children: ReactNode;
}

/** What waits behind an entry. */
const menuCounts: Record<string, ReactNode> = {
  inquiries: <UnreadCount />,
  mails: <StuckMailCount />,
};

/** The menu and header around every page for somebody signed in; on a tablet a rail of icons that opens to their names. */
export function AdminFrame({ links, children }: Props) {
  const words = useWords();
  const { isOpen, toggle, close, closeWhenLeft, button } = useOpenMenu();
  const isRail = useMediaQuery('(min-width: 768px) and (max-width: 1199.98px)', false, {
    getInitialValueInEffect: false,
  });
  const isOpenRail = isRail && isOpen;
  const hasIcons = isRail && !isOpen;

  return (
    <AppShell
      navbar={{
        width: { sm: 64, lg: 232 },
        breakpoint: 'sm',
        // At 768 px an open menu of a phone would take the page's place beside the rail.
        collapsed: { mobile: !isOpen || isRail },
      }}
      header={{ height: { base: 56, sm: 0 } }}
      padding={{ base: 'md', sm: 'lg', lg: 'xl' }}
    >
      <a href="#work" className={styles.skip}>
        {words.frame.skip}
      </a>
      <AppShell.Header hiddenFrom="sm" className={styles.head}>
        <Group h="100%" px="md" justify="space-between">
          <Mark />
          <Group gap="xs">
            {!isOpen && <WaitingLinks />}
            <MenuButton ref={isRail ? undefined : button} isOpen={isOpen} onToggle={toggle} />
          </Group>
        </Group>
      </AppShell.Header>
      {isOpenRail && <div className={styles.beside} onClick={close} aria-hidden="true" />}
      <AppShell.Navbar
        className={styles.menu}
        id="admin-menu"
        aria-label={words.frame.menu}
        data-open={isOpenRail || undefined}
        onBlur={closeWhenLeft}
      >
        <AppShell.Section visibleFrom="sm" className={styles.mark}>
          <Mark isSymbol={hasIcons} />
          {isRail && <MenuButton ref={button} isOpen={isOpen} onToggle={toggle} />}
        </AppShell.Section>
        <AppShell.Section grow className={styles.links}>
          <MenuLinks links={links} counts={menuCounts} isRail={hasIcons} />
        </AppShell.Section>
        <AppShell.Section>
          <MenuFoot isRail={hasIcons} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main className={styles.work} id="work" tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
