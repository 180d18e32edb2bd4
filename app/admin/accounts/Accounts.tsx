import { Button, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { AccountRows } from './AccountRows.tsx';
import { Invite } from './Invite.tsx';
import { type MadeLink, OneTimeLink } from './OneTimeLink.tsx';

export default function Accounts() {
  const { accounts: texts } = useWords();
  const list = useQuery('GET /accounts');
  const [isInviting, inviting] = useDisclosure();
  const [made, setMade] = useState<MadeLink>();

  return (
    <>
      <PageHead title={texts.title}>
        <Button leftSection={<Icon name="plus" size={16} />} onClick={inviting.open}>
          {texts.invite}
        </Button>
      </PageHead>
      <NoMailNotice />
      <QueryError query={list} />
      {!list.data && list.isLoading && <Skeleton height={240} radius="md" />}
      {list.data && <AccountRows {...list.data} onChange={list.reload} onLink={setMade} />}
      {list.data?.accounts.length === 1 && (
        <Text size="sm" c="dimmed" mt="md">
          {texts.alone}
        </Text>
      )}
      <Invite
        isOpen={isInviting}
        onClose={inviting.close}
        onInvited={(invitation) => {
          inviting.close();
          setMade(invitation);
          list.reload();
        }}
      />
      <OneTimeLink made={made} onClose={() => setMade(undefined)} />
    </>
  );
}
