import { Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { StaffLanguage } from '#domain/staff.ts';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { Icon } from '../ui/Icon.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

/** Who is signed in, the way out, and how the back office looks; in the rail behind one button. */
export function MenuFoot({ isRail }: { isRail: boolean }) {
  const { frame: texts } = useWords();
  const { me } = useSession();
  const [isOpen, { toggle, close }] = useDisclosure();
  if (!isRail) return <FootParts />;
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && close()}
      position="right-end"
      width={232}
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={styles.person}
          aria-label={texts.person(me.name)}
          title={texts.person(me.name)}
          onClick={toggle}
        >
          <span aria-hidden="true">{[...me.name][0]?.toUpperCase()}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.foot}>
        <FootParts />
      </Popover.Dropdown>
    </Popover>
  );
}

function FootParts() {
  const { frame: texts } = useWords();
  const { me, signOut } = useSession();

  const saveLanguage = (language: StaffLanguage) => {
    request('PATCH /me', { body: { language } }).catch(() => {});
  };

  return (
    <>
      <Stack gap={4} className={styles.who}>
        <Text size="sm" c="var(--paper)" truncate>
          {me.name}
        </Text>
        <Text size="xs" c="var(--mist)">
          {texts.roles[me.role]}
        </Text>
      </Stack>
      <div className={styles.ways}>
        <UnstyledButton component="a" href="/" target="_blank" className={styles.quiet}>
          <Icon name="externalLink" /> {texts.toSite}
        </UnstyledButton>
        <UnstyledButton className={styles.quiet} onClick={signOut}>
          <Icon name="signOut" /> {texts.signOut}
        </UnstyledButton>
      </div>
      <div className={styles.languages}>
        <LanguageSwitch onDark onChoose={saveLanguage} />
        <ColorSchemeSwitch />
      </div>
    </>
  );
}
