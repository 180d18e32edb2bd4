import { Fieldset, Skeleton, Text } from '@mantine/core';
import type { Settings } from '#server/settings/settings.ts';
import { ErrorBox } from '../ui/errors.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useQuery } from '../ui/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';
import { SendTestMail } from './SendTestMail.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface Answer {
  settings: Settings;
  sendsMail: boolean;
  scansFiles: boolean;
  withoutSecondFactor: number;
}

export default function SettingsPage() {
  const { settings: texts } = useWords();
  const asked = useQuery<Answer>('/settings');
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      {asked.problem && <ErrorBox problem={asked.problem} onRetry={asked.reload} />}
      {!asked.data && !asked.problem && <Skeleton height={480} radius="md" />}
      {asked.data && (
        <>
          <SettingsForm settings={asked.data.settings} />
          <RequireSecondFactor
            isRequired={asked.data.settings.requireSecondFactor}
            without={asked.data.withoutSecondFactor}
            onChange={asked.reload}
          />
          <SendTestMail sendsMail={asked.data.sendsMail} />
          <Fieldset legend={texts.fileScans} maw={720} mt="lg">
            <Text size="sm">{asked.data.scansFiles ? texts.scansFiles : texts.noScans}</Text>
          </Fieldset>
        </>
      )}
    </>
  );
}
