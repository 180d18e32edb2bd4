import { Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { partnerNames } from '#domain/company.ts';
import { Card } from '../ui/Card.tsx';
import { CardPart } from '../ui/CardPart.tsx';
import { useWords } from '../words/words.tsx';
import type { FormValues } from './form-values.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LogoField } from './LogoField.tsx';
import { Pair } from './Part.tsx';
import { PartnerFields } from './PartnerFields.tsx';

/** Who owns the site: names, logos, what Korean sites say at their foot. */
export function CompanyFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { company: texts } = useWords();
  const logoProps = (path: string) => form.getInputProps(`company.${path}`);
  return (
    <Card title={texts.title} hint={texts.hint} id="company">
      <LanguageTabs>
        {(language) => (
          <Stack>
            <Pair>
              <TextInput
                lang={language}
                label={texts.name}
                description={texts.nameHint}
                {...form.getInputProps(`company.name.${language}`)}
              />
              <TextInput
                lang={language}
                label={texts.representative}
                {...form.getInputProps(`company.representative.${language}`)}
              />
            </Pair>
            <TextInput
              lang={language}
              label={texts.testAgency}
              description={texts.testAgencyHint}
              {...form.getInputProps(`company.testAgency.${language}`)}
            />
          </Stack>
        )}
      </LanguageTabs>
      <CardPart title={texts.allLanguages}>
        <Pair>
          <TextInput
            label={texts.registrationNumber}
            description={texts.registrationNumberHint}
            {...form.getInputProps('company.registrationNumber')}
          />
          <TextInput
            label={texts.mailOrderNumber}
            description={texts.mailOrderNumberHint}
            {...form.getInputProps('company.mailOrderNumber')}
          />
        </Pair>
        <Pair>
          <LogoField label={texts.logo} hint={texts.logoHint} {...logoProps('logo')} />
          <LogoField
            isDark
            label={texts.darkLogo}
            hint={texts.darkLogoHint}
            {...logoProps('darkLogo')}
          />
        </Pair>
        <TextInput
          label={texts.externalSite}
          description={texts.externalSiteHint}
          {...form.getInputProps('company.externalSite')}
        />
        <Textarea
          label={texts.social}
          description={texts.socialHint}
          autosize
          minRows={2}
          {...form.getInputProps('company.social')}
        />
      </CardPart>
      {partnerNames.map((name) => (
        <PartnerFields
          key={name}
          title={texts.partners[name]}
          isFilled={isFilled(form.values.company.partners[name])}
          inputProps={(path) => form.getInputProps(`company.partners.${name}.${path}`)}
        />
      ))}
    </Card>
  );
}

/** Whether anything at all was entered, however deep. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : Boolean(value);
