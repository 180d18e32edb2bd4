import { Alert, Button, Modal, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { withBelongings } from '#domain/page-belongings.ts';
import { isLegalPage } from '#domain/site-text.ts';
import { mayEditLegalTexts } from '#domain/staff.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { SeoulTimeInput } from '../ui/SeoulTimeInput.tsx';
import { fromSeoulClock, nextHour, showTime, toSeoulClock } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import { PublishChoice, type WaitingText, waitingName } from './PublishChoice.tsx';
import { NeedLook, type PublishFailure, Refusal } from './PublishNotices.tsx';

interface Props {
  isOpen: boolean;
  /** All pages without it. */
  page?: string;
  /** How many texts could not be saved. */
  unsaved?: number;
  onClose(): void;
  onDone(): void;
}

/** What will be published, chosen and compared, now or at a set time. */
export function PublishDialog({ isOpen, page, unsaved = 0, onClose, onDone }: Props) {
  const { language, words } = useLanguage();
  const texts = words.site.publish;
  const { me } = useSession();
  const [run, isBusy] = useAction();
  const query = useQuery('GET /site/drafts', { isPaused: !isOpen });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [clock, setClock] = useState('');
  const [failure, setFailure] = useState<PublishFailure>();

  const isMine = (text: WaitingText) => mayEditLegalTexts(me) || !isLegalPage(text.page);
  const all = useMemo(() => {
    const pages = page === undefined ? undefined : withBelongings(page);
    return query.data?.drafts.filter((text) => pages?.includes(text.page) ?? true);
  }, [query.data, page]);
  const drafts = all?.filter(isMine);
  const legal = (all?.length ?? 0) - (drafts?.length ?? 0);
  const selected = drafts?.filter((text) => chosen.has(waitingName(text))) ?? [];
  const at = fromSeoulClock(clock);
  const isPast = when === 'at' && (at ?? 0) <= Date.now();

  useEffect(() => {
    if (!isOpen) return;
    setWhen('now');
    setClock(toSeoulClock(nextHour()));
    setFailure(undefined);
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is scheduled already has its time.
  useEffect(() => {
    const ready = drafts?.filter(({ publishAt }) => publishAt === null) ?? [];
    setChosen(new Set(ready.map(waitingName)));
  }, [all]);

  const publish = () =>
    run(async () => {
      const keys = selected.map(({ page: of, path, language: code, edition }) => ({
        ...{ page: of, path, language: code, edition },
      }));
      const body = { texts: keys, ...(when === 'at' && at !== undefined && { at }) };
      const answer = await request('POST /site/texts/publish', { body });
      if (answer.ok) {
        const amount = amountOf(answer.texts);
        notify(
          body.at === undefined
            ? texts.done(amount)
            : texts.scheduled(amount, showTime(body.at, language)),
        );
        onClose();
      } else {
        setFailure(answer);
        query.reload();
      }
      onDone();
    });

  function amountOf(some: readonly { page: string }[]): string {
    const count = (name: string) => some.filter(({ page: of }) => of === name).length;
    const [pictures, films] = [count('@picture'), count('@film')];
    return texts.amount({ texts: some.length - pictures - films, pictures, films });
  }

  const unschedule = (text: WaitingText) =>
    run(async () => {
      const { page: of, path, language: code } = text;
      await request('POST /site/texts/unschedule', {
        body: { texts: [{ page: of, path, language: code }] },
      });
      notify(words.site.unscheduled);
      query.reload();
      onDone();
    });

  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title} size="xl">
      <Stack>
        <QueryError query={query} />
        {failure && <Refusal failure={failure} />}
        {unsaved > 0 && <Alert color="attention">{texts.unsaved(unsaved)}</Alert>}
        {legal > 0 && <Text size="sm">{texts.legal(legal)}</Text>}
        {!drafts && <Skeleton height={200} />}
        {drafts?.length === 0 && <Text>{texts.nothing}</Text>}
        {drafts && drafts.length > 0 && (
          <>
            <PublishChoice
              texts={drafts}
              chosen={chosen}
              onChoose={setChosen}
              onUnschedule={unschedule}
            />
            {selected.some((text) => text.page === 'consent') && (
              <Alert color="progress">{words.site.consentVersion}</Alert>
            )}
            <NeedLook page={page} onFollow={onClose} />
            <Radio.Group
              label={texts.when}
              value={when}
              onChange={(value) => setWhen(value as 'now' | 'at')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="now" label={texts.now} />
                <Radio value="at" label={texts.at} />
              </Stack>
            </Radio.Group>
            {when === 'at' && (
              <SeoulTimeInput
                value={clock}
                onChange={(event) => setClock(event.currentTarget.value)}
                error={isPast && words.editor.scheduleDialog.past}
              />
            )}
            <Button
              onClick={publish}
              loading={isBusy}
              disabled={selected.length === 0 || isPast}
              style={{ alignSelf: 'flex-end' }}
            >
              {when === 'at'
                ? texts.submitLater(amountOf(selected))
                : texts.submit(amountOf(selected))}
            </Button>
          </>
        )}
      </Stack>
    </Modal>
  );
}
