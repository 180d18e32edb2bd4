import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onVideo(video: { address: string; service: string; label: string }): void;
}

const services = [
  { service: 'youtube', host: /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/ },
  { service: 'vimeo', host: /^(www\.|player\.)?vimeo\.com$/ },
];

function findVideo(address: string) {
  const url = URL.parse(address.trim());
  const known = services.find(({ host }) => url && host.test(url.hostname));
  return url && known ? { address: url.href, service: known.service } : undefined;
}

export function VideoLink({ isOpen, onClose, onVideo }: Props) {
  const texts = useWords().editor.video;
  const form = useForm({
    initialValues: { address: '' },
    validate: { address: (address) => (findVideo(address) ? null : texts.invalid) },
  });

  async function insert({ address }: typeof form.values) {
    const video = findVideo(address);
    if (video) onVideo({ ...video, label: texts.label });
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
