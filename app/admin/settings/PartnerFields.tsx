import { Stack, Textarea, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { CardPart } from '../ui/CardPart.tsx';
import { useWords } from '../words/words.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LogoField } from './LogoField.tsx';

interface Props {
  title: string;
  inputProps(path: string): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
}

/** One of the two companies of the page about them. */
export function PartnerFields({ title, inputProps }: Props) {
  const { company: texts } = useWords();
  return (
    <CardPart title={title} hint={texts.partnersHint}>
      <LanguageTabs>
        {(language) => (
          <Stack>
            <TextInput
              lang={language}
              label={texts.partnerName}
              {...inputProps(`name.${language}`)}
            />
            <Textarea
              lang={language}
              label={texts.partnerText}
              autosize
              minRows={2}
              {...inputProps(`text.${language}`)}
            />
          </Stack>
        )}
      </LanguageTabs>
      <LogoField label={texts.logo} hint={texts.logoHint} {...inputProps('logo')} />
      <LogoField
        isDark
        label={texts.darkLogo}
        hint={texts.darkLogoHint}
        {...inputProps('darkLogo')}
      />
      <TextInput label={texts.partnerAddress} {...inputProps('address')} />
    </CardPart>
  );
}
