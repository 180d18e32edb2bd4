import { useForm } from '@mantine/form';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SeoulTimeInput } from '../../ui/SeoulTimeInput.tsx';
import { fromSeoulClock, nextHour, toSeoulClock } from '../../ui/times.ts';
import { useWords } from '../../words/words.tsx';

interface Props {
  isOpen: boolean;
  /** When it is scheduled already. */
  current: number | null;
  onClose(): void;
  onSchedule(at: number): Promise<void>;
}

/** Chosen on the clock of Seoul; kept as that moment in UTC. */
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
      <SeoulTimeInput data-autofocus {...form.getInputProps('at')} />
    </FormDialog>
  );
}
