import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fromSeoulClock, toSeoulClock } from '../../ui/times.ts';
import { useWords } from '../../words/words.tsx';

interface Props {
  isOpen: boolean;
  first: number | null;
  onClose(): void;
  onSchedule(at: number): void;
}

const hour = 3_600_000;

/** Chosen on the clock of Seoul, wherever the editor sits; kept as that moment in UTC. */
export function Schedule({ isOpen, first, onClose, onSchedule }: Props) {
  const words = useWords();
  const texts = words.editor.scheduling;
  const [error, setError] = useState<string>();
  const nextHour = Math.ceil((Date.now() + hour / 2) / hour) * hour;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const at = fromSeoulClock(String(new FormData(event.currentTarget).get('at')));
    if (at === undefined || at <= Date.now()) return setError(texts.past);
    setError(undefined);
    onSchedule(at);
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': words.frame.close }}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            type="datetime-local"
            name="at"
            label={`${texts.date}, ${texts.time}`}
            description={texts.zone}
            defaultValue={toSeoulClock(first ?? nextHour)}
            error={error}
            required
            withAsterisk={false}
            data-autofocus
          />
          <Button type="submit">{texts.submit}</Button>
        </Stack>
      </form>
    </Modal>
  );
}
