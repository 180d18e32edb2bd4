import { Button, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { download } from '../api.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { useLanguage } from '../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  search: URLSearchParams;
}

export function ExportDialog({ isOpen, onClose, search }: Props) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const trying = useAction();
  const [format, setFormat] = useState('xlsx');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function run(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const filter = Object.fromEntries(
      [...search].filter(([name]) => name !== 'before' && name !== 'after'),
    );
    const isDone = await trying(() =>
      download('/inquiries/export', { format, reason, language, filter }, `inquiries.${format}`),
    );
    setIsBusy(false);
    if (!isDone) return;
    notify(texts.exported);
    setReason('');
    onClose();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.exportTitle}
      closeButtonProps={{ 'aria-label': words.frame.close }}
    >
      <form onSubmit={run}>
        <Stack>
          <Text size="sm">{texts.exportHint}</Text>
          <TextInput
            label={texts.exportReason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            required
            withAsterisk={false}
            minLength={3}
            maxLength={500}
            data-autofocus
          />
          <Radio.Group label={texts.exportFormat} value={format} onChange={setFormat}>
            <Stack gap="xs" mt={6}>
              <Radio value="xlsx" label="Excel (XLSX)" />
              <Radio value="csv" label="CSV" />
            </Stack>
          </Radio.Group>
          <Button type="submit" loading={isBusy}>
            {texts.exportRun}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
