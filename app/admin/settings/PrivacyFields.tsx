import { Button, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Card } from '../ui/Card.tsx';
import { CardPart } from '../ui/CardPart.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import { blankProcessor, type FormValues } from './form-values.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { Pair } from './Part.tsx';
import { ProcessorFields } from './ProcessorFields.tsx';

const maxProcessors = 20;

/** Whom the privacy policy names: the officer, and the companies that process data for the owner. */
export function PrivacyFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { settings: texts, company } = useWords();
  const { processors } = form.values.privacy;
  return (
    <Card title={texts.privacy} hint={texts.privacyHint} id="privacy">
      <CardPart title={texts.officer} hint={texts.officerHint}>
        <LanguageTabs>
          {(language) => (
            <Stack>
              <TextInput
                lang={language}
                label={texts.officerName}
                {...form.getInputProps(`privacy.officer.name.${language}`)}
              />
              <TextInput
                lang={language}
                label={texts.officerDepartment}
                {...form.getInputProps(`privacy.officer.department.${language}`)}
              />
            </Stack>
          )}
        </LanguageTabs>
        <CardPart title={company.allLanguages}>
          <Pair>
            <TextInput
              label={texts.officerPhone}
              {...form.getInputProps('privacy.officer.phone')}
            />
            <TextInput
              label={texts.officerEmail}
              {...form.getInputProps('privacy.officer.email')}
            />
          </Pair>
        </CardPart>
      </CardPart>
      <CardPart title={texts.processors} hint={texts.processorsHint}>
        {processors.map(({ key, name }, at) => (
          <ProcessorFields
            key={key}
            title={name || texts.processor(at + 1)}
            inputProps={(path) => form.getInputProps(`privacy.processors.${at}.${path}`)}
            onRemove={() => form.removeListItem('privacy.processors', at)}
          />
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            disabled={processors.length >= maxProcessors}
            onClick={() => form.insertListItem('privacy.processors', blankProcessor())}
          >
            {texts.addProcessor}
          </Button>
        </div>
      </CardPart>
    </Card>
  );
}
