import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { nameBrowser } from '../second-factor/browser-name.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './MyAccount.module.css';

export function Sessions() {
  const { language, words } = useLanguage();
  const texts = words.accounts.me.sessions;
  const [run] = useAction();
  const list = useQuery('GET /me/sessions');

  async function end(work: () => Promise<unknown>) {
    if (await run(work)) notify(texts.ended);
    list.reload();
  }

  if (list.error) return <QueryError query={list} />;
  const sessions = list.data?.sessions ?? [];
  const nameOf = ({ browser }: (typeof sessions)[number]) => nameBrowser(browser) ?? texts.unknown;
  return (
    <Stack gap="sm">
      {sessions.map((session) => (
        <Group key={session.id} justify="space-between" wrap="nowrap">
          <div className={styles.session}>
            <Group gap="xs">
              <Text fw={600}>{nameOf(session)}</Text>
              {session.isThisOne && <Badge>{texts.thisOne}</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              <span className={styles.fact}>
                {texts.lastUse} {showTime(session.lastUse, language)}
              </span>{' '}
              <span className={styles.fact}>
                {texts.from} {session.from}
              </span>
            </Text>
          </div>
          {!session.isThisOne && (
            <Button
              size="compact-sm"
              variant="default"
              flex="none"
              aria-label={`${texts.end}: ${nameOf(session)}`}
              onClick={() =>
                end(() => request('DELETE /me/sessions/:id', { params: { id: session.id } }))
              }
            >
              {texts.end}
            </Button>
          )}
        </Group>
      ))}
      {sessions.length > 1 && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => end(() => request('DELETE /me/sessions'))}
        >
          {texts.endAll}
        </Button>
      )}
    </Stack>
  );
}
