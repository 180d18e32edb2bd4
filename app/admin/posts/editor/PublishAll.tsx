import { Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { OpenPost, OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../../api/request.ts';
import { notify } from '../../ui/notify.tsx';
import { SeoulTimeInput } from '../../ui/SeoulTimeInput.tsx';
import { fromSeoulClock, nextHour, showTime, toSeoulClock } from '../../ui/times.ts';
import { useAction } from '../../ui/useAction.ts';
import { useLanguage } from '../../words/words.tsx';
import { Findings } from './Findings.tsx';
import { StateBadge } from './StateBadge.tsx';
import { type Uploads, useFindings } from './useFindings.ts';

interface Props {
  post: OpenPost;
  uploads: Uploads;
  /** Saves what is typed in any language. */
  onSave(): Promise<unknown>;
  onChange(): void;
}

const isWaiting = ({ state }: OpenVersion) => state !== 'published';

/** All languages that have something new, at once: now or at a time. */
export function PublishAll({ post, uploads, onSave, onChange }: Props) {
  const { language: adminLanguage, words } = useLanguage();
  const texts = words.postDesk.publishAll;
  const [run, isBusy] = useAction();
  const [isOpen, dialog] = useDisclosure();
  const [left, setLeft] = useState<readonly Language[]>([]);
  const [when, setWhen] = useState('now');
  const [clock, setClock] = useState('');
  const [clockError, setClockError] = useState<string>();
  const { findings, find } = useFindings(post, uploads);
  const waiting = post.versions.filter(isWaiting);
  const chosen = waiting.filter(({ language }) => !left.includes(language));

  async function open() {
    await onSave();
    setLeft([]);
    setWhen('now');
    setClock(toSeoulClock(nextHour()));
    setClockError(undefined);
    await find(waiting);
    dialog.open();
  }

  async function choose(language: Language, isChosen: boolean) {
    const next = isChosen ? left.filter((each) => each !== language) : [...left, language];
    setLeft(next);
    await find(waiting.filter((version) => !next.includes(version.language)));
  }

  async function publish() {
    const publishAt = when === 'now' ? undefined : fromSeoulClock(clock);
    if (when !== 'now' && (publishAt ?? 0) <= Date.now()) {
      return setClockError(words.editor.scheduleDialog.past);
    }
    const editions = Object.fromEntries(chosen.map(({ language, edition }) => [language, edition]));
    const isDone = await run(
      () =>
        request('POST /posts/:mnum/publish', {
          params: { mnum: post.mnum },
          body: { editions, ...(publishAt !== undefined && { publishAt }) },
        }),
      ({ status, fields }) => {
        if (fields.title) return words.editor.noTitle;
        return status === 409 ? words.editor.conflict.title : undefined;
      },
    );
    if (!isDone) return;
    dialog.close();
    const done = publishAt && words.editor.scheduled(showTime(publishAt, adminLanguage));
    notify(done || texts.done(chosen.length));
    onChange();
  }

  if (waiting.length < 2 && !isOpen) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.open}
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={texts.open}>
        <Stack>
          {waiting.map(({ language, state }) => (
            <Checkbox
              key={language}
              checked={!left.includes(language)}
              onChange={(event) => choose(language, event.currentTarget.checked)}
              label={
                <Group gap="xs">
                  {words.languages[language]} <StateBadge state={state} />
                </Group>
              }
            />
          ))}
          <Radio.Group label={texts.when} value={when} onChange={setWhen}>
            <Group mt={4}>
              <Radio value="now" label={texts.now} />
              <Radio value="later" label={texts.later} />
            </Group>
          </Radio.Group>
          {when === 'later' && (
            <SeoulTimeInput
              value={clock}
              error={clockError}
              onChange={(event) => setClock(event.currentTarget.value)}
            />
          )}
          {findings.length > 0 && (
            <div>
              <Text size="sm" fw={600} mb={4}>
                {words.postDesk.check.title}
              </Text>
              <Findings findings={findings} />
            </div>
          )}
          <Button loading={isBusy} disabled={chosen.length === 0} onClick={publish} data-autofocus>
            {when === 'now' ? texts.publish(chosen.length) : words.editor.scheduleDialog.submit}
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
