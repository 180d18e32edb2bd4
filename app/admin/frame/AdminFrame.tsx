import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';
import { Mark } from './Mark.tsx';
import { StuckMailCount, UnreadCount, WaitingLinks } from './MenuCounts.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import { type MenuLink, MenuLinks } from './MenuLinks.tsx';

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

/** The menu and header around every page for somebody signed in; on a tablet a rail of icons. */
export function AdminFrame({ links, children }: Props) {
  const words = useWords();
  const { pathname } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure();
  const isRail = useMediaQuery('(min-width: 768px) and (max-width: 1199.98px)', false, {
    getInitialValueInEffect: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the phone's menu.
  useEffect(close, [pathname]);

  return (
    <AppShell
      navbar={{ width: { sm: 64, lg: 232 }, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
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
            <Burger
              opened={isOpen}
              onClick={toggle}
              size="sm"
              color="var(--paper)"
              className={styles.burger}
              aria-label={words.frame.menu}
              aria-expanded={isOpen}
              aria-controls="admin-menu"
            />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={styles.menu} id="admin-menu" aria-label={words.frame.menu}>
        <AppShell.Section visibleFrom="sm" className={styles.mark}>
          <Mark isSymbol={isRail} />
        </AppShell.Section>
        <AppShell.Section grow className={styles.links}>
          <MenuLinks links={links} counts={menuCounts} isRail={isRail} />
        </AppShell.Section>
        <AppShell.Section>
          <MenuFoot isRail={isRail} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main className={styles.work} id="work" tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
