import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { readVideo } from '#domain/video.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onVideo(video: { address: string; service: string; label: string }): void;
}

export function VideoLink({ isOpen, onClose, onVideo }: Props) {
  const texts = useWords().editor.video;
  const form = useForm({
    initialValues: { address: '' },
    validate: { address: (address) => (readVideo(address.trim()) ? null : texts.invalid) },
  });

  async function insert({ address }: typeof form.values) {
    const video = readVideo(address.trim());
    if (video) {
      onVideo({ ...video, service: video.service.toLowerCase(), label: texts.label });
    }
    onClose();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={texts.title}
      startWith={() => ({ address: '' })}
      onClose={onClose}
      form={form}
      onSubmit={insert}
      submitLabel={texts.insert}
    >
      <TextInput
        name="address"
        type="url"
        label={texts.address}
        description={texts.hint}
        placeholder="https://www.youtube.com/watch?v=…"
        required
        data-autofocus
        {...form.getInputProps('address')}
      />
    </FormDialog>
  );
}
