import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { download } from '../api/request.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.tsx';
import { useLanguage } from '../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  search: URLSearchParams;
}

export function ExportDialog({ isOpen, onClose, search }: Props) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const form = useForm({ initialValues: { format: 'xlsx' as 'xlsx' | 'csv', reason: '' } });

  async function exportInquiries({ format, reason }: typeof form.values) {
    const filter = Object.fromEntries(
      [...search].filter(([name]) => name !== 'before' && name !== 'after'),
    );
    const body = { format, reason, language, filter };
    await download('POST /inquiries/export', { body }, `inquiries.${format}`);
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
      hint={<Text size="sm">{texts.exportHint}</Text>}
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
      <Radio.Group label={texts.exportFormat} {...form.getInputProps('format')}>
        <Stack gap="xs" mt={6}>
          <Radio value="xlsx" label="Excel (XLSX)" />
          <Radio value="csv" label="CSV" />
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
