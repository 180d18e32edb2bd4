import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { dayInSeoul } from '#domain/seoul.ts';
import { download } from '../api/request.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.tsx';
import { useLanguage } from '../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  search: URLSearchParams;
  /** How many will leave. */
  hint: string | undefined;
}

const formats = ['xlsx', 'csv'] as const;

export function ExportDialog({ isOpen, onClose, search, hint }: Props) {
  const { language, words } = useLanguage();
  const { inquiries: texts, inbox } = words;
  const says = inbox.export;
  const form = useForm({ initialValues: { format: 'xlsx' as 'xlsx' | 'csv', reason: '' } });

  async function exportInquiries({ format, reason }: typeof form.values) {
    const filter = Object.fromEntries(
      [...search].filter(([name]) => name !== 'before' && name !== 'after'),
    );
    const body = { format, reason, language, filter };
    const name = `${says.nameOfFile(dayInSeoul(Date.now()))}.${format}`;
    await download('POST /inquiries/export', { body }, name);
    notify(texts.exported);
    form.setFieldValue('reason', '');
    onClose();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={texts.exportTitle}
      onClose={onClose}
      form={form}
      hint={
        <Text size="sm">
          {hint} {says.recorded}
        </Text>
      }
      onSubmit={exportInquiries}
      submitLabel={texts.exportRun}
    >
      <TextInput
        label={texts.exportReason}
        required
        minLength={3}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Group gap={6} mt={-8}>
        {says.reasons.map((reason) => (
          <Button
            key={reason}
            size="compact-xs"
            variant="default"
            onClick={() => form.setFieldValue('reason', reason)}
          >
            {reason}
          </Button>
        ))}
      </Group>
      <Radio.Group label={texts.exportFormat} {...form.getInputProps('format')}>
        <Stack gap="xs" mt={6}>
          {formats.map((format) => (
            <Radio
              key={format}
              value={format}
              label={says.formats[format]}
              description={says.formatHints[format]}
            />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
