import { Button, Group, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { type Language, languages } from '#domain/language.ts';
import { placeholders, savedReplyLimits, unknownPlaceholders } from '#domain/saved-reply.ts';
import { request } from '../api/request.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  start: { id?: string; language: Language; title: string; body: string };
  onSaved(): void;
  onCancel(): void;
}

export function SavedReplyForm({ start, onSaved, onCancel }: Props) {
  const words = useWords();
  const { saved: texts } = words.conversation;
  const { id, ...initialValues } = start;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initialValues,
    validate: {
      body: (body) => {
        const unknown = unknownPlaceholders(body);
        return unknown.length > 0 ? texts.unknown(unknown.join(', ')) : null;
      },
    },
  });

  async function save(body: typeof form.values) {
    if (id) await request('PUT /saved-replies/:id', { params: { id }, body });
    else await request('POST /saved-replies', { body });
    onSaved();
  }

  function insert(name: string) {
    const { body } = form.values;
    const at = field.current?.selectionEnd ?? body.length;
    form.setFieldValue('body', `${body.slice(0, at)}{${name}}${body.slice(at)}`);
    field.current?.focus();
  }

  return (
    <ActionForm
      form={form}
      onSubmit={save}
      submitLabel={words.frame.save}
      describeError={({ fields }) => (fields.title === 'too-many' ? texts.tooMany : undefined)}
    >
      <TextInput
        label={texts.name}
        required
        maxLength={savedReplyLimits.title}
        {...form.getInputProps('title')}
      />
      <Select
        label={texts.language}
        data={languages.map((value) => ({ value, label: words.languages[value] }))}
        allowDeselect={false}
        {...form.getInputProps('language')}
      />
      <Textarea
        ref={field}
        label={texts.body}
        required
        autosize
        minRows={6}
        maxLength={savedReplyLimits.body}
        lang={form.values.language}
        {...form.getInputProps('body')}
      />
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          {texts.insert}
        </Text>
        {placeholders.map((name) => (
          <Button key={name} size="compact-xs" variant="default" onClick={() => insert(name)}>
            {texts.placeholders[name]}
          </Button>
        ))}
      </Group>
      <Button variant="subtle" onClick={onCancel}>
        {words.frame.cancel}
      </Button>
    </ActionForm>
  );
}
