import { Button, Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { notify, notifyError } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import { CaseRows } from './CaseRows.tsx';
import { NoCases } from './NoCases.tsx';

/** All cases in their order, each with its state in every language. */
export function CaseList() {
  const { cases: texts } = useWords();
  const query = useQuery('GET /cases');
  const [run, isBusy] = useAction();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { cases, orderEdition } = query.data ?? {};

  const add = () =>
    run(async () => {
      const { id } = await request('POST /cases', {});
      navigate(`/admin/case-studies/${id}`);
    });

  const move = (ids: string[]) =>
    run(async () => {
      const body = { ids, edition: orderEdition ?? null };
      const answer = await request('PUT /case-order', { body });
      if (answer.ok) notify(texts.moved);
      else notifyError(texts.movedElsewhere);
      query.reload();
    });

  async function remove(id: string, name: string) {
    const question = { title: texts.removeNamed(name), text: texts.confirmRemove };
    if (!(await confirm({ ...question, yes: texts.remove, isDangerous: true }))) return;
    await run(async () => {
      await request('DELETE /cases/:id', { params: { id } });
      notify(texts.removed);
      query.reload();
    });
  }

  return (
    <>
      <PageHead title={texts.title} hint={texts.hint}>
        <Button onClick={add} loading={isBusy} leftSection={<Icon name="plus" size={16} />}>
          {texts.add}
        </Button>
      </PageHead>
      <QueryError query={query} />
      {!cases && query.isLoading && <Skeleton height={320} radius="md" />}
      {cases?.length === 0 && <NoCases />}
      {cases && cases.length > 0 && (
        <CaseRows cases={cases} isBusy={isBusy} onMove={move} onRemove={remove} />
      )}
    </>
  );
}
