import { NumberInput, Radio, Stack, Switch, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { maxReminderDays } from '#domain/reminder.ts';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words/words.tsx';
import type { FormValues } from './form-values.ts';

interface Props {
  form: UseFormReturnType<FormValues>;
  /** Who is told by the server's own configuration; empty where nobody is. */
  mailTo: string;
}

/** Who is told of a new inquiry, and how much the mail says. */
export function NotificationFields({ form, mailTo }: Props) {
  const { settings: texts } = useWords();
  return (
    <Card title={texts.notifications} id="notifications">
      <Textarea
        label={texts.notificationAddresses}
        description={texts.notificationsHint}
        autosize
        minRows={2}
        {...form.getInputProps('notificationAddresses')}
      />
      {mailTo && <Text size="sm">{texts.alsoTold(mailTo)}</Text>}
      <Switch
        label={texts.notifyAnswers}
        description={texts.notifyAnswersHint}
        {...form.getInputProps('notifyAnswers', { type: 'checkbox' })}
      />
      <NumberInput
        label={texts.reminderDays}
        description={texts.reminderDaysHint}
        min={0}
        max={maxReminderDays}
        allowDecimal={false}
        styles={{ wrapper: { maxWidth: '10rem' } }}
        {...form.getInputProps('reminderDays')}
      />
      <Radio.Group
        label={texts.notificationContent}
        description={texts.notificationContentHint}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...form.getInputProps('notificationContent')}
      >
        <Stack gap="xs" mt="xs">
          {(['link', 'text'] as const).map((content) => (
            <Radio
              key={content}
              value={content}
              label={texts.notificationContents[content].label}
              description={texts.notificationContents[content].hint}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Card>
  );
}
