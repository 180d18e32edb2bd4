import { Alert } from '@mantine/core';
import { useWords } from '../words/words.tsx';
import { useSession } from './useSession.ts';

/** On pages whose work depends on mail: says so while no mail server is set. */
export function NoMailNotice() {
  const words = useWords();
  const { me } = useSession();
  if (me.sendsMail) return null;
  return (
    <Alert color="attention" variant="light" mb="lg">
      {words.frame.noMail}
    </Alert>
  );
}
