import { Fieldset, Tabs, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { languages, ownName } from '#domain/language.ts';
import { useWords } from '../words/words.tsx';

/** Where each text stands in the specification's row of eight; two of them are always empty. */
const places = { title: 0, description: 1, call: 4, hint: 5, later: 6, apply: 7 } as const;

interface Props {
  inputProps(path: string): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
}

export function PopupTexts({ inputProps }: Props) {
  const { settings: texts } = useWords();
  return (
    <Fieldset legend={texts.popupTexts}>
      <Tabs defaultValue="ko">
        <Tabs.List mb="sm">
          {languages.map((one) => (
            <Tabs.Tab key={one} value={one} lang={one}>
              {ownName[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {(Object.keys(places) as (keyof typeof places)[]).map((name) => (
              <TextInput
                key={name}
                lang={one}
                mb="xs"
                label={texts.popupFields[name]}
                maxLength={500}
                {...inputProps(`${one}.${places[name]}`)}
              />
            ))}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Fieldset>
  );
}
