import { pagePath } from '#domain/pages.ts';
import { Wordmark } from '../brand/Wordmark.tsx';
import { CompanyLink } from './CompanyLink.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LightsSwitch } from './LightsSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useFrame } from './useFrame.ts';

export function Header() {
  const { language, words } = useFrame();
  return (
    <header className={styles.header}>
      <div className={styles.logos}>
        <a
          href={pagePath('home', language)}
          className={styles.wordmark}
          aria-label={words.header.home}
        >
          <Wordmark />
        </a>
        <CompanyLink className={styles.company} />
      </div>
      <MainMenu />
      <LightsSwitch />
      <LanguageMenu />
      <MobileMenu />
    </header>
  );
}
