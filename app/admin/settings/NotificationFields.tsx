import { Fieldset, Radio, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '../words/words.tsx';
import type { FormValues } from './form-values.ts';

/** Who is told of a new inquiry, and how much the mail says. */
export function NotificationFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { settings: texts } = useWords();
  return (
    <Fieldset legend={texts.notifications}>
      <Stack>
        <Textarea
          label={texts.notificationAddresses}
          description={texts.notificationsHint}
          autosize
          minRows={2}
          {...form.getInputProps('notificationAddresses')}
        />
        <Radio.Group
          label={texts.notificationContent}
          description={texts.notificationContentHint}
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
      </Stack>
    </Fieldset>
  );
}
