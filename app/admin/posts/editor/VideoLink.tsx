import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
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

export function VideoLink({ isOpen, onClose, onVideo }: Props) {
  const words = useWords();
  const texts = words.editor.video;
  const [error, setError] = useState<string>();

  function insert(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The box is drawn outside the page's own form, but its events still bubble through React.
    event.stopPropagation();
    const url = URL.parse(String(new FormData(event.currentTarget).get('address')).trim());
    const known = services.find(({ host }) => url && host.test(url.hostname));
    if (!url || !known) return setError(texts.invalid);
    onVideo({ address: url.href, service: known.service, label: texts.label });
    setError(undefined);
    onClose();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': words.frame.close }}
    >
      <form onSubmit={insert}>
        <Stack>
          <TextInput
            name="address"
            type="url"
            label={texts.address}
            description={texts.hint}
            placeholder="https://www.youtube.com/watch?v=…"
            error={error}
            required
            withAsterisk={false}
            data-autofocus
          />
          <Button type="submit">{texts.insert}</Button>
        </Stack>
      </form>
    </Modal>
  );
}
