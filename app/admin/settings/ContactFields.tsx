import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { languages } from '#domain/language.ts';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words/words.tsx';
import type { FormValues } from './form-values.ts';
import { GrowingInput } from './GrowingInput.tsx';
import { Pair } from './Part.tsx';

/** How the company is reached: the footer shows it, and the policy names it. */
export function ContactFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const words = useWords();
  const texts = words.settings;
  return (
    <Card title={texts.contact} id="contact">
      <TextInput label={texts.email} {...form.getInputProps('contact.email')} />
      <Pair>
        <TextInput label={texts.phone} {...form.getInputProps('contact.phone')} />
        <TextInput label={texts.fax} {...form.getInputProps('contact.fax')} />
      </Pair>
      <Pair isEven>
        {languages.map((language) => (
          <GrowingInput
            key={language}
            lang={language}
            label={texts.address(words.languages[language])}
            {...form.getInputProps(`contact.address.${language}`)}
          />
        ))}
      </Pair>
    </Card>
  );
}
