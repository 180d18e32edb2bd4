import { useEffect, useState } from 'react';
import type { Words } from '#content/words.ts';
import styles from './Share.module.css';

interface Props {
  title: string;
  path: string;
  words: Words['media']['detail'];
}

/** Copying and sharing need JavaScript, so the buttons appear after hydration, in space that is reserved for them. */
export function Share({ title, path, words }: Props) {
  const [abilities, setAbilities] = useState({ isHydrated: false, canShare: false });
  const [message, setMessage] = useState('');

  useEffect(() => {
    setAbilities({ isHydrated: true, canShare: typeof navigator.share === 'function' });
  }, []);

  async function copyLink() {
    setMessage('');
    const isCopied = await copy(window.location.origin + path);
    setMessage(isCopied ? words.copied : words.copyFailed);
  }

  function share() {
    // Closing the sheet without sharing rejects the promise, which is no error.
    navigator.share({ title, url: path }).catch(() => undefined);
  }

  return (
    <div className={styles.share}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {abilities.isHydrated && (
        <button type="button" onClick={copyLink}>
          {words.copy}
        </button>
      )}
      {abilities.canShare && (
        <button type="button" onClick={share}>
          {words.share}
        </button>
      )}
    </div>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For browsers that have no clipboard API on plain HTTP. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  return isCopied;
}
