import { AppShell, Burger, Group, NavLink, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { StaffLanguage } from '#domain/staff.ts';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import { Mark } from './Mark.tsx';
import { StuckMailCount, UnreadCount } from './MenuCounts.tsx';

interface MenuLink {
  path: string;
  label: string;
  icon: IconName;
  /** A line above it sets it apart from what is above. */
  beginsGroup: boolean;
}

interface Props {
  /** The menu; a path is below `/admin`. */
  links: readonly MenuLink[];
  children: ReactNode;
}

/** What waits behind an entry; while a phone's menu is closed, beside what opens it. */
const menuCounts: Record<string, ReactNode> = {
  inquiries: <UnreadCount key="inquiries" />,
  mails: <StuckMailCount key="mails" />,
};

/** The menu and header around every page for somebody signed in. */
export function AdminFrame({ links, children }: Props) {
  const words = useWords();
  const { me, signOut } = useSession();
  const { pathname } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the phone's menu.
  useEffect(close, [pathname]);

  const saveLanguage = (language: StaffLanguage) => {
    request('PATCH /me', { body: { language } }).catch(() => {});
  };

  return (
    <AppShell
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      header={{ height: { base: 56, sm: 0 } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a href="#work" className={styles.skip}>
        {words.frame.skip}
      </a>
      <AppShell.Header hiddenFrom="sm" className={styles.head}>
        <Group h="100%" px="md" justify="space-between">
          <Mark />
          <Group gap="xs">
            {!isOpen && Object.values(menuCounts)}
            <Burger
              opened={isOpen}
              onClick={toggle}
              size="sm"
              color="var(--paper)"
              aria-label={words.frame.menu}
              aria-expanded={isOpen}
              aria-controls="admin-menu"
            />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={styles.menu} p="sm" id="admin-menu" aria-label={words.frame.menu}>
        <AppShell.Section visibleFrom="sm" p="sm" pb="lg">
          <Mark />
        </AppShell.Section>
        <AppShell.Section grow className={styles.links}>
          {links.map(({ path, label, icon, beginsGroup }) => {
            const isCurrent = `${pathname}/`.startsWith(`/admin/${path}/`);
            return (
              <NavLink
                key={path}
                component={Link}
                to={`/admin/${path}`}
                label={label}
                leftSection={<Icon name={icon} />}
                rightSection={menuCounts[path]}
                active={isCurrent}
                aria-current={isCurrent ? 'page' : undefined}
                data-begins-group={beginsGroup || undefined}
                className={styles.item}
              />
            );
          })}
        </AppShell.Section>
        <AppShell.Section>
          <Stack gap={4} px="sm" pb="sm">
            <Text size="sm" c="var(--paper)" truncate>
              {me.name}
            </Text>
            <Text size="xs" c="var(--mist)">
              {words.frame.roles[me.role]}
            </Text>
          </Stack>
          <UnstyledButton component="a" href="/" target="_blank" className={styles.quiet}>
            <Icon name="externalLink" /> {words.frame.toSite}
          </UnstyledButton>
          <UnstyledButton className={styles.quiet} onClick={signOut}>
            <Icon name="signOut" /> {words.frame.signOut}
          </UnstyledButton>
          <div className={styles.languages}>
            <LanguageSwitch onDark onChoose={saveLanguage} />
            <ColorSchemeSwitch />
          </div>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main className={styles.work} id="work" tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
