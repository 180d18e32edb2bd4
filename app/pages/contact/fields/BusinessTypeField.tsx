import type { Words } from '#content/words.ts';
import { type BusinessType, businessTypes } from '#domain/inquiry.ts';
import styles from './BusinessTypeField.module.css';

interface Props {
  label: string;
  words: Words['contact']['businessTypes'];
  value: BusinessType;
  onChange: (value: BusinessType) => void;
}

export function BusinessTypeField({ label, words, value, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {businessTypes.map((type) => (
          <label key={type} className={styles.choice}>
            <input
              type="radio"
              id={type === businessTypes[0] ? 'businessType' : undefined}
              name="businessType"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <span>{words[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
