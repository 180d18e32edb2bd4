import { Checkbox, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { type CorrectableField, correctableFields } from '#domain/correction.ts';
import { businessTypes } from '#domain/inquiry.ts';
import { fieldsOf } from '#domain/inquiry-columns.ts';
import { inquiryFields } from '#domain/inquiry-fields.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { type ApiError, request } from '../api/request.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';
import { showFieldValue } from './field-value.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
  inquiry: OpenedInquiry;
  onCorrected(): void;
}

type Values = Record<CorrectableField, string | boolean> & { reason: string };

/** Every field the visitor filled in; only what was changed is sent, with what it was before. */
export function CorrectionDialog({ isOpen, onClose, inquiry, onCorrected }: Props) {
  const { inquiries: texts, personalData: says } = useWords();
  const { facts } = texts;
  const [error, setError] = useState<string>();
  /** What each field said when it was last shown here. */
  const [shown, setShown] = useState(() => fieldsOf(inquiry));
  const form = useForm<Values>({ initialValues: { ...shown, reason: '' } });

  function begin(): Values {
    const current = fieldsOf(inquiry);
    setShown(current);
    return { ...current, reason: '' };
  }

  async function correct({ reason, ...values }: Values) {
    const changes = correctableFields
      .map((field) => ({ field, from: shown[field], to: values[field] }))
      .filter(({ from, to }) => from !== to);
    if (changes.length === 0) {
      setError(says.nothingChanged);
      return;
    }
    const params = { id: inquiry.id };
    await request('POST /inquiries/:id/corrections', { params, body: { reason, changes } });
    notify(says.corrected);
    onCorrected();
    onClose();
  }

  /** Says at each field what is wrong with it; what was typed stays. */
  function describe({ code, fields }: ApiError): string | undefined {
    if (code === 'conflict') {
      const read = (name: string, value: string) => (name === 'sample' ? value === 'true' : value);
      const current = Object.entries(fields).map(([name, value]) => [name, read(name, value)]);
      setShown((before) => ({ ...before, ...Object.fromEntries(current) }));
      for (const [name, value] of current as [CorrectableField, string | boolean][]) {
        const text = showFieldValue(name, value, texts);
        form.setFieldError(name, says.correctedMeanwhile(text));
      }
      return says.conflict;
    }
    if (code !== 'invalid') return undefined;
    for (const [name, wrong] of Object.entries(fields)) {
      form.setFieldError(name, says.fieldErrors[wrong] ?? wrong);
    }
    return says.invalid;
  }

  const lineProps = (field: CorrectableField) => {
    const rule = inquiryFields[field];
    return {
      label: facts[field],
      required: 'text' in rule && rule.text.isRequired,
      ...form.getInputProps(field),
    };
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={says.correctTitle}
      startWith={begin}
      onClose={onClose}
      form={form}
      onSubmit={correct}
      describeError={describe}
      error={error}
      onError={setError}
      hint={<Text size="sm">{says.correctHint}</Text>}
      submitLabel={says.correctRun}
    >
      <TextInput {...lineProps('name')} />
      <TextInput {...lineProps('companyName')} />
      <Select
        {...lineProps('businessType')}
        data={businessTypes.map((value) => ({ value, label: texts.businessTypes[value] }))}
        allowDeselect={false}
      />
      <TextInput {...lineProps('phoneNumber')} />
      <TextInput {...lineProps('email')} />
      <TextInput {...lineProps('homePageAddress')} />
      <TextInput {...lineProps('interestedField')} />
      <Textarea
        {...lineProps('detail')}
        autosize
        minRows={3}
        maxRows={12}
        lang={inquiry.language}
      />
      <Checkbox label={facts.sample} {...form.getInputProps('sample', { type: 'checkbox' })} />
      <TextInput
        label={says.correctReason}
        required
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
