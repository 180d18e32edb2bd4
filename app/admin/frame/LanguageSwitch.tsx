import { Group, UnstyledButton } from '@mantine/core';
import { ownName } from '#domain/language.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './LanguageSwitch.module.css';

interface Props {
  onDark?: boolean;
  onChoose?(language: 'ko' | 'en'): void;
}

export function LanguageSwitch({ onDark = false, onChoose }: Props) {
  const { language, words, speak } = useLanguage();
  return (
    <Group component="fieldset" className={styles.switch} data-dark={onDark || undefined}>
      <legend className="visually-hidden">{words.frame.language}</legend>
      {(['ko', 'en'] as const).map((one) => (
        <UnstyledButton
          key={one}
          lang={one}
          aria-pressed={one === language}
          className={styles.choice}
          onClick={() => {
            speak(one);
            onChoose?.(one);
          }}
        >
          {ownName[one]}
        </UnstyledButton>
      ))}
    </Group>
  );
}
