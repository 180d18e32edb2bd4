import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { FileFieldName } from '#domain/inquiry-fields.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { uploadLimitInMegabytes } from '#domain/upload.ts';
import type { PickedFile } from '../draft/saved-draft.ts';
import { removeFile, type Upload } from '../draft/uploads.ts';
import styles from './FileField.module.css';

interface Props {
  name: FileFieldName;
  words: Words['contact']['upload'];
  language: Language;
  file: PickedFile | undefined;
  upload: Upload | undefined;
  /** Only where uploads are made. */
  onRetry?: (name: FileFieldName) => void;
}

function phaseOf({ file, upload }: Pick<Props, 'file' | 'upload'>) {
  if (upload) return upload.phase;
  if (!file) return 'idle';
  return file.uploadId ? 'done' : 'picked';
}

/** That a file waits for the consent, how far its upload is, why it failed, or that it is there. */
export function UploadStatus({ name, words, language, file, upload, onRetry }: Props) {
  const phase = phaseOf({ file, upload });
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
        {phase === 'done' && words.done}
        {phase === 'picked' && file && (
          <>
            {sizeOf(file.size, language)}. {file.isKept ? words.picked : words.notKept}
          </>
        )}
      </p>
      {upload?.phase === 'failed' && upload.canRetry && onRetry && (
        <button type="button" className={styles.small} onClick={() => onRetry(name)}>
          {words.retry}
        </button>
      )}
      {phase !== 'idle' && (
        <button type="button" className={styles.small} onClick={() => removeFile(name)}>
          {phase === 'sending' ? words.cancel : words.remove}
        </button>
      )}
    </div>
  );
}

function percentOf({ sent, size }: { sent: number; size: number }, language: Language): string {
  return new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(sent / size);
}

/** Never nothing: the smallest file is a tenth of a kilobyte here. */
function sizeOf(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(0.1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
