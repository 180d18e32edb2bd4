import { type DragEvent, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { FileFieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import { acceptedFiles, uploadLimitInMegabytes } from '#domain/upload.ts';
import type { PickedFile } from '../draft/saved-draft.ts';
import { pickFile, type Upload } from '../draft/uploads.ts';
import stepStyles from '../Step.module.css';
import fieldStyles from './Field.module.css';
import { FieldLabel } from './Field.tsx';
import styles from './FileField.module.css';
import { UploadStatus } from './UploadStatus.tsx';

interface Props {
  name: FileFieldName;
  label: string;
  note: string;
  words: Words['contact']['upload'];
  language: Language;
  file: PickedFile | undefined;
  upload: Upload | undefined;
}

/** A picker and a drop target; the chosen file stays in this browser and its name stands beside. */
export function FileField({ name, label, note, words, language, file, upload }: Props) {
  const [isOver, setIsOver] = useState(false);
  const shownName = upload?.name ?? file?.name ?? '';

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) pickFile(name, dropped);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the picker does it all
    <div
      className={`${fieldStyles.field} ${stepStyles.withScripts}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FieldLabel htmlFor={name} note={note}>
        {label}
      </FieldLabel>
      <div className={styles.row}>
        <input
          type="text"
          readOnly
          tabIndex={-1}
          className={`${fieldStyles.input} ${styles.name}`}
          aria-label={words.chosen}
          value={shownName}
          placeholder={words.noFile}
          title={shownName || undefined}
        />
        <span className={styles.pick}>
          <span aria-hidden="true">{words.pick}</span>
          <input
            type="file"
            id={name}
            name={name}
            accept={acceptedFiles}
            aria-describedby={`${name}-rule ${name}-status`}
            // So that the same file can be chosen again.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen) pickFile(name, chosen);
            }}
          />
        </span>
      </div>
      <UploadStatus name={name} words={words} language={language} file={file} upload={upload} />
      <p id={`${name}-rule`} className={fieldStyles.hint}>
        {fill(words.rule, { limit: uploadLimitInMegabytes })}{' '}
        <span className={styles.dropHint}>{words.drop}</span>
      </p>
    </div>
  );
}
