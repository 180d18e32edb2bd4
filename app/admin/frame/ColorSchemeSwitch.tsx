import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './ColorSchemeSwitch.module.css';

const schemes = [
  { value: 'auto', icon: 'device' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const;

/** As on the device, light or dark, in this browser. */
export function ColorSchemeSwitch() {
  const texts = useWords().frame.colorScheme;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{texts.title}</legend>
      {schemes.map(({ value, icon }) => (
        <UnstyledButton
          key={value}
          className={styles.choice}
          aria-pressed={value === colorScheme}
          aria-label={texts[value]}
          title={texts[value]}
          onClick={() => setColorScheme(value)}
        >
          <Icon name={icon} size={18} />
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
