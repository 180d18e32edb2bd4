import { TextInput, type TextInputProps } from '@mantine/core';
import { useWords } from '../words/words.tsx';

/** Chosen on the clock of Seoul, wherever the editor sits; read by `fromSeoulClock`. */
export function SeoulTimeInput(props: TextInputProps) {
  const texts = useWords().editor.scheduleDialog;
  return (
    <TextInput
      type="datetime-local"
      name="at"
      label={`${texts.date}, ${texts.time}`}
      description={texts.zone}
      required
      {...props}
    />
  );
}
