import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { readVideo, stillAddress, type Video } from '#domain/video.ts';
import { ApiError, request } from '../../api/request.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onVideo(video: { address: string; service: string; label: string; still: string | null }): void;
}

export function VideoLink({ isOpen, onClose, onVideo }: Props) {
  const texts = useWords().editor.video;
  const form = useForm({
    initialValues: { address: '', name: '' },
    validate: { address: (address) => (readVideo(address.trim()) ? null : texts.invalid) },
  });

  async function insert({ address, name }: typeof form.values) {
    const video = readVideo(address.trim());
    if (video) {
      const still = await copyStill(video);
      // The service's name alone is shown as words of the reader's language.
      const label = name.trim() || video.service;
      onVideo({ ...video, service: video.service.toLowerCase(), label, still });
    }
    onClose();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={texts.title}
      startWith={() => ({ address: '', name: '' })}
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
      <TextInput
        name="name"
        label={texts.name}
        description={texts.nameHint}
        maxLength={200}
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}

/** To our own store, so that readers ask nobody else for it. Where that fails, a screen is drawn. */
async function copyStill(video: Video): Promise<string | null> {
  const address = stillAddress(video);
  if (!address) return null;
  try {
    return (await request('POST /pictures/copy', { body: { address } })).address;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
