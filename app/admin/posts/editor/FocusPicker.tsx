import { Input } from '@mantine/core';
import { useState } from 'react';
import { type PictureFocus, pictureFocuses } from '#domain/post.ts';
import { useWords } from '../../words/words.tsx';
import styles from './FocusPicker.module.css';

interface Props {
  address: string;
  focus: PictureFocus;
  /** Whether it was saved. */
  onChange(focus: PictureFocus): Promise<boolean>;
}

/** The picture cut as a card cuts it, and nine points to choose what stays in sight. */
export function FocusPicker({ address, focus, onChange }: Props) {
  const texts = useWords().postDesk.focus;
  /** Shown at once, and taken back if it cannot be saved. */
  const [chosen, setChosen] = useState(focus);

  async function choose(part: PictureFocus) {
    setChosen(part);
    if (!(await onChange(part))) setChosen(focus);
  }

  return (
    <fieldset className={styles.field}>
      <Input.Label component="legend">{texts.label}</Input.Label>
      <Input.Description mb="xs">{texts.hint}</Input.Description>
      <div className={styles.card}>
        <img src={address} alt="" data-focus={chosen} />
        {pictureFocuses.map((part) => (
          <label key={part} title={texts.parts[part]}>
            <input
              type="radio"
              name="focus"
              aria-label={texts.parts[part]}
              checked={part === chosen}
              onChange={() => choose(part)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
