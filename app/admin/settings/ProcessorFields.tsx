import { Button, Select, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { countries } from '#domain/countries.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { CardPart } from '../ui/CardPart.tsx';
import { useLanguage } from '../words/words.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';

interface Props {
  title: string;
  inputProps(path: string): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
  onRemove(): void;
}

/** One company that processes personal information for the owner. */
export function ProcessorFields({ title, inputProps, onRemove }: Props) {
  const { language: reader, words } = useLanguage();
  const { settings: texts } = words;
  const options = useMemo(() => countryOptions(reader), [reader]);
  return (
    <CardPart title={title}>
      <TextInput label={texts.processorName} required {...inputProps('name')} />
      <Select
        label={texts.processorCountry}
        description={texts.processorCountryHint}
        data={options}
        searchable
        allowDeselect={false}
        required
        {...inputProps('country')}
      />
      <TextInput
        label={texts.processorContact}
        description={texts.processorContactHint}
        required
        {...inputProps('contact')}
      />
      <LanguageTabs>
        {(language) => (
          <TextInput
            lang={language}
            label={texts.processorWork}
            description={texts.processorWorkHint}
            {...inputProps(`work.${language}`)}
          />
        )}
      </LanguageTabs>
      <div>
        <Button variant="default" c="attention" onClick={onRemove}>
          {texts.removeProcessor}
        </Button>
      </div>
    </CardPart>
  );
}

function countryOptions(reader: StaffLanguage) {
  const names = new Intl.DisplayNames(reader, { type: 'region' });
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, reader));
}
