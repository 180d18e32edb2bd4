import { Fieldset, Tabs, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { defaultLanguage, languages } from '#domain/language.ts';
import { useWords } from '../words/words.tsx';

/** Where each text stands in the specification's row of eight; two of them are always empty. */
const positions = { title: 0, description: 1, call: 4, hint: 5, later: 6, apply: 7 } as const;

interface Props {
  inputProps(path: string): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
}

export function PopupTexts({ inputProps }: Props) {
  const { settings: texts, languages: names } = useWords();
  return (
    <Fieldset legend={texts.popupTexts}>
      <Tabs defaultValue={defaultLanguage}>
        <Tabs.List mb="sm">
          {languages.map((language) => (
            <Tabs.Tab key={language} value={language}>
              {names[language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map((language) => (
          <Tabs.Panel key={language} value={language}>
            {(Object.keys(positions) as (keyof typeof positions)[]).map((name) => (
              <TextInput
                key={name}
                lang={language}
                mb="xs"
                label={texts.popupFields[name]}
                maxLength={500}
                {...inputProps(`${language}.${positions[name]}`)}
              />
            ))}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Fieldset>
  );
}
