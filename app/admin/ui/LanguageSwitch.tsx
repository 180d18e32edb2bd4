import { Group, UnstyledButton } from '@mantine/core';
import { ownName } from '#domain/language.ts';
import { type AdminLanguage, adminLanguages } from '../words/define-words.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './LanguageSwitch.module.css';

interface Props {
  onDark?: boolean;
  onChoose?(language: AdminLanguage): void;
}

export function LanguageSwitch({ onDark = false, onChoose }: Props) {
  const { language, words, setLanguage } = useLanguage();
  return (
    <Group component="fieldset" className={styles.switch} data-dark={onDark || undefined}>
      <legend className="visually-hidden">{words.frame.language}</legend>
      {adminLanguages.map((choice) => (
        <UnstyledButton
          key={choice}
          lang={choice}
          aria-pressed={choice === language}
          className={styles.choice}
          onClick={() => {
            setLanguage(choice);
            onChoose?.(choice);
          }}
        >
          {ownName[choice]}
        </UnstyledButton>
      ))}
    </Group>
  );
}
