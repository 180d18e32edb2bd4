import { useEffect, useId, useRef } from 'react';
import styles from './AlertDialog.module.css';

interface Props {
  message: string;
  closeLabel: string;
  /** Called once the box is closed, by its button or by Escape; the caller then unmounts it. */
  onClose: () => void;
}

/** A message that must be read. Render it to show it; focus goes in, and back where it was. */
export function AlertDialog({ message, closeLabel, onClose }: Props) {
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
      className={styles.box}
      onClose={onClose}
    >
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <button type="button" className={styles.close} onClick={() => box.current?.close()}>
        {closeLabel}
      </button>
    </dialog>
  );
}
