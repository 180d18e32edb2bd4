import {
  Alert,
  Button,
  Checkbox,
  FileButton,
  Group,
  Modal,
  Radio,
  Stack,
  Text,
} from '@mantine/core';
import { useState } from 'react';
import { download, request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import { Differences, type ImportedLine, nameOfLine } from './Differences.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onDone(): void;
}

type Compared = AnswerOf<'POST /site/texts/compare'>;

/** As many as the server takes at a time. */
const atOnce = 500;

/** Texts out to translators as a workbook, and in again after a look at what it would change. */
export function ExchangeDialog({ isOpen, onClose, onDone }: Props) {
  const { language, words } = useLanguage();
  const texts = words.siteExchange;
  const [run, isBusy] = useAction();
  const [which, setWhich] = useState<'all' | 'work'>('work');
  const [lines, setLines] = useState<Compared['lines']>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const takeable = lines?.filter(({ refused }) => !refused) ?? [];
  const chosen = takeable.filter((line) => !left.has(nameOfLine(line)));

  const send = () =>
    run(() =>
      download(
        'POST /site/texts/export',
        { body: { which, language } },
        `noshine-texts-${new Date().toISOString().slice(0, 10)}.xlsx`,
      ),
    );

  const compare = (file: File | null) =>
    file &&
    run(
      async () => {
        const answer = await request('POST /site/texts/compare', { body: file });
        setLeft(new Set());
        setLines(answer.lines);
      },
      ({ fields, status }) => texts.refusedFile[fields.file ?? String(status)],
    );

  const take = () =>
    run(async () => {
      let taken = 0;
      for (let at = 0; at < chosen.length; at += atOnce) {
        const { results } = await request('POST /site/texts/import', {
          body: { changes: chosen.slice(at, at + atOnce).map(toChange) },
        });
        taken += results.filter(({ ok }) => ok).length;
      }
      notify(texts.taken(taken, chosen.length - taken));
      close();
      onDone();
    });

  function close() {
    setLines(undefined);
    onClose();
  }

  return (
    <Modal opened={isOpen} onClose={close} title={texts.title} size="xl">
      {!lines && (
        <Stack>
          <Radio.Group
            label={texts.out}
            value={which}
            onChange={(value) => setWhich(value as 'all')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="work" label={texts.work} />
              <Radio value="all" label={texts.all} />
            </Stack>
          </Radio.Group>
          <Group>
            <Button onClick={send} loading={isBusy}>
              {texts.download}
            </Button>
          </Group>
          <Text fw={600} size="sm" mt="md">
            {texts.in}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.inHint}
          </Text>
          <Group>
            <FileButton onChange={compare} accept=".xlsx">
              {(props) => (
                <Button {...props} variant="default" loading={isBusy}>
                  {texts.choose}
                </Button>
              )}
            </FileButton>
          </Group>
        </Stack>
      )}
      {lines && (
        <Stack>
          {lines.length === 0 && <Alert color="progress">{texts.same}</Alert>}
          {lines.length > 0 && (
            <Text role="status">
              {texts.differences(takeable.length, lines.length - takeable.length)}
            </Text>
          )}
          {takeable.length > 1 && (
            <Checkbox
              label={texts.every}
              checked={left.size === 0}
              indeterminate={left.size > 0 && chosen.length > 0}
              onChange={() =>
                setLeft(left.size === 0 ? new Set(takeable.map(nameOfLine)) : new Set())
              }
            />
          )}
          <Differences lines={lines} left={left} onLeave={setLeft} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setLines(undefined)}>
              {texts.back}
            </Button>
            <Button onClick={take} disabled={chosen.length === 0} loading={isBusy}>
              {texts.takeChosen(chosen.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function toChange({ page = '', path = '', language, after, edition }: ImportedLine) {
  return { page, path, language, text: after, edition };
}
