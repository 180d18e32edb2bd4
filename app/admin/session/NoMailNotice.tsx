import { Alert, Anchor, type MantineSpacing } from '@mantine/core';
import { Link } from 'react-router';
import { mayChangeSettings } from '#domain/staff.ts';
import { useWords } from '../words/words.tsx';
import { useSession } from './useSession.ts';

/** On pages whose work depends on mail: says so while no mail server is set, and what to do. */
export function NoMailNotice({ mb = 'lg' }: { mb?: MantineSpacing }) {
  const { frame: texts } = useWords();
  const { me } = useSession();
  if (me.sendsMail) return null;
  return (
    <Alert color="attention" variant="light" mb={mb}>
      {texts.noMail}{' '}
      {mayChangeSettings(me) ? (
        <Anchor component={Link} to="/admin/settings#mail-server" underline="always" size="sm">
          {texts.noMailSetUp}
        </Anchor>
      ) : (
        texts.noMailAsk
      )}
    </Alert>
  );
}
