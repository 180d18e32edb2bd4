import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { type CaseWords, caseLimits } from '#domain/case.ts';
import type { Language } from '#domain/language.ts';
import { useWords } from '../words/words.tsx';
import type { CaseDraft } from './useCaseDraft.ts';

interface Props {
  draft: CaseDraft;
  language: Language;
}

type TextName = Exclude<keyof CaseWords, 'figures'>;

/** What a case says in one language. */
export function CaseWordFields({ draft, language }: Props) {
  const { cases: texts } = useWords();
  const words = draft.typed.words[language];
  const { figures, before } = draft.typed.facts;
  const field = (name: TextName, limit: number) => ({
    label: texts[name],
    value: words[name],
    maxLength: limit,
    lang: language,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      draft.changeWords(language, { [name]: currentTarget.value }),
  });
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('place', caseLimits.place)} />
        <TextInput {...field('city', caseLimits.city)} />
      </SimpleGrid>
      <TextInput {...field('coated', caseLimits.coated)} />
      <Textarea
        {...field('result', caseLimits.result)}
        description={texts.resultHint}
        autosize
        minRows={4}
      />
      {figures.map(({ key }, at) => (
        <TextInput
          key={key}
          label={texts.figureName(at + 1)}
          value={words.figures[key] ?? ''}
          maxLength={caseLimits.figure}
          lang={language}
          onChange={({ currentTarget }) =>
            draft.changeWords(language, {
              figures: { ...words.figures, [key]: currentTarget.value },
            })
          }
        />
      ))}
      <Textarea {...field('quotation', caseLimits.quotation)} autosize minRows={2} />
      <TextInput {...field('quoted', caseLimits.quoted)} />
      {before && <TextInput {...field('beforeAlt', caseLimits.alt)} />}
      <TextInput {...field('afterAlt', caseLimits.alt)} />
    </Stack>
  );
}
