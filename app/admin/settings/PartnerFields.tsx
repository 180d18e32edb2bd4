import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { CardPart } from '../ui/CardPart.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LogoField } from './LogoField.tsx';
import { Pair } from './Part.tsx';

interface Props {
  title: string;
  /** Else its fields are shown when somebody wants to fill them in. */
  isFilled: boolean;
  inputProps(path: string): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
}

/** One of the two companies of the page about them. */
export function PartnerFields({ title, isFilled, inputProps }: Props) {
  const { company: texts } = useWords();
  const [isOpen, opening] = useDisclosure(isFilled);
  if (!isOpen && !isFilled) {
    return (
      <CardPart title={title} hint={texts.partnersHint}>
        <div>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            aria-label={texts.addPartner(title)}
            onClick={opening.open}
          >
            {texts.addDetails}
          </Button>
        </div>
      </CardPart>
    );
  }
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
      <CardPart title={texts.allLanguages}>
        <Pair>
          <LogoField label={texts.logo} hint={texts.logoHint} {...inputProps('logo')} />
          <LogoField
            isDark
            label={texts.darkLogo}
            hint={texts.darkLogoHint}
            {...inputProps('darkLogo')}
          />
        </Pair>
        <TextInput label={texts.partnerAddress} {...inputProps('address')} />
      </CardPart>
    </CardPart>
  );
}
