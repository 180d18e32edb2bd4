import { languages, ownName } from '#domain/language.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageMenu.module.css';
import { useFrame } from './useFrame.ts';

export function LanguageMenu() {
  const { language, words } = useFrame();
  return (
    <Dropdown
      align="end"
      className={styles.menu}
      label={
        <>
          <span className="visually-hidden">{words.header.language}: </span>
          <span className={styles.code} aria-hidden="true">
            {language.toUpperCase()}
          </span>
          <span className={styles.name} lang={language}>
            {ownName[language]}
          </span>
        </>
      }
    >
      <ul className={styles.choices}>
        {languages.map((choice) => (
          <li key={choice}>
            <LanguageLink language={choice}>{ownName[choice]}</LanguageLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
