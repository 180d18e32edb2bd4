import { Button, Paper, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Correction } from '#domain/correction.ts';
import type { InquiryStatus } from '#domain/inquiry.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import type { AnswerOf } from '../api/routes.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { showFieldValue } from './field-value.ts';
import styles from './InquiryFacts.module.css';

interface Props {
  inquiry: OpenedInquiry;
  staff: AnswerOf<'GET /inquiries/staff'>['staff'];
  onNote(text: string): Promise<boolean>;
}

/** Notes, replies and moves in the order they happened. */
export function InquiryThread({ inquiry, staff, onNote }: Props) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const form = useForm({ initialValues: { note: '' } });
  const nameOf = (id: string) => staff.find((person) => person.id === id)?.name ?? texts.someone;

  function textOf({ kind, text }: OpenedInquiry['events'][number]): string {
    if (kind === 'status') return texts.statuses[text as InquiryStatus] ?? text;
    if (kind === 'assignment') return text ? nameOf(text) : texts.unassigned;
    if (kind === 'quarantine')
      return text === 'in' ? texts.movedToQuarantine : texts.movedFromQuarantine;
    if (kind === 'correction') return showCorrection(JSON.parse(text));
    return text;
  }

  function showCorrection({ field, from, to, reason }: Correction): string {
    const { change, changeReason } = words.personalData;
    const shown = (value: string | boolean) => showFieldValue(field, value, texts);
    return `${change(texts.facts[field], shown(from), shown(to))}\n${changeReason(reason)}`;
  }

  async function add({ note }: typeof form.values) {
    if (note.trim() && (await onNote(note))) form.reset();
  }

  return (
    <Paper withBorder p="lg" mb="md">
      <Text component="h2" size="sm" fw={600} mb="xs">
        {texts.thread}
      </Text>
      {inquiry.events.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noThread}
        </Text>
      )}
      {inquiry.events.map((event) => (
        <div key={event.id} className={styles.event}>
          <Text size="xs" c="dimmed">
            {texts.events[event.kind]} · {nameOf(event.actor)} · {showTime(event.at, language)}
          </Text>
          <Text size="sm" component="p">
            {textOf(event)}
          </Text>
        </div>
      ))}
      <form onSubmit={form.onSubmit(add)}>
        <Textarea
          label={texts.note}
          placeholder={texts.notePlaceholder}
          maxLength={5000}
          autosize
          minRows={2}
          mt="md"
          {...form.getInputProps('note')}
        />
        <Button type="submit" variant="light" mt="xs" disabled={!form.values.note.trim()}>
          {texts.addNote}
        </Button>
      </form>
    </Paper>
  );
}
