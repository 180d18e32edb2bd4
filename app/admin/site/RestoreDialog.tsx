import { Radio, ScrollArea, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify, notifyError } from '../ui/notify.tsx';
import { SeoulTimeInput } from '../ui/SeoulTimeInput.tsx';
import { fromSeoulClock, showTime, toSeoulClock } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';

interface Props {
  isOpen: boolean;
  /** All pages without it. */
  page?: string;
  onClose(): void;
  onDone(): void;
}

const anotherTime = 'other';

/** What visitors saw at a moment becomes drafts. */
export function RestoreDialog({ isOpen, page, onClose, onDone }: Props) {
  const { language, words } = useLanguage();
  const texts = words.site.restore;
  const list = useQuery('GET /site/publications', {
    query: new URLSearchParams(page === undefined ? {} : { page }),
    isPaused: !isOpen,
  });
  const form = useForm({
    initialValues: { moment: '', at: '' },
    validate: {
      moment: (moment) => (moment ? null : texts.moment),
      at: (clock, { moment }) =>
        moment !== anotherTime || (fromSeoulClock(clock) ?? Infinity) < Date.now()
          ? null
          : texts.past,
    },
  });

  async function restore({ moment, at }: typeof form.values) {
    const when = moment === anotherTime ? (fromSeoulClock(at) ?? 0) : Number(moment);
    const { restored, refused } = await request('POST /site/restore', {
      body: { moment: when, ...(page !== undefined && { page }) },
    });
    notify(restored.length > 0 ? texts.done(restored.length) : texts.nothing);
    if (refused.length > 0) notifyError(texts.refused(refused.length));
    onClose();
    onDone();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={page === undefined ? texts.titleSite : texts.titlePage}
      startWith={() => ({ moment: '', at: toSeoulClock(Date.now()) })}
      onClose={onClose}
      form={form}
      onSubmit={restore}
      submitLabel={texts.submit}
      submitProps={{ disabled: !form.values.moment }}
      hint={<Text size="sm">{texts.hint}</Text>}
    >
      <QueryError query={list} />
      <Radio.Group label={texts.moment} {...form.getInputProps('moment')}>
        <ScrollArea.Autosize mah={280} type="auto" mt="xs">
          <Stack gap="xs">
            {list.data?.publications.map(({ at, by, texts: count }) => (
              <Radio
                key={`${at} ${by}`}
                value={String(at)}
                label={texts.after(showTime(at, language), count, by)}
              />
            ))}
            <Radio value="0" label={texts.first} />
            <Radio value={anotherTime} label={texts.other} />
          </Stack>
        </ScrollArea.Autosize>
      </Radio.Group>
      {form.values.moment === anotherTime && <SeoulTimeInput {...form.getInputProps('at')} />}
    </FormDialog>
  );
}
