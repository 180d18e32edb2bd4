import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { DraftActions } from './DraftActions.tsx';
import { closedDraft, type DraftState } from './draft/draft.ts';
import { blankDraft } from './draft/saved-draft.ts';
import type { SendOutcome } from './draft/send.ts';
import { ServedStates } from './draft/store.ts';
import { type Submission, submissionStore } from './draft/submission.ts';
import type { Upload } from './draft/uploads.ts';
import fieldStyles from './fields/Field.module.css';
import { FieldLabel, FieldNotes } from './fields/Field.tsx';
import { UploadStatus } from './fields/UploadStatus.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
// Not one of its own: the browser's build drops this file, and would drop that with it.
import styles from './Step.module.css';
import { StepNavigation } from './StepNavigation.tsx';

interface Props {
  words: Words['contact'];
  language: Language;
}

/**
 * Everything that the inquiry says only when scripts run, one after the other, for the frame in
 * which texts are changed. Only the server knows this file.
 */
export function Specimens({ words, language }: Props) {
  return (
    <div className={styles.form}>
      {listDrafts().map((draft, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
        <Staged key={index} initial={closedDraft} state={draft}>
          <DraftActions words={words} language={language} />
        </Staged>
      ))}
      <div className={styles.fields}>
        <Hint label={words.fields.phoneNumber} note={words.required} hint={words.hints.phone} />
        <Hint label={words.fields.email} note={words.optional} hint={words.hints.email} />
      </div>
      <Uploads words={words} language={language} />
      <div className={styles.actions}>
        <button type="button" className={styles.primary}>
          {words.buttons.submitting}
        </button>
        <p>{words.hints.correctFirst}</p>
      </div>
      <Opened alert={<AlertDialog {...alertOf(words.alerts.consent, words)} />} />
      {outcomes.map((outcome, index) => (
        <Staged
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          key={index}
          initial={submissionStore.initial}
          state={answered(outcome)}
        >
          <OpenedOutcome words={words} language={language} />
        </Staged>
      ))}
      <Staged initial={StepNavigation} state={true}>
        <StepNavigation />
      </Staged>
    </div>
  );
}

// A function: what is computed when a file is read stays in the browser's build.
function listDrafts(): DraftState[] {
  const fields = { ...blankDraft.fields, detail: name };
  const open: DraftState = { ...closedDraft, isOpen: true, draft: { ...blankDraft, fields } };
  return [open, { ...open, isKept: false }, { ...open, removed: blankDraft }];
}

const outcomes: SendOutcome[] = [
  { ok: true, reference: 'SAMPLE-0001' },
  { ok: false, reason: 'invalid', errors: {} },
  { ok: false, reason: 'invalid', errors: { fileId: 'file-gone' } },
  { ok: false, reason: 'too-many', minutes: 10 },
  { ok: false, reason: 'too-large' },
  { ok: false, reason: 'received-before' },
  { ok: false, reason: 'unreachable' },
  { ok: false, reason: 'failed' },
];

function answered(outcome: SendOutcome): Submission {
  return { phase: 'answered', outcome, sent: blankDraft, isRead: false };
}

interface StagedProps {
  initial: unknown;
  state: unknown;
  children: ReactNode;
}

function Staged({ initial, state, children }: StagedProps) {
  return <ServedStates value={new Map([[initial, state]])}>{children}</ServedStates>;
}

function Hint({ label, note, hint }: { label: string; note: string; hint: string }) {
  return (
    <div className={fieldStyles.field}>
      <FieldLabel htmlFor="" note={note}>
        {label}
      </FieldLabel>
      <FieldNotes name="" hint={hint} />
    </div>
  );
}

type AlertProps = ComponentProps<typeof AlertDialog>;

function alertOf(message: string, { buttons }: Words['contact']): AlertProps {
  return { message, closeLabel: buttons.close, onClose() {} };
}

/** Several dialogs would lie upon each other: what one holds, in the flow of the page. */
function Opened({ alert }: { alert: ReactElement<AlertProps> }) {
  const dialog = AlertDialog(alert.props);
  return <div className={styles.result}>{dialog.props.children}</div>;
}

function OpenedOutcome(props: Props) {
  const alert = OutcomeAlert(props);
  return alert && <Opened alert={alert} />;
}

const name = 'sample.pdf';
const file = { key: '', name, size: 1_200_000, isKept: true };
const sending = { phase: 'sending', name, size: 2 } as const;

function Uploads({ words: { upload: words }, language }: Props) {
  const errors = Object.keys(words.uploadErrors) as (keyof typeof words.uploadErrors)[];
  const failed = errors.map((error): Upload => ({ phase: 'failed', name, error, canRetry: true }));
  const uploads: Upload[] = [{ ...sending, sent: 1 }, { ...sending, sent: 2 }, ...failed];
  const files = [file, { ...file, isKept: false }, { ...file, uploadId: 'sample' }];
  const states = [
    ...files.map((one) => ({ file: one, upload: undefined })),
    ...uploads.map((upload) => ({ file: undefined, upload })),
  ];
  return (
    <div className={styles.fields}>
      {states.map((state, index) => (
        <UploadStatus
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          key={index}
          {...state}
          name="file"
          words={words}
          language={language}
          onRetry={() => {}}
        />
      ))}
    </div>
  );
}
