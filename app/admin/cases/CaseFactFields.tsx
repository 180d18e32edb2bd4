import { Button, Group, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type CaseField,
  type CaseKind,
  caseFields,
  caseKinds,
  caseLimits,
  caseYears,
  isCaseSlug,
  suggestSlug,
} from '#domain/case.ts';
import { Card } from '../ui/Card.tsx';
import { useLanguage } from '../words/words.tsx';
import { CaseFigureFields } from './CaseFigureFields.tsx';
import { CasePicture } from './CasePicture.tsx';
import type { CaseDraft } from './useCaseDraft.ts';

/** What is the same in every language. */
export function CaseFactFields({ draft }: { draft: CaseDraft }) {
  const { words } = useLanguage();
  const { cases: texts } = words;
  const { facts } = draft.typed;
  const [year, setYear] = useState(String(facts.year ?? ''));
  const suggested = suggestSlug(draft.typed.words.en.place);

  function typeYear(text: string) {
    setYear(text);
    const value = /^\d{4}$/.test(text) ? Number(text) : 0;
    const isYear = value >= caseYears.first && value <= caseYears.last;
    draft.changeFacts({ year: isYear ? value : null });
  }

  return (
    <Card title={texts.facts}>
      <Group align="end" gap="xs">
        <TextInput
          label={texts.slug}
          description={texts.slugHint}
          value={facts.slug}
          maxLength={caseLimits.slug}
          leftSection="/"
          error={draft.isSlugTaken ? texts.slugTaken : facts.slug !== '' && !isCaseSlug(facts.slug)}
          onChange={({ currentTarget }) => draft.changeFacts({ slug: currentTarget.value })}
          flex="1 1 14rem"
        />
        <Button
          variant="default"
          disabled={suggested === '' || suggested === facts.slug}
          onClick={() => draft.changeFacts({ slug: suggested })}
        >
          {texts.slugSuggest}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label={texts.kind}
          data={caseKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={facts.kind}
          allowDeselect={false}
          onChange={(kind) => draft.changeFacts({ kind: kind as CaseKind })}
        />
        <Select
          label={texts.field}
          data={caseFields.map((value) => ({ value, label: texts.fields[value] }))}
          value={facts.field}
          allowDeselect={false}
          onChange={(field) => draft.changeFacts({ field: field as CaseField })}
        />
        <TextInput
          label={texts.year}
          inputMode="numeric"
          maxLength={4}
          value={year}
          error={year !== '' && facts.year === null}
          onChange={({ currentTarget }) => typeYear(currentTarget.value)}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CasePicture
          label={texts.before}
          picture={facts.before}
          onChange={(before) => draft.changeFacts({ before })}
        />
        <CasePicture
          label={texts.after}
          picture={facts.after}
          onChange={(after) => draft.changeFacts({ after })}
        />
      </SimpleGrid>
      <CaseFigureFields draft={draft} />
    </Card>
  );
}
