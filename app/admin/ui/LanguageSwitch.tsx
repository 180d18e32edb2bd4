import { Group, UnstyledButton } from '@mantine/core';
import { ownName } from '#domain/language.ts';
import { type StaffLanguage, staffLanguages } from '#domain/staff.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './LanguageSwitch.module.css';

interface Props {
  onDark?: boolean;
  onChoose?(language: StaffLanguage): void;
}

export function LanguageSwitch({ onDark = false, onChoose }: Props) {
  const { language, words, setLanguage } = useLanguage();
  return (
    <Group
      component="fieldset"
      wrap="nowrap"
      className={styles.switch}
      data-dark={onDark || undefined}
    >
      <legend className="visually-hidden">{words.frame.language}</legend>
      {staffLanguages.map((choice) => (
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
