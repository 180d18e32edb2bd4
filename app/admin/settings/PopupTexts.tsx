import { Fieldset, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useWords } from '../words/words.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';

/** Where each text stands in the specification's row of eight; two of them are always empty. */
const positions = { title: 0, description: 1, call: 4, hint: 5, later: 6, apply: 7 } as const;

interface Props {
  inputProps(path: string): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
}

export function PopupTexts({ inputProps }: Props) {
  const { settings: texts } = useWords();
  return (
    <Fieldset legend={texts.popupTexts}>
      <LanguageTabs>
        {(language) =>
          (Object.keys(positions) as (keyof typeof positions)[]).map((name) => (
            <TextInput
              key={name}
              lang={language}
              mb="xs"
              label={texts.popupFields[name]}
              maxLength={500}
              {...inputProps(`${language}.${positions[name]}`)}
            />
          ))
        }
      </LanguageTabs>
    </Fieldset>
  );
}
