import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { FileFieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import { uploadLimitInMegabytes } from '#domain/upload.ts';
import type { AttachedFile } from '../draft/saved-draft.ts';
import { removeUpload, retryUpload, type Upload } from '../draft/uploads.ts';
import styles from './FileField.module.css';

interface Props {
  name: FileFieldName;
  words: Words['contact']['upload'];
  language: Language;
  file: AttachedFile | undefined;
  upload: Upload | undefined;
}

/** How far the upload is, why it failed, or that it is there; and what can be done about it. */
export function UploadStatus({ name, words, language, file, upload }: Props) {
  const phase = upload?.phase ?? (file ? 'done' : 'idle');
  return (
    <div className={phase === 'idle' ? styles.idle : styles.status} data-phase={phase}>
      {upload?.phase === 'sending' && (
        <>
          <progress
            className={styles.bar}
            max={upload.size}
            value={upload.sent}
            aria-label={upload.name}
          />
          <p>
            {upload.sent < upload.size
              ? fill(words.sending, { percent: percentOf(upload, language) })
              : words.checking}
          </p>
        </>
      )}
      {/* Read out when it changes; the percentages above are not, they would never end. */}
      <p
        id={`${name}-status`}
        className={phase === 'done' ? styles.done : undefined}
        hidden={phase === 'sending'}
        aria-live="polite"
      >
        {upload?.phase === 'failed' &&
          fill(words.uploadErrors[upload.error], { limit: uploadLimitInMegabytes })}
        {phase === 'done' &&
          file &&
          fill(words.done, { name: file.name, size: sizeOf(file.size, language) })}
      </p>
      {upload?.phase === 'failed' && upload.canRetry && (
        <button type="button" className={styles.small} onClick={() => retryUpload(name)}>
          {words.retry}
        </button>
      )}
      {phase !== 'idle' && (
        <button type="button" className={styles.small} onClick={() => removeUpload(name)}>
          {phase === 'sending' ? words.cancel : words.remove}
        </button>
      )}
    </div>
  );
}

function percentOf({ sent, size }: { sent: number; size: number }, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(sent / size);
}

function sizeOf(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
