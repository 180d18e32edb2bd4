import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface Props {
  name: 'sample' | 'consent';
  label: ReactNode;
  isOn: boolean;
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  onChange: (isOn: boolean) => void;
  /** Beside the switch: what its position means. */
  children?: ReactNode;
}

/** A checkbox that looks like a switch. */
export function Switch(props: Props) {
  const { name, label, isOn, describedBy, invalid, required, onChange, children } = props;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        id={name}
        name={name}
        className={styles.track}
        checked={isOn}
        required={required}
        aria-labelledby={`${name}-label`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span id={`${name}-label`} className={styles.label}>
        {label}
      </span>
      {children}
    </label>
  );
}
