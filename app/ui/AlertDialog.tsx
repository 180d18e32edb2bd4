import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './AlertDialog.module.css';

interface Props {
  message: string;
  closeLabel: string;
  /** Called once the box is closed, by its button or by Escape; the caller then unmounts it. */
  onClose: () => void;
  /** What a good message brings with it: it is given a scene of its own. */
  children?: ReactNode;
}

/** A message that must be read. Render it to show it; focus goes in, and back where it was. */
export function AlertDialog({ message, closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const messageId = useId();

  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);

  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={messageId}
      className={children ? `${styles.box} ${styles.good} on-ink` : styles.box}
      onClose={onClose}
    >
      <div id={messageId}>
        <p className={styles.message}>{message}</p>
        {children}
      </div>
      <button
        type="button"
        // The focus begins here, also where something else could take it first.
        // biome-ignore lint/a11y/noAutofocus: a message is read and closed
        autoFocus
        className={styles.close}
        onClick={() => box.current?.close()}
      >
        {closeLabel}
      </button>
    </dialog>
  );
}
