import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { fromSeoulClock, toSeoulClock } from '../../ui/times.ts';
import { useWords } from '../../words/words.tsx';

interface Props {
  isOpen: boolean;
  /** When it is scheduled already. */
  current: number | null;
  onClose(): void;
  onSchedule(at: number): Promise<void>;
}

const hour = 3_600_000;
const nextHour = () => Math.ceil((Date.now() + hour / 2) / hour) * hour;

/** Chosen on the clock of Seoul, wherever the editor sits; kept as that moment in UTC. */
export function Schedule({ isOpen, current, onClose, onSchedule }: Props) {
  const texts = useWords().editor.scheduleDialog;
  const form = useForm({
    initialValues: { at: '' },
    validate: { at: (clock) => ((fromSeoulClock(clock) ?? 0) > Date.now() ? null : texts.past) },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={texts.title}
      startWith={() => ({ at: toSeoulClock(current ?? nextHour()) })}
      onClose={onClose}
      form={form}
      onSubmit={({ at }) => onSchedule(fromSeoulClock(at) ?? 0)}
      submitLabel={texts.submit}
    >
      <TextInput
        type="datetime-local"
        name="at"
        label={`${texts.date}, ${texts.time}`}
        description={texts.zone}
        required
        data-autofocus
        {...form.getInputProps('at')}
      />
    </FormDialog>
  );
}
