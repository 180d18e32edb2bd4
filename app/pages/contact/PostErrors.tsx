import type { ComponentType } from 'react';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { fileFields } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import { AsServed } from '../../ui/AsServed.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { listErrors } from './field-errors.ts';
import { usePostedForm } from './load-step.ts';
import { Specimens } from './Specimens.tsx';

interface Props {
  words: Words['contact'];
  language: Language;
}

/** What keeps a review that was submitted without scripts from being sent. */
export const PostErrors: ComponentType<Props> = import.meta.env.SSR ? Errors : AsServed;

function Errors({ words, language }: Props) {
  const posted = usePostedForm();
  const missing = fileFields.flatMap((control) => {
    const file = posted?.missingFiles[control];
    const message = fill(words.upload.notUploaded, { name: file?.name ?? '' });
    return file ? [{ control, message, to: `#${control}` }] : [];
  });
  const errors = [...listErrors(posted?.errors ?? {}, words, language), ...missing];
  return (
    <div>
      <ErrorSummary title={words.errors.title} errors={errors} />
      {posted?.showsSpecimens && <Specimens words={words} language={language} />}
    </div>
  );
}
