import type { Words } from '#content/words.ts';
import fieldStyles from './Field.module.css';
import styles from './SampleSwitch.module.css';
import { Switch } from './Switch.tsx';

interface Props {
  label: string;
  words: Words['contact']['sample'];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SampleSwitch({ label, words, isOn, onChange }: Props) {
  return (
    <div className={styles.sample}>
      <Switch
        name="sample"
        label={label}
        isOn={isOn}
        describedBy="sample-hint sample-state"
        onChange={onChange}
      >
        <span className={styles.state}>
          <span id="sample-state">{isOn ? words.yes : words.no}</span>
          <span className={styles.edit}>{words.edit}</span>
        </span>
      </Switch>
      <p id="sample-hint" className={fieldStyles.hint}>
        {words.hint}
      </p>
    </div>
  );
}
