import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type EvidenceSource, lightConditions } from '#domain/evidence.ts';
import { languages } from '#domain/language.ts';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words/words.tsx';
import { ReportField } from './ReportField.tsx';
import type { EvidenceDraft } from './useEvidenceDraft.ts';

/** Who measured it, how and when. */
export function SourceFields({ draft }: { draft: EvidenceDraft }) {
  const { evidence: texts } = useWords();
  const { source, describe } = draft;
  return (
    <Card title={texts.source} hint={texts.sourceHint}>
      <LanguageFields part="institute" draft={draft} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={texts.method}
          maxLength={200}
          value={source.method}
          onChange={(event) => describe({ method: event.currentTarget.value })}
        />
        <TextInput
          label={texts.reportNumber}
          maxLength={200}
          value={source.reportNumber}
          onChange={(event) => describe({ reportNumber: event.currentTarget.value })}
        />
        <TextInput
          label={texts.date}
          description={texts.dateHint}
          value={source.date}
          error={draft.hasBadDate && texts.badDate}
          onChange={(event) => describe({ date: event.currentTarget.value.trim() })}
        />
        <Select
          label={texts.light}
          description={texts.lightHint}
          data={lightConditions.map((value) => ({ value, label: texts.lights[value] }))}
          value={source.light}
          allowDeselect={false}
          onChange={(light) => light && describe({ light: light as EvidenceSource['light'] })}
        />
      </SimpleGrid>
      <LanguageFields part="specimen" draft={draft} />
      <LanguageFields part="remarks" draft={draft} />
      <ReportField draft={draft} />
    </Card>
  );
}

interface Props {
  part: 'institute' | 'specimen' | 'remarks';
  draft: EvidenceDraft;
}

function LanguageFields({ part, draft }: Props) {
  const { evidence: texts, languages: names } = useWords();
  const value = draft.source[part];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} component="fieldset" style={{ border: 0, padding: 0 }}>
      {languages.map((language) => (
        <Textarea
          key={language}
          label={`${texts[part]} (${names[language]})`}
          lang={language}
          autosize
          maxLength={500}
          value={value[language]}
          onChange={(event) =>
            draft.describe({ [part]: { ...value, [language]: event.currentTarget.value } })
          }
        />
      ))}
    </SimpleGrid>
  );
}
