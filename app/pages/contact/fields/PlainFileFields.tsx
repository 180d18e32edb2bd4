import type { ComponentType } from 'react';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
import { acceptedFiles, uploadLimitInMegabytes } from '#domain/upload.ts';
import { AsServed } from '../../../ui/AsServed.tsx';
import { usePostedForm } from '../load-step.ts';
import stepStyles from '../Step.module.css';
import styles from './Field.module.css';
import { FieldLabel } from './Field.tsx';

interface Props {
  words: Words['contact'];
}

/** Without scripts files are sent with the form itself, so they are picked in the last step. */
export const PlainFileFields: ComponentType<Props> = import.meta.env.SSR ? FileFields : AsServed;

function FileFields({ words }: Props) {
  // With scripts these would only flash up, unless the steps before were posted.
  const isPosted = usePostedForm() !== null;
  return (
    <div className={`${stepStyles.fields} ${isPosted ? '' : stepStyles.withoutScripts}`}>
      {fileFields.map((name) => (
        <PlainFileField key={name} name={name} words={words} />
      ))}
    </div>
  );
}

function PlainFileField({ name, words }: Props & { name: FileFieldName }) {
  const posted = usePostedForm();
  const upload = posted?.uploads[name];
  const missing = posted?.missingFiles[name];
  const limit = { limit: uploadLimitInMegabytes };
  const { uploadErrors, done, rule } = words.upload;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={name} note={words.optional}>
        {words.fields[name]}
      </FieldLabel>
      <input
        type="file"
        id={name}
        name={name}
        accept={acceptedFiles}
        className={styles.input}
        aria-invalid={missing ? true : undefined}
        aria-describedby={`${name}-notes`}
      />
      <div id={`${name}-notes`}>
        {upload && (
          <p className={styles.hint}>
            {upload.name}: {done}
          </p>
        )}
        {missing && (
          <p className={styles.error}>
            {missing.name}: {fill(uploadErrors[missing.error], limit)}
          </p>
        )}
        <p className={styles.hint}>{fill(rule, limit)}</p>
      </div>
    </div>
  );
}
