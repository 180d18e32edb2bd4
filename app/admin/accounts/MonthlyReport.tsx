import { Skeleton, Switch } from '@mantine/core';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';

/** Whether one's own mailbox gets the report of each month. */
export function MonthlyReport() {
  const { report: texts } = useWords().dashboard;
  const query = useQuery('GET /me/report');
  const [run, isBusy] = useAction();
  if (query.error) return <QueryError query={query} />;
  if (!query.data) return <Skeleton height={48} />;

  async function change(isWanted: boolean) {
    const isDone = await run(() => request('PUT /me/report', { body: { isWanted } }));
    if (!isDone) return;
    query.setData(() => ({ isWanted }));
    notify(isWanted ? texts.on : texts.off);
  }

  return (
    <Switch
      label={texts.label}
      description={texts.hint}
      checked={query.data.isWanted}
      disabled={isBusy}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
