import { Fieldset, Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';
import { SendTestMail } from './SendTestMail.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export default function SettingsPage() {
  const { settings: texts } = useWords();
  const answer = useQuery('GET /settings');
  const { hash } = useLocation();
  const isLoaded = answer.data !== undefined;
  useEffect(() => {
    // The checklist and the page editor lead to one part of a long form.
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={answer} />
      {!answer.data && !answer.error && <Skeleton height={480} radius="md" />}
      {answer.data && (
        <>
          <SettingsForm settings={answer.data.settings} />
          <RequireSecondFactor
            isRequired={answer.data.settings.requireSecondFactor}
            without={answer.data.withoutSecondFactor}
            onChange={answer.reload}
          />
          <SendTestMail sendsMail={answer.data.sendsMail} />
          <Fieldset legend={texts.fileScans} maw={720} mt="lg">
            <Text size="sm">{answer.data.scansFiles ? texts.scansFiles : texts.noScans}</Text>
          </Fieldset>
        </>
      )}
    </>
  );
}
